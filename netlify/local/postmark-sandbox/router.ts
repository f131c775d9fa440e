import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Call } from './call.ts';
import { postEmail } from './email-api.ts';
import { HttpError, POSTMARK_ERRORS, postmarkBody, refusal } from './errors.ts';
import { showInbox } from './inbox.ts';
import { searchMessages, showDetails, showDump } from './messages-api.ts';
import type { Sandbox } from './sandbox.ts';
import { deleteFaults, deleteMails, putFaults, putIndexDelay, showFaults, showMails, streamEvents } from './sandbox-api.ts';

type Handler = (call: Call) => void | Promise<void>;

const ROUTES: Record<string, Record<string, Handler>> = {
  '/': { GET: showInbox },
  '/email': { POST: postEmail },
  '/messages/outbound': { GET: searchMessages },
  '/messages/outbound/:id/details': { GET: showDetails },
  '/messages/outbound/:id/dump': { GET: showDump },
  '/sandbox/faults': { GET: showFaults, PUT: putFaults, DELETE: deleteFaults },
  '/sandbox/index-delay': { PUT: putIndexDelay },
  '/sandbox/mails': { GET: showMails, DELETE: deleteMails },
  '/sandbox/events': { GET: streamEvents },
};

const MESSAGE_PATH = /^(\/messages\/outbound\/)([^/]+)(\/[a-z]+)$/;

export async function route(request: IncomingMessage, response: ServerResponse, sandbox: Sandbox): Promise<void> {
  const method = request.method ?? 'GET';
  // A target such as `//` or `http://` is not a valid URL: also answered with a 404.
  const url = URL.parse(request.url ?? '/', 'http://sandbox.invalid');
  const [, before = '', id = '', after = ''] = MESSAGE_PATH.exec(url?.pathname ?? '') ?? [];
  const path = id ? `${before}:id${after}` : (url?.pathname ?? '');
  const methods = ROUTES[path];
  if (!url || !methods) throw refusal('no-such-endpoint', `There is no ${method} ${path || request.url}.`);
  const handle = methods[method === 'HEAD' ? 'GET' : method];
  if (handle) return await handle({ request, response, url, sandbox, id });
  const allowed = [...Object.keys(methods), ...('GET' in methods ? ['HEAD'] : []), 'OPTIONS'].join(', ');
  if (method !== 'OPTIONS') throw methodNotAllowed(method, path, allowed);
  // No Access-Control headers: other origins must not use the sandbox.
  response.writeHead(204, { Allow: allowed }).end();
}

function methodNotAllowed(method: string, path: string, allowed: string): HttpError {
  const message = `${path} does not take ${method}, only ${allowed}.`;
  return new HttpError(405, message, postmarkBody({ ...POSTMARK_ERRORS['no-such-endpoint'], message }), { Allow: allowed });
}
