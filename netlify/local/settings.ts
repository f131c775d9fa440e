import { Refusal } from './refusal.ts';

/** A port from the environment; 0 takes any free one. An empty variable counts as none, here as everywhere. */
export function readPort(variable: string, fallback: number, env: NodeJS.ProcessEnv = process.env): number {
  const value = env[variable]?.trim();
  if (!value) return fallback;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new Refusal(`${variable}=${value} is no port: it takes a whole number from 0 to 65535.`);
}

/** Refuses a variable that is to hold an address and holds something else; an empty one counts as none. */
export function checkAddress(variable: string, env: NodeJS.ProcessEnv = process.env): void {
  const value = env[variable]?.trim();
  if (!value || /^https?:$/.test(URL.parse(value)?.protocol ?? '')) return;
  throw new Refusal(`${variable}=${value} is no address: it begins with https:// or http://.`);
}

/** Turns the error of a port that cannot be had into a sentence with its number and the variable that chooses it. */
export function explainPort(error: unknown, port: number, variable: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return new Refusal(`Port ${port} is in use: stop what listens there, or choose another one with ${variable}.`);
  if (code === 'EACCES') return new Refusal(`Port ${port} is not allowed for this user: choose one above 1023 with ${variable}.`);
  return error;
}
