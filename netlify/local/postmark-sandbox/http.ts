import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusal } from './errors.ts';

const MAX_BODY_BYTES = 10 * 1024 * 1024;

const EVERY_RESPONSE = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

function send(response: ServerResponse, status: number, type: string, body: string, headers: Record<string, string> = {}): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { ...EVERY_RESPONSE, 'Content-Type': type, 'Content-Length': bytes.length, ...headers });
  response.end(bytes);
}

export function sendJson(response: ServerResponse, status: number, body: unknown, headers?: Record<string, string>): void {
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body), headers);
}

export function sendHtml(response: ServerResponse, status: number, body: string, headers?: Record<string, string>): void {
  send(response, status, 'text/html; charset=utf-8', body, headers);
}

/** Sends the headers and leaves the response open. */
export function openStream(response: ServerResponse, type: string): void {
  response.writeHead(200, { ...EVERY_RESPONSE, 'Content-Type': type });
  response.flushHeaders();
}

/** Reads to the end even beyond the limit: otherwise a client that is still uploading would get a reset instead of the 413. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > MAX_BODY_BYTES) throw refusal('too-large');
  return Buffer.concat(chunks);
}

/** `undefined` when the bytes are not JSON in UTF-8. */
export function parseJson(bytes: Uint8Array): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return undefined;
  }
}
