import { type Errors, ServerClient } from 'postmark';
import { afterEach, beforeEach } from 'vitest';
import { startSandbox } from '../../../netlify/local/postmark-sandbox/server.ts';

// Importing this module gives every test its own sandbox, and Postmark's real client for it.

export const ID = '3f1c2a52-6c0e-4f0e-8a49-0c6a3c1f7d10';
export const mail = {
  From: '"Trait" <bonjour@trait.example>',
  To: 'equipe@trait.example',
  ReplyTo: 'visiteur@exemple.example',
  Subject: 'Nouveau message',
  TextBody: 'Bonjour',
  Tag: 'contact',
  Metadata: { 'contact-id': ID },
};

export let sandbox: Awaited<ReturnType<typeof startSandbox>>;
export let client: ServerClient;

/** A client with this timeout, in seconds. */
export const clientOf = (timeout: number) =>
  new ServerClient('token', { requestHost: `127.0.0.1:${sandbox.port}`, useHttps: false, timeout });

beforeEach(async () => {
  sandbox = await startSandbox({ port: 0 });
  client = clientOf(20);
});
afterEach(() => sandbox.close());

/** One plain HTTP request: an object is sent as JSON, a string as it is. */
export async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const payload = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
  const response = await fetch(sandbox.url + path, { method, headers, body: payload });
  return { status: response.status, headers: response.headers, text: await response.text() };
}
export const json = async (method: string, path: string, body?: unknown) => JSON.parse((await call(method, path, body)).text);
export const putFaults = (faults: unknown) => json('PUT', '/sandbox/faults', faults);
export const accepted = async (): Promise<number> => (await json('GET', '/sandbox/mails')).total;
export const failure = (mailing: Promise<unknown>) => mailing.then(() => undefined).catch((error: Errors.PostmarkError) => error);
export const find = (filter: object) => client.getOutboundMessages({ count: 50, offset: 0, ...filter });
