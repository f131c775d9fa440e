import { once } from 'node:events';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** One POST of a message, as it arrived, with the message's id. `at` is in milliseconds. */
export type Post = { id: string; body: string; at: number };
export type Answer = { status: number; headers: OutgoingHttpHeaders; body: string | Buffer };
type Call = { post: Post; response: ServerResponse; forward(): Promise<Answer> };
/** Decides what happens to a POST. */
export type PostHandler = (call: Call) => Promise<void> | void;

export const pass: PostHandler = async ({ response, forward }) => send(response, await forward());
/** Never answers; resolves once the browser has given up. */
export const hang: PostHandler = async ({ response }) => void (await once(response, 'close'));
/** The site receives it, and the connection is reset before its answer: Chromium posts again by itself. */
export const resetAfterBody: PostHandler = async ({ response, forward }) => {
  await forward();
  response.socket?.resetAndDestroy();
};
export const portal: PostHandler = answering(200, { 'Content-Type': 'text/html' }, '<!doctype html><title>Bienvenue à bord</title>');
export const failing = (status: number, headers: OutgoingHttpHeaders = {}): PostHandler => answering(status, headers);
/** Holds the POST back until `gate` resolves. */
export const after = (gate: Promise<unknown>, handler: PostHandler = pass): PostHandler => {
  return async (call) => {
    await gate;
    await handler(call);
  };
};

function answering(status: number, headers: OutgoingHttpHeaders, body = ''): PostHandler {
  return ({ response }) => send(response, { status, headers, body });
}

export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'Content-Length': Buffer.byteLength(body) }).end(body);
}
