import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Connect } from 'vite';

/** Buffers the whole request, as Netlify does before it calls a function. */
export async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', headers } = incoming;
  const body = await buffer(incoming);
  return new Request(urlOf(incoming), {
    method,
    headers: headers as Record<string, string>,
    body: method === 'GET' || method === 'HEAD' ? null : body,
  });
}

/** Concatenates, where resolving would be wrong: as a relative reference, `//example.com/` would point to another host. */
export function urlOf({ url = '/', headers }: IncomingMessage): URL {
  return new URL(`http://${headers.host ?? 'localhost'}${url}`);
}

export async function sendResponse(outgoing: ServerResponse, response: Response): Promise<void> {
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

type AsyncMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => Promise<void>;

/** Connect neither waits for a promise nor hears of its failure. */
export function middleware(handle: AsyncMiddleware): Connect.NextHandleFunction {
  return (request, response, next) => {
    handle(request, response, next).catch((error: unknown) => response.destroyed || next(error));
  };
}
