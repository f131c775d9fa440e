import type { Dependencies } from '../dependencies.ts';
import { StoreError } from '../ledger/blob-store.ts';
import { referenceOf } from '../ledger/keys.ts';
import { describeError, type Log } from '../log.ts';
import { receive } from '../receive.ts';
import { checkRequest } from './check-request.ts';
import { readRequest } from './read-request.ts';
import { Refusal, replyTo } from './reply.ts';

const STORE_RETRY_SECONDS = 30;

/** POST /api/send-contact. Always responds, never throws; src/message/protocol.ts defines what the responses mean. */
export async function handleContact(request: Request, dependencies: Dependencies): Promise<Response> {
  const { origins, now, log } = dependencies;
  const reply = replyTo(request);
  try {
    const kind = checkRequest(request, origins);
    const received = await readRequest(request, kind, now());
    if (received.spam) log('info', { event: 'contact.spam', signals: received.spam, reference: referenceOf(received.id) });
    return reply.acknowledge({ id: received.id, state: await receive(received, dependencies) });
  } catch (error) {
    return reply.refuse(error instanceof Refusal ? error : failure(error, log));
  }
}

function failure(error: unknown, log: Log): Refusal {
  const storeFailed = error instanceof StoreError;
  log('error', { event: 'contact.failed', ...describeError(error), ...(storeFailed && { store: error.reason }) });
  return storeFailed ? new Refusal('unavailable', { retryAfter: STORE_RETRY_SECONDS }) : new Refusal('unexpected');
}
