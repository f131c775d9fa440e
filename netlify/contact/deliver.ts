import type { Dependencies } from './dependencies.ts';
import type { Entry, PendingEntry, UnknownEntry } from './ledger/entry.ts';
import { indexKeyOf, referenceOf } from './ledger/keys.ts';
import { isUnknown, type OwnedEntry } from './ledger/ledger.ts';
import { describeError } from './log.ts';
import type { SendOutcome } from './mail/postmark-outcome.ts';
import { LEASE_NEEDED_TO_SEND_MS, readAbsence, remainingLease } from './timing.ts';

/** The outcome of a run whose lease is nearly over: it does not call Postmark, and the message stays pending. */
const LATE: SendOutcome = { kind: 'unsent', reason: 'late', code: 'lease-ends' };

/**
 * Sends an owned entry, and records what became of it. Looks it up at Postmark first if it may have been sent before. Resolves with
 * undefined if another run has claimed the entry: ask again. Throws StoreError only before anything is sent; once Postmark has been called,
 * it logs a failure of the store.
 */
export async function deliver(owned: OwnedEntry, dependencies: Dependencies): Promise<SendOutcome | undefined> {
  const { ledger, now } = dependencies;
  if (isUnknown(owned)) {
    const earlier = await lookUp(owned.entry, dependencies);
    if (earlier) return conclude(owned, earlier, dependencies);
  }
  // Written before Postmark is called: if this run dies, the next one must look the mail up.
  const marked = await ledger.update<UnknownEntry>(owned, { ...owned.entry, state: 'unknown', sendingAt: now() });
  return marked && conclude(marked, await send(marked.entry, dependencies), dependencies);
}

/** Sends a mail, and once more without Reply-To if Postmark objects to it: the objection proves that the mail was not sent. */
async function send(entry: PendingEntry, { mailer, now }: Dependencies): Promise<SendOutcome> {
  // A process that was suspended may have lost its lease without knowing: another run may be sending by now.
  const isLate = () => remainingLease(entry, now()) < LEASE_NEEDED_TO_SEND_MS;
  if (isLate()) return LATE;
  const outcome = await mailer.send(entry);
  if (outcome.kind !== 'unsent' || outcome.reason !== 'invalid') return outcome;
  return isLate() ? LATE : mailer.send(entry, { mayReplyTo: false });
}

/** Resolves with undefined if Postmark certainly never received the mail. */
async function lookUp({ id, sendingAt }: UnknownEntry, { mailer, now }: Dependencies): Promise<SendOutcome | undefined> {
  // Read before the search: a process that is suspended meanwhile reads an old result.
  const askedAt = now();
  try {
    const messageId = await mailer.find(id);
    if (messageId !== undefined) return { kind: 'sent', messageId };
    const absence = readAbsence(sendingAt, askedAt);
    return absence === 'proof' ? undefined : { kind: 'unknown', code: `not-found-${absence}`, search: absence };
  } catch {
    return { kind: 'unknown', code: 'no-look-up', search: 'failed' };
  }
}

async function conclude(owned: OwnedEntry<UnknownEntry>, outcome: SendOutcome, { now, ledger, log }: Dependencies): Promise<SendOutcome> {
  const reference = referenceOf(owned.entry.id);
  if (outcome.kind === 'sent' && outcome.isPartial) log('warn', { event: 'contact.inactive-recipients', reference });
  try {
    const updated = await ledger.update<Entry>(owned, entryAfter(owned.entry, outcome, now()));
    if (updated?.entry.state === 'sent') await ledger.removeIndexKeys([indexKeyOf(owned.entry)]);
  } catch (error) {
    // The entry still says `unknown`, or is sent but still indexed: a later run looks it up or clears the index.
    log('warn', { event: 'contact.not-recorded', outcome: outcome.kind, reference, ...describeError(error) });
  }
  return outcome;
}

function entryAfter(entry: UnknownEntry, outcome: SendOutcome, now: number): Entry {
  if (outcome.kind === 'sent') return { state: 'sent', id: entry.id, messageId: outcome.messageId, at: now };
  return { ...entry, state: outcome.kind, code: outcome.code, leaseUntil: 0 };
}
