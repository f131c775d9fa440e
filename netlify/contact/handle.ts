import { type Acceptance, accept, acceptAndWait } from './accept.ts';
import { StoreError } from './blob-store.ts';
import type { Dependencies } from './dependencies.ts';
import { guard } from './guard.ts';
import type { ReceivedMessage } from './ledger.ts';
import { describeError } from './log.ts';
import type { Refusal } from './problem.ts';
import { readRequest } from './read-request.ts';
import { isNavigation, type Reply, replyTo } from './reply.ts';
import { countLinks, isHoneypotFilled, suspicionsOf } from './spam.ts';

const STORE_RETRY_SECONDS = 30;

/** POST /api/send-contact. Always responds, never throws; ../../src/contact/protocol.ts defines what the responses mean. */
export async function handleContact(request: Request, dependencies: Dependencies): Promise<Response> {
  const reply = replyTo(request);
  const gate = guard(request, dependencies.origins);
  if ('refusal' in gate) return reply.refuse(gate.refusal);
  try {
    const read = await readRequest(request, gate.kind, dependencies.now());
    if ('refusal' in read) return reply.refuse(read.refusal);
    const { received, earlier, signals } = read;
    const reasons = suspicionsOf(received.message, signals);
    const caught = isHoneypotFilled(signals);
    if (caught || reasons.length > 0)
      dependencies.log('info', { event: 'contact.spam', caught, reasons, links: countLinks(received.message.message) });
    if (caught) return answer(received, { state: 'spam' }, reply);
    const take = isNavigation(request) ? acceptAndWait : accept;
    return answer(received, await take({ ...received, suspect: reasons.length > 0 }, dependencies, earlier), reply);
  } catch (error) {
    return reply.refuse(refusalOf(error, dependencies));
  }
}

function answer({ id, digest }: ReceivedMessage, acceptance: Acceptance | { state: 'spam' }, reply: Reply): Response {
  switch (acceptance.state) {
    case 'sent':
      return reply.acknowledge({ id, digest, state: 'sent' }, 200);
    // Spam gets the same answer: a bot that learns it was caught comes back better disguised.
    case 'accepted':
    case 'spam':
      return reply.acknowledge({ id, digest, state: 'accepted' }, 202);
    case 'busy':
      return reply.refuse({ name: 'busy', retryAfter: acceptance.retryAfter });
    case 'reused':
      return reply.refuse({ name: 'reused' });
  }
}

function refusalOf(error: unknown, { log }: Dependencies): Refusal {
  const storeFailed = error instanceof StoreError;
  log('error', { event: 'contact.failed', ...describeError(error), ...(storeFailed && { store: error.reason }) });
  return storeFailed ? { name: 'unavailable', retryAfter: STORE_RETRY_SECONDS } : { name: 'unexpected' };
}
