import type { IncomingMessage, ServerResponse } from 'node:http';
import { create, min, number, object } from 'superstruct';
import type { Email } from './email.ts';
import { errorResponse } from './errors.ts';
import type { Fault } from './faults.ts';

export type Mail = Email & { MessageID: string; ReceivedAt: string };

export type Sandbox = {
  /** Every accepted mail, newest first, without a limit: a test must be able to count all of them. */
  mails: Mail[];
  /** The first applies to the next mail. */
  faults: Fault[];
  /** Mails younger than this are missing from Postmark's search. */
  indexDelayMs: number;
};

/** `id` is the MessageID in the path, empty if there is none; `response` is for faults of the connection only. */
export type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  body: string;
  id: string;
  query: URLSearchParams;
  sandbox: Sandbox;
};

/** Returns undefined if nothing is to be answered, and may throw the response that refuses a request. */
export type Handle = (call: Call) => Response | undefined | Promise<Response>;

export function findMail({ id, sandbox }: Call): Mail {
  const mail = sandbox.mails.find(({ MessageID }) => MessageID === id);
  if (!mail) throw errorResponse('no-such-message');
  return mail;
}

export function showMails({ sandbox }: Call): Response {
  return Response.json(sandbox.mails);
}

/** Serves tests and the inbox's own form; a form on another site's page comes with that site's origin. */
export function deleteMails({ request: { headers }, sandbox }: Call): Response {
  if (headers.origin && headers.origin !== `http://${headers.host}`) return new Response('Not from here.', { status: 403 });
  sandbox.mails = [];
  return new Response(null, { status: 303, headers: { Location: '/' } });
}

/** Takes `{ms}`. */
export function putIndexDelay({ body, sandbox }: Call): Response {
  sandbox.indexDelayMs = create(JSON.parse(body), object({ ms: min(number(), 0) })).ms;
  return Response.json({ ms: sandbox.indexDelayMs });
}
