import { type Acknowledgement, POST_TIMEOUT_MS } from '../../src/message/protocol.ts';
import { deliver } from './deliver.ts';
import type { Dependencies } from './dependencies.ts';
import type { ReceivedMessage } from './ledger/entry.ts';
import { referenceOf } from './ledger/keys.ts';
import { isPending } from './ledger/ledger.ts';
import { needsOperator } from './mail/postmark-outcome.ts';
import { remainingLease } from './timing.ts';

/** Polling interval in milliseconds while another run has the message. */
const POLL_INTERVAL_MS = 500;
/** Longest wait for another run: a device must have the answer before it gives up. */
const MAX_WAIT_MS = POST_TIMEOUT_MS - 5_000;

/**
 * Receives a message, which is sent once, however often and in however many processes it arrives. While another run has it, waits for that
 * run. Throws StoreError if the ledger fails before anything was sent.
 */
export async function receive(received: ReceivedMessage, dependencies: Dependencies): Promise<Acknowledgement['state']> {
  const { ledger, now, sleep, log } = dependencies;
  const waitsUntil = now() + MAX_WAIT_MS;
  for (;;) {
    const stored = await ledger.read(received.id);
    if (stored?.entry?.state === 'sent') return 'sent';
    if (isPending(stored) && remainingLease(stored.entry, now()) > 0) {
      if (now() >= waitsUntil) return 'accepted';
      await sleep(POLL_INTERVAL_MS);
      continue;
    }
    // Nothing is stored, or what is stored cannot be read: `enter` handles both.
    const owned = isPending(stored) ? await ledger.claim(stored) : await ledger.enter(received, stored);
    const outcome = owned && (await deliver(owned, dependencies));
    // Another run has claimed the message meanwhile.
    if (!outcome) continue;
    if (outcome.kind === 'sent') return 'sent';
    log(needsOperator(outcome) ? 'error' : 'warn', { event: 'contact.not-sent', ...outcome, reference: referenceOf(received.id) });
    return 'accepted';
  }
}
