import type { Entry, OpenEntry, Unwritten } from './entry.ts';
import { referenceOf } from './keys.ts';
import type { Held } from './ledger.ts';
import { describeError } from './log.ts';
import type { RejectReason, SendOutcome } from './postmark-outcome.ts';
import type { Services } from './services.ts';
import { leaseLeft, readAbsence, SEND_TIME } from './timing.ts';

/**
 * `kept`: the ledger has the message and will send it; `undecided`: it may be sent already.
 * `refused`: Postmark takes no such message. `lost`: another run has taken the entry, or nobody knows what it says now: ask again.
 */
export type Delivery =
  | { state: 'sent' }
  | { state: 'kept'; reason: RejectReason | 'undecided'; code: string }
  | { state: 'refused'; code: string }
  | { state: 'lost' };

/** `free`: the author is there to hear it and may edit. `keep`: the author was told that all is well, so the operator must see it. */
export type WhenRefused = 'free' | 'keep';

/**
 * Sends a held entry, after looking it up if it may have been sent before. Throws StoreError only before anything was sent; once
 * Postmark was asked, a failing store changes the ledger's knowledge, not the result.
 */
export async function deliver(held: Held, services: Services, whenRefused: WhenRefused): Promise<Delivery> {
  const { ledger, mailer, now } = services;
  const earlier = held.entry.state === 'sending' ? await lookUp(held, held.entry.sendingAt, services) : undefined;
  if (earlier) return conclude(held, earlier, services, whenRefused);
  const sending = await ledger.mark<OpenEntry>(held, { ...held.entry, state: 'sending', sendingAt: now() });
  if (!sending) return { state: 'lost' };
  // A process that slept may have lost its lease without knowing: then somebody else is sending.
  const late: SendOutcome = { kind: 'rejected', reason: 'down', code: 'lease-lapsed' };
  const outcome = leaseLeft(sending.entry, now()) < SEND_TIME ? late : await mailer.send(sending.entry);
  return conclude(sending, outcome, services, whenRefused);
}

/** Undefined when Postmark certainly never had it. */
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
    // The entry says `sending` and is listed: a later run looks it up.
    log('warn', { event: 'contact.unmarked', outcome: outcome.kind, reference: referenceOf(held.key), ...describeError(error) });
  }
  if (outcome.kind === 'sent') return { state: 'sent' };
  // An author who is told of a refusal writes another text, one who is told of success forgets this one: neither may be belied by the entry.
  if (outcome.kind === 'refused') return marked ? { state: 'refused', code: outcome.code } : { state: 'lost' };
  return { state: 'kept', reason: outcome.kind === 'unknown' ? 'undecided' : outcome.reason, code: outcome.code };
}

function entryAfter({ nonce: _, ...entry }: OpenEntry, outcome: SendOutcome, now: number, whenRefused: WhenRefused): Unwritten {
  if (outcome.kind === 'sent') return { state: 'sent', digest: entry.digest, messageId: outcome.messageId, at: now };
  if (outcome.kind === 'unknown') return { ...entry, leaseUntil: 0 };
  if (outcome.kind === 'refused' && whenRefused === 'free') return { state: 'refused', at: now };
  return { ...entry, state: 'waiting', problem: outcome.code, leaseUntil: 0 };
}
