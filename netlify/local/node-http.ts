import type { IncomingMessage, ServerResponse } from 'node:http';

/** Netlify's limit for a request to a function. */
const MAX_BODY_BYTES = 6 * 1024 * 1024;

/** Buffers the whole request, as Netlify does before it calls a function; `undefined` if it is too large. */
export async function toRequest(incoming: IncomingMessage): Promise<Request | undefined> {
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  // Read to the end even if it is too large: closing early would reset the connection before the client reads the response.
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BODY_BYTES) return undefined;
  const body = method === 'GET' || method === 'HEAD' ? null : Buffer.concat(chunks);
  return new Request(urlOf(incoming), { method, headers, body });
}

/** Throws ERR_INVALID_URL if the host and request target do not form a URL. */
export function urlOf({ url = '/', headers }: IncomingMessage): URL {
  const origin = `http://${headers.host ?? 'localhost'}`;
  // Concatenated, not resolved: as a relative reference, `//example.com/` would point to another host.
  return new URL(url.startsWith('/') ? origin + url : url);
}

export async function sendResponse(response: ServerResponse, { status, headers, body }: Response): Promise<void> {
  const bytes = body ? Buffer.from(await new Response(body).arrayBuffer()) : Buffer.alloc(0);
  response.statusCode = status;
  response.setHeaders(headers);
  if (status !== 204 && status !== 304) response.setHeader('Content-Length', bytes.length);
  response.end(response.req.method === 'HEAD' ? undefined : bytes);
}

export function sendText(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  const body = Buffer.from(`${text}\n`);
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': body.length, ...headers });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
