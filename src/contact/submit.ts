import { attempt } from './attempt.ts';
import type { Delivery, Signals } from './deliver.ts';
import { type Draft, forget, identify } from './draft.ts';
import type { ContactMessage } from './message.ts';
import type { Ports } from './ports.ts';
import type { Row } from './row.ts';

const BUSY = 409;
const BUSY_TRIES = 2;
const BUSY_WAIT_MS = { least: 500, most: 3_000 };

export type Submission = { message: ContactMessage; draft: Draft; signals?: Signals };

/** `queued`: on disk, and it leaves by itself. `unsaved`: neither sent nor kept, since this browser stores nothing. */
export type Outcome = { kind: 'sent'; id: string } | { kind: 'queued' } | { kind: 'refused' | 'failed' | 'unsaved'; delivery: Delivery };

/**
 * Stores the message, then tries to send it. The draft becomes the row in one transaction, and the row becomes the draft again when the
 * site answers with an error: at every moment the message is in exactly one place. Never rejects.
 */
export async function submit(ports: Ports, { message, draft, signals }: Submission): Promise<Outcome> {
  let id: string;
  try {
    id = await identify(draft, message);
  } catch {
    // No cryptography, as on an insecure origin: nothing can be sent from here.
    return { kind: 'unsaved', delivery: { kind: 'unreachable' } };
  }
  // What gave a robot away is not stored, so a replay would clear it of the suspicion.
  if (signals?.trap) return sendUnstored(ports, { id, message }, signals);
  let isNew: boolean;
  try {
    isNew = await writeAhead(ports, { id, message }, draft);
  } catch {
    return sendUnstored(ports, { id, message }, signals);
  }
  try {
    return await ports.lock((exclusive) => sendStored(ports, { id, draft, isNew, exclusive, signals }));
  } catch {
    return { kind: 'queued' };
  }
}

/** Whether the row is new: the same text may be on its way already, from another tab. */
async function writeAhead({ store, clock }: Ports, envelope: Pick<Row, 'id' | 'message'>, draft: Draft): Promise<boolean> {
  let isNew = true;
  const createdAt = clock.now();
  const added: Row = { ...envelope, createdAt, state: 'queued', attempts: 0, nextAttemptAt: createdAt };
  await store.change(
    envelope.id,
    (row) => {
      isNew = !row;
      return row ?? added;
    },
    forget(draft),
  );
  return isNew;
}

type Stored = { id: string; draft: Draft; isNew: boolean; exclusive: boolean; signals: Signals | undefined };

async function sendStored(ports: Ports, { id, draft, isNew, exclusive, signals }: Stored): Promise<Outcome> {
  const delivery = await attemptPatiently(ports, id, exclusive, signals);
  if (!delivery) {
    const isThere = (await ports.store.list()).some((entry) => entry.id === id);
    return isThere ? { kind: 'queued' } : { kind: 'sent', id };
  }
  if (delivery.kind === 'acknowledged') return { kind: 'sent', id };
  if (delivery.kind === 'unreachable') return { kind: 'queued' };
  // Another tab was told that this message is kept.
  if (delivery.kind === 'failed' && !isNew) return { kind: 'queued' };
  await ports.store.change(
    id,
    () => undefined,
    (stored) => stored ?? draft,
  );
  ports.tell({ kind: 'changed' });
  return { kind: delivery.kind, delivery };
}

/** A message that the site is busy with was resent by the browser below us, or is the rest of an attempt that was given up: worth a wait. */
async function attemptPatiently(ports: Ports, id: string, exclusive: boolean, signals?: Signals): Promise<Delivery | undefined> {
  let delivery = await attempt(ports, id, exclusive, signals);
  for (let tries = 0; tries < BUSY_TRIES && delivery?.kind === 'failed' && delivery.status === BUSY; tries++) {
    const wait = delivery.retryAfter ?? BUSY_WAIT_MS.least;
    await ports.clock.sleep(Math.min(Math.max(wait, BUSY_WAIT_MS.least), BUSY_WAIT_MS.most));
    delivery = await attempt(ports, id, exclusive, signals);
  }
  return delivery;
}

async function sendUnstored({ deliver, clock, tell }: Ports, envelope: Pick<Row, 'id' | 'message'>, signals?: Signals): Promise<Outcome> {
  const delivery = await deliver({ ...envelope, createdAt: clock.now() }, signals);
  if (delivery.kind !== 'acknowledged') return { kind: 'unsaved', delivery };
  tell({ kind: 'sent', id: envelope.id });
  return { kind: 'sent', id: envelope.id };
}
