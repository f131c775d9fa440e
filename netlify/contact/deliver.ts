import type { Entry, OpenEntry, Unwritten } from './entry.ts';
import { referenceOf } from './keys.ts';
import type { Held } from './ledger.ts';
import { describeError } from './log.ts';
import type { RejectReason, SendOutcome } from './postmark-outcome.ts';
import type { Services } from './services.ts';
import { leaseLeft, readAbsence, SEND_TIME } from './timing.ts';

/**
 * `kept`: the ledger has the message and will send it; if `undecided`, it may have been sent already.
 * `refused`: Postmark does not accept this message. `lost`: another run took the entry, or its state is unknown: ask again.
 */
export type Delivery =
  | { state: 'sent' }
  | { state: 'kept'; reason: RejectReason | 'undecided'; code: string }
  | { state: 'refused'; code: string }
  | { state: 'lost' };

/** `free`: the author is told, may edit and reuse the id. `keep`: the author was told that all is well, so the operator must step in. */
export type WhenRefused = 'free' | 'keep';

/**
 * Sends a held entry. Looks it up at Postmark first if it may have been sent before. Throws StoreError only before anything was sent:
 * once Postmark was called, a store failure is logged and changes the result only from `refused` to `lost`.
 */
export async function deliver(held: Held, services: Services, whenRefused: WhenRefused): Promise<Delivery> {
  const { ledger, mailer, now } = services;
  const earlier = held.entry.state === 'sending' ? await lookUp(held, held.entry.sendingAt, services) : undefined;
  if (earlier) return conclude(held, earlier, services, whenRefused);
  const sending = await ledger.mark<OpenEntry>(held, { ...held.entry, state: 'sending', sendingAt: now() });
  if (!sending) return { state: 'lost' };
  // A process that was suspended may have lost its lease without knowing: another run may be sending by now.
  const late: SendOutcome = { kind: 'rejected', reason: 'down', code: 'lease-lapsed' };
  const outcome = leaseLeft(sending.entry, now()) < SEND_TIME ? late : await mailer.send(sending.entry);
  return conclude(sending, outcome, services, whenRefused);
}

/** Undefined if Postmark certainly never received the mail. */
async function lookUp({ entry }: Held, sendingAt: number, { mailer, now }: Services): Promise<SendOutcome | undefined> {
  try {
    const messageId = await mailer.find(entry.id);
    if (messageId !== undefined) return { kind: 'sent', messageId };
    const absence = readAbsence(sendingAt, now());
    return absence === 'proof' ? undefined : { kind: 'unknown', code: `not-found-${absence}` };
  } catch {
    return { kind: 'unknown', code: 'no-look-up' };
  }
}

async function conclude(held: Held, outcome: SendOutcome, services: Services, whenRefused: WhenRefused): Promise<Delivery> {
  const { now, ledger, log } = services;
  let marked: Held<Entry> | undefined;
  try {
    marked = await ledger.mark(held, entryAfter(held.entry, outcome, now(), whenRefused));
    if (marked && (marked.entry.state === 'sent' || marked.entry.state === 'refused')) await ledger.unlist(held);
  } catch (error) {
    // The entry still says `sending`, or is settled but still indexed: a later run looks it up or clears the index.
    log('warn', { event: 'contact.unmarked', outcome: outcome.kind, reference: referenceOf(held.key), ...describeError(error) });
  }
  if (outcome.kind === 'sent') return { state: 'sent' };
  // Told of a refusal, the author writes another text; told of success, the device forgets this one. Unless the entry agrees, say neither.
  if (outcome.kind === 'refused') return marked ? { state: 'refused', code: outcome.code } : { state: 'lost' };
  return { state: 'kept', reason: outcome.kind === 'unknown' ? 'undecided' : outcome.reason, code: outcome.code };
}

function entryAfter({ nonce: _, ...entry }: OpenEntry, outcome: SendOutcome, now: number, whenRefused: WhenRefused): Unwritten {
  if (outcome.kind === 'sent') return { state: 'sent', digest: entry.digest, messageId: outcome.messageId, at: now };
  if (outcome.kind === 'unknown') return { ...entry, leaseUntil: 0 };
  if (outcome.kind === 'refused' && whenRefused === 'free') return { state: 'refused', at: now };
  return { ...entry, state: 'waiting', problem: outcome.code, leaseUntil: 0 };
}
