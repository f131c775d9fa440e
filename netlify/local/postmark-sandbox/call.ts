import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusal } from './errors.ts';
import type { Sandbox } from './sandbox.ts';

/** One request, as every handler gets it. */
export type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  sandbox: Sandbox;
  /** What stands for `:id` in the path; empty where there is none. */
  id: string;
};

/** Any token will do: the sandbox has no accounts, but an application that forgot its token must notice. */
export function requireToken({ request }: Call): void {
  if (!request.headers['x-postmark-server-token']) throw refusal('bad-token');
}
