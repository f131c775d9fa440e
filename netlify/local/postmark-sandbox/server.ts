/** A local Postmark: same HTTP API, nothing leaves the machine, faults on request, an inbox page at `/`. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HttpError, POSTMARK_ERRORS, postmarkBody } from './errors.ts';
import { sendJson } from './http.ts';
import { route } from './router.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

export type SandboxOptions = {
  /** 0 takes any free port. */
  port: number;
  /** Default: 127.0.0.1, because the sandbox has no authentication. */
  host?: string;
};

export type RunningSandbox = { url: string; port: number; close(): Promise<void> };

/** Rejects when it cannot listen, e.g. with EADDRINUSE. */
export async function startSandbox({ port, host = '127.0.0.1' }: SandboxOptions): Promise<RunningSandbox> {
  const closing = new AbortController();
  const sandbox = createSandbox(closing.signal);
  const server = createServer((request, response) => void answer(request, response, sandbox));
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    sandbox.events.close();
    throw error;
  }
  // Once listening, an error affects a single connection (too many open files, say) and must not end the process.
  server.on('error', (error) => console.error('[mail sandbox]', error));
  const address = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    closing.abort();
    sandbox.events.close();
    await stop(server);
  };
  return { url: `http://${nameOf(host)}:${address.port}`, port: address.port, close };
}

async function answer(request: IncomingMessage, response: ServerResponse, sandbox: Sandbox): Promise<void> {
  // Ignore broken connections: without a listener, the error would end the process.
  request.on('error', () => {});
  response.on('error', () => {});
  try {
    await route(request, response, sandbox);
  } catch (error) {
    answerError(error, response, sandbox);
  }
}

function answerError(error: unknown, response: ServerResponse, sandbox: Sandbox): void {
  const known = error instanceof HttpError ? error : undefined;
  const connected = response.socket !== null && !response.socket.destroyed;
  if (!known && connected && !sandbox.closing.aborted) console.error('[mail sandbox]', error);
  if (response.headersSent) response.destroy();
  else if (known) sendJson(response, known.status, known.body, known.headers);
  else sendJson(response, 500, postmarkBody(POSTMARK_ERRORS['server-error']));
}

async function stop(server: Server): Promise<void> {
  const stopped = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await stopped;
}

/** The host name by which this machine reaches a server that listens on `host`. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
