// A local Postmark: the part of its HTTP API that the site uses, faults on request, an inbox page at `/`. Nothing leaves the machine.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { StructError } from 'superstruct';
import { sendResponse } from '../node-http.ts';
import type { CallHandler, LocalPostmark } from './call.ts';
import { deleteMails, putFaults, putIndexDelay, showMails } from './control-requests.ts';
import { errorResponse } from './errors.ts';
import { showInbox } from './inbox-page.ts';
import { postEmail, searchMessages, showDetails } from './messages.ts';

const ROUTES: Record<string, CallHandler> = {
  'POST /email': withToken(postEmail),
  'GET /messages/outbound': withToken(searchMessages),
  'GET /messages/outbound/:id/details': showDetails,
  'PUT /control/faults': putFaults,
  'PUT /control/index-delay': putIndexDelay,
  'GET /control/mails': showMails,
  'DELETE /control/mails': deleteMails,
  'GET /': showInbox,
  'POST /delete': deleteMails,
};
const MESSAGE_ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

/** Listens on 127.0.0.1 only, because it has no authentication; port 0 takes any free one. Rejects when it cannot, e.g. with EADDRINUSE. */
export async function startLocalPostmark({ port }: { port: number }) {
  const postmark: LocalPostmark = { mails: [], faults: [], indexDelayMs: 0 };
  const server = createServer(async (request, response) => {
    // A client that hangs up while it is answered would end the process if nobody listened.
    response.on('error', () => {});
    const answer = await route(request, response, postmark).catch((error) => (response.destroyed ? undefined : refuse(error)));
    if (answer) await sendResponse(response, answer).catch(() => response.destroy());
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { url: `http://127.0.0.1:${address.port}`, port: address.port, close };
}

async function route(request: IncomingMessage, response: ServerResponse, postmark: LocalPostmark): Promise<Response | undefined> {
  // Read before anything is decided, so that a reset or a hang comes after a complete request.
  const body = await text(request);
  if (Buffer.byteLength(body) > 10 * 1024 * 1024) throw errorResponse('too-large');
  const [path = '', query] = (request.url ?? '').split('?');
  const id = MESSAGE_ID.exec(path)?.[0] ?? '';
  const handle = ROUTES[`${request.method} ${path.replace(MESSAGE_ID, ':id')}`];
  if (!handle) throw errorResponse('no-such-endpoint');
  return handle({ request, response, body, id, query: new URLSearchParams(query), postmark });
}

/** Accepts any token, but not none: an application that forgot its token must notice. */
function withToken(handle: CallHandler): CallHandler {
  return (call) => (call.request.headers['x-postmark-server-token'] ? handle(call) : errorResponse('bad-token'));
}

function refuse(error: unknown): Response {
  if (error instanceof Response) return error;
  if (error instanceof SyntaxError) return errorResponse('invalid-json');
  // Postmark has one error for a value that breaks a rule, and another for a value of the wrong type.
  if (error instanceof StructError)
    return errorResponse(error.refinement ? 'invalid-request' : 'incompatible-json', { message: error.message });
  console.error('[local Postmark]', error);
  return errorResponse('server-error');
}
