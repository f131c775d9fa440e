import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusal } from './errors.ts';
import type { Sandbox } from './sandbox.ts';

/** What every handler receives for a request. */
export type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  sandbox: Sandbox;
  /** The value of `:id` in the path; empty if there is none. */
  id: string;
};

/** Accepts any token: the sandbox has no accounts, but an application that forgot its token must notice. */
export function requireToken({ request }: Call): void {
  if (!request.headers['x-postmark-server-token']) throw refusal('bad-token');
}
