import { type Delivery, deliver } from './deliver.ts';
import type { Dependencies } from './dependencies.ts';
import { type Entry, isOpen } from './entry.ts';
import { isDerived } from './identity.ts';
import { entryKey, referenceOf } from './keys.ts';
import type { ReceivedMessage, Seen } from './ledger.ts';
import { DELIVERY_TIME, leaseLeft } from './timing.ts';

/** Polling interval in milliseconds, and tries, while another run has the message. */
const BUSY_WAIT = 500;
const BUSY_TRIES = DELIVERY_TIME / BUSY_WAIT;

/** `accepted`: the ledger has the message and will send it. `busy`: another run is processing it; `retryAfter` is in seconds. */
export type Acceptance = { state: 'sent' } | { state: 'accepted' } | { state: 'busy'; retryAfter: number } | { state: 'reused' };

/**
 * Accepts a message once, however often it arrives, even under one of its `earlier` ids. Throws StoreError if the ledger fails before
 * anything was sent.
 */
export async function accept(received: ReceivedMessage, dependencies: Dependencies, earlier: readonly string[] = []): Promise<Acceptance> {
  const { id, digest } = received;
  return dependencies.singleFlight.run(entryKey(id), digest, () => acceptOnce(received, dependencies, earlier));
}

/** Like `accept`, for a browser that asks only once (a form without JavaScript): waits for the run that has the message. */
export async function acceptAndWait(
  received: ReceivedMessage,
  dependencies: Dependencies,
  earlier: readonly string[],
): Promise<Acceptance> {
  let acceptance = await accept(received, dependencies, earlier);
  for (let tries = 0; tries < BUSY_TRIES && acceptance.state === 'busy'; tries++) {
    await dependencies.sleep(BUSY_WAIT);
    acceptance = await accept(received, dependencies, earlier);
  }
  return acceptance;
}

async function acceptOnce(received: ReceivedMessage, dependencies: Dependencies, earlier: readonly string[]): Promise<Acceptance> {
  const { ledger } = dependencies;
  const seen = await ledger.look(entryKey(received.id));
  const first = seen ? undefined : await findFirst(received, dependencies, earlier);
  if (first === undefined) return acceptSeen(received, dependencies, seen);
  // Recorded before anything is answered, so that a replay of this key still finds the message once the first id's entry is sent.
  const joined = isDerived(received.id) || (await ledger.join(received, first));
  return joined ? accept({ ...received, id: first }, dependencies) : acceptOnce(received, dependencies, []);
}

/** The id under which the same message arrived before. */
async function findFirst({ id }: ReceivedMessage, { ledger }: Dependencies, earlier: readonly string[]): Promise<string | undefined> {
  for (const other of earlier) {
    const seen = await ledger.look(entryKey(other));
    if (seen && isSame(id, seen)) return other;
  }
  return undefined;
}

/** A client's own key makes the same text a new message, unless the first is still open: its author may have been told that it failed. */
function isSame(id: string, { entry }: Seen): boolean {
  return isDerived(id) || (entry !== undefined && isOpen(entry));
}

async function acceptSeen(received: ReceivedMessage, dependencies: Dependencies, seen: Seen | undefined): Promise<Acceptance> {
  const { ledger, now } = dependencies;
  const key = entryKey(received.id);
  const entry = seen?.entry;
  const settled = entry && settledBy(entry, received.digest, now());
  if (settled) return settled;
  if (entry?.state === 'joined') return accept({ ...received, id: entry.first }, dependencies);
  const owned = entry && isOpen(entry) ? await ledger.takeOver(key, entry) : await ledger.claim(received, seen);
  if (!owned) return { state: 'busy', retryAfter: 1 };
  const delivery = await deliver(owned, dependencies);
  report(key, delivery, dependencies);
  return acceptanceOf(delivery);
}

/** Undefined if the message still has to be sent and no run holds its lease, or if it arrived under another id. */
function settledBy(entry: Entry, digest: string, now: number): Acceptance | undefined {
  if (entry.state === 'refused') return undefined;
  if (entry.digest !== digest) return { state: 'reused' };
  if (entry.state === 'sent') return { state: 'sent' };
  if (!isOpen(entry)) return undefined;
  const left = leaseLeft(entry, now);
  return left > 0 ? { state: 'busy', retryAfter: left / 1_000 } : undefined;
}

function acceptanceOf({ state }: Delivery): Acceptance {
  if (state === 'kept') return { state: 'accepted' };
  return state === 'lost' ? { state: 'busy', retryAfter: 1 } : { state };
}

function report(key: string, delivery: Delivery, { log }: Dependencies): void {
  if (delivery.state !== 'kept') return;
  log(delivery.reason === 'misconfigured' ? 'error' : 'warn', { event: 'contact.not-sent', ...delivery, reference: referenceOf(key) });
}
