import type { Acknowledgement } from '../../src/message/protocol.ts';
import { type Delivery, deliver } from './deliver.ts';
import type { Dependencies } from './dependencies.ts';
import type { ContactMail } from './entry.ts';
import { referenceOf } from './keys.ts';
import type { OwnedEntry } from './ledger.ts';
import { leaseLeft } from './timing.ts';

/** Polling interval in milliseconds while another run has the message. */
const POLL_INTERVAL = 500;
/** Longest wait in milliseconds for another run: a device gives up after 20 s, and must have the answer before. */
const LONGEST_WAIT = 15_000;

type State = Acknowledgement['state'];

/**
 * Receives a message, which is sent once, however often and in however many processes it arrives. While another run has it, waits for that
 * run. Throws StoreError if the ledger fails before anything was sent.
 */
export async function receive(mail: ContactMail, dependencies: Dependencies): Promise<State> {
  const { ledger, now, sleep } = dependencies;
  const waitsUntil = now() + LONGEST_WAIT;
  for (;;) {
    const seen = await ledger.look(mail.id);
    const entry = seen?.entry;
    if (entry?.state === 'sent') return 'sent';
    if (entry && leaseLeft(entry, now()) > 0) {
      if (now() >= waitsUntil) return 'accepted';
      await sleep(POLL_INTERVAL);
      continue;
    }
    const owned = entry ? await ledger.takeOver(entry) : await ledger.claim(mail, seen);
    const state = owned && (await deliverOwned(owned, dependencies));
    if (state) return state;
  }
}

/** Undefined if another run has taken the message meanwhile. */
async function deliverOwned(owned: OwnedEntry, dependencies: Dependencies): Promise<State | undefined> {
  const delivery = await deliver(owned, dependencies);
  if (delivery.state === 'lost') return undefined;
  if (delivery.state === 'sent') return 'sent';
  report(owned.entry.id, delivery, dependencies);
  return 'accepted';
}

function report(id: string, delivery: Extract<Delivery, { state: 'kept' }>, { log }: Dependencies): void {
  const level = delivery.reason === 'misconfigured' ? 'error' : 'warn';
  log(level, { event: 'contact.not-sent', ...delivery, reference: referenceOf(id) });
}
