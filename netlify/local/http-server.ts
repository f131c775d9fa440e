import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendText } from './node-http.ts';
import { takePort } from './ports.ts';

/** Long enough for a mail to go out, short enough for someone who pressed Ctrl-C. */
const GRACE_MS = 3_000;

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** An HTTP server that logs a failing handler and answers 500 (400 for an invalid URL). */
export function createLocalServer(handle: Handle): Server {
  return createServer(async (request, response) => {
    request.on('error', () => {});
    response.on('error', () => {});
    try {
      await handle(request, response);
    } catch (error) {
      answerError(request, response, error);
    }
  });
}

function answerError(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.destroyed) return;
  const isBadAddress = error instanceof Error && 'code' in error && error.code === 'ERR_INVALID_URL';
  if (!isBadAddress) console.error(`${request.method} ${request.url}`, error);
  if (response.headersSent) response.destroy();
  else sendText(response, isBadAddress ? 400 : 500, isBadAddress ? 'Bad Request' : 'Internal Server Error');
}

/** Listens on 127.0.0.1 only and resolves with the URL. Throws a Refusal if the port is unavailable. */
export async function listen(server: Server, port: number): Promise<string> {
  await takePort(port, 'PORT', async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Stops accepting connections, gives running requests `GRACE_MS` to finish, then closes what is left. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(cut);
}
