import { once } from 'node:events';
import { createServer } from 'node:net';
import { Refusal } from './refusal.ts';

/** A port from the environment; 0 takes any free one. An empty variable counts as none, here as everywhere. */
export function readPort(variable: string, fallback: number, env: NodeJS.ProcessEnv = process.env): number {
  const value = env[variable]?.trim();
  if (!value) return fallback;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new Refusal(`${variable}=${value} is no port: it takes a whole number from 0 to 65535.`);
}

/** Has `listen` listen on `port` of 127.0.0.1. Refuses a port that cannot be had, with the name of the `variable` that chooses it. */
export async function takePort<Listening>(port: number, variable: string, listen: () => Promise<Listening>): Promise<Listening> {
  try {
    await checkLoopback(port);
    return await listen();
  } catch (error) {
    throw explainPort(error, port, variable);
  }
}

/** Rejects with EADDRINUSE when somebody listens on ::1, where browsers look first for `localhost`: they would show another page as ours. */
async function checkLoopback(port: number): Promise<void> {
  const server = createServer().listen(port, '::1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') throw error;
    // A machine without IPv6 has no ::1.
    return;
  }
  server.close();
  await once(server, 'close');
}

/** Turns the error of a port that cannot be had into a sentence with its number and the variable that chooses it. */
function explainPort(error: unknown, port: number, variable: string): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return new Refusal(`Port ${port} is in use: stop what listens there, or choose another one with ${variable}.`);
  if (code === 'EACCES') return new Refusal(`Port ${port} is not allowed for this user: choose one above 1023 with ${variable}.`);
  return error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
