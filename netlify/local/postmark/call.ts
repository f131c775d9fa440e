import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Mail } from './email.ts';
import type { Fault } from './faults.ts';

export type LocalPostmark = {
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
  postmark: LocalPostmark;
};

/** Returns undefined if nothing is to be answered, and may throw the response that refuses a request. */
export type CallHandler = (call: Call) => Response | undefined | Promise<Response>;
