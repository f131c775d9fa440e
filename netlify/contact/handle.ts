import { StoreError } from './blob-store.ts';
import type { Dependencies } from './dependencies.ts';
import type { ContactMail } from './entry.ts';
import { guard } from './guard.ts';
import { referenceOf } from './keys.ts';
import { describeError } from './log.ts';
import { readRequest } from './read-request.ts';
import { receive } from './receive.ts';
import { type Refusal, replyTo } from './reply.ts';

const STORE_RETRY_SECONDS = 30;

/** POST /api/send-contact. Always responds, never throws; src/message/protocol.ts defines what the responses mean. */
export async function handleContact(request: Request, dependencies: Dependencies): Promise<Response> {
  const reply = replyTo(request);
  const gate = guard(request, dependencies.origins);
  if ('refusal' in gate) return reply.refuse(gate.refusal);
  try {
    const read = await readRequest(request, gate.kind, dependencies.now());
    if ('refusal' in read) return reply.refuse(read.refusal);
    logSpam(read.mail, dependencies);
    const state = await receive(read.mail, dependencies);
    return reply.acknowledge({ id: read.mail.id, state });
  } catch (error) {
    return reply.refuse(refusalOf(error, dependencies));
  }
}

function logSpam({ id, spam }: ContactMail, { log }: Dependencies): void {
  if (spam) log('info', { event: 'contact.spam', signals: spam, reference: referenceOf(id) });
}

function refusalOf(error: unknown, { log }: Dependencies): Refusal {
  const storeFailed = error instanceof StoreError;
  log('error', { event: 'contact.failed', ...describeError(error), ...(storeFailed && { store: error.reason }) });
  return storeFailed ? { name: 'unavailable', retryAfter: STORE_RETRY_SECONDS } : { name: 'unexpected' };
}
