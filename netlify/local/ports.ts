import { once } from 'node:events';
import { createServer } from 'node:net';
import { Refusal } from './refusal.ts';

/** Reads a port from the environment; 0 means any free port. An empty variable counts as unset. Throws a Refusal if it is invalid. */
export function readPort(variable: string, fallback: number, env: NodeJS.ProcessEnv = process.env): number {
  const value = env[variable]?.trim();
  if (!value) return fallback;
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new Refusal(`${variable}=${value} is no port: it takes a whole number from 0 to 65535.`);
}

/** Calls `listen`, which listens on 127.0.0.1. If `port` is unavailable, throws a Refusal that names the `variable` to change. */
export async function takePort<Listening>(port: number, variable: string, listen: () => Promise<Listening>): Promise<Listening> {
  try {
    await checkLoopback(port);
    return await listen();
  } catch (error) {
    throw explainPort(error, port, variable);
  }
}

/** Throws EADDRINUSE if something listens on ::1, which browsers try first for `localhost`: they would show that page instead of ours. */
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

/** Turns EADDRINUSE and EACCES into a Refusal that names the port and the variable to change. */
function explainPort(error: unknown, port: number, variable: string): unknown {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return new Refusal(`Port ${port} is in use: stop what listens there, or choose another one with ${variable}.`);
  if (code === 'EACCES') return new Refusal(`Port ${port} is not allowed for this user: choose one above 1023 with ${variable}.`);
  return error;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
