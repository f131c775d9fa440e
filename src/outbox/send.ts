import type { ContactMessage } from '../message/fields.ts';
import type { Dependencies } from './dependencies.ts';
import { type Draft, identifyDraft, sameValues } from './draft.ts';
import type { PostError, PostResult } from './post.ts';
import { isReceipt, isRow, type Row } from './row.ts';
import { claim, isSending, settle } from './schedule.ts';

/** A message and the form that it comes from. */
export type Submission = {
  message: ContactMessage;
  draft: Draft;
  /** The times of the drafts that are the form's own: this one, and those before it. The stored one is removed if it is one of them. */
  ownTimes: ReadonlySet<number>;
  /** True if the hidden field was filled in. */
  honeypot: boolean;
  /** Called once the message is safe: on disk or, where storage is refused, with the site. */
  onSafe(): void;
  /** Tells whether the form still shows this text, so that an error recalls it. It may show another by now, or be gone. */
  isShown(): boolean;
};

/**
 * `queued`: on disk, and sent without further action; if `error` is absent, another tab is sending it now. `recalled`: the site answered with an
 * error, and the form has its text back. `held`: the site refused the message, which is listed. `unsaved`: neither sent nor stored, because
 * the browser refuses storage.
 */
export type Outcome =
  | { kind: 'acknowledged'; id: string }
  | { kind: 'queued'; id: string; error?: PostError }
  | { kind: 'held'; error: PostError }
  | { kind: 'recalled' | 'unsaved'; error: PostError; draft: Draft };

/**
 * Stores the message, then tries to send it. The draft becomes the row in one transaction, and the row becomes the draft again if the site
 * answers with an error, so that a stored message is always in exactly one place. Rejects only if the browser cannot compute the message's id.
 */
export async function submit(dependencies: Dependencies, submission: Submission): Promise<Outcome> {
  const { message, draft, honeypot } = submission;
  const now = dependencies.now();
  const identity = await identifyDraft(draft, message, now);
  const { id } = identity;
  const added: Row = { ...identity, message, state: 'queued', attempts: 0, notBefore: now, ...(honeypot && { honeypot }) };
  const recalledDraft: Draft = { ...draft, recalled: identity };
  const claimed = await writeAhead(dependencies, added, submission).catch(() => 'unstored' as const);
  if (claimed === 'unstored') return sendUnstored(dependencies, added, recalledDraft, submission.onSafe);
  submission.onSafe();
  if (claimed === 'sending') return { kind: 'queued', id };
  const result = await sendClaimed(dependencies, claimed);
  if (result.kind === 'acknowledged') return { kind: 'acknowledged', id };
  // The specification asks for the text to come back after an error. The row stays, and is sent later, if this transaction fails.
  const fate = submission.isShown() ? await recallAfterError(dependencies, id, result, recalledDraft).catch(() => undefined) : undefined;
  if (fate === 'receipt') return { kind: 'acknowledged', id };
  if (fate === 'draft') return { kind: 'recalled', error: result, draft: recalledDraft };
  return result.kind === 'refused' ? { kind: 'held', error: result } : { kind: 'queued', id, error: result };
}

/**
 * Writes the row, claimed for its first attempt, and removes the form's draft; another form may have written over that one meanwhile.
 * `sending` if another tab is sending the same text.
 */
function writeAhead(dependencies: Dependencies, added: Row, { draft, ownTimes }: Submission): Promise<Row | 'sending'> {
  const now = dependencies.now();
  return dependencies.store.change<Row | 'sending'>(added.id, (stored, storedDraft) => {
    const isOwn = storedDraft && (ownTimes.has(storedDraft.updatedAt) || sameValues(storedDraft.values, draft.values));
    const removal = isOwn ? { draft: null } : {};
    const row = isRow(stored) ? resubmit(stored) : added;
    if (isSending(row, now)) return { ...removal, row, result: 'sending' };
    const claimed = claim(row, now);
    return { ...removal, row: claimed, result: claimed };
  });
}

/** The row after another form has submitted it. A held one stays as it is: its submit has failed already. */
function resubmit(row: Row): Row {
  return row.state === 'held' ? row : { ...row, resubmitted: true };
}

/** Tries to send one stored row now, unless somebody else is sending it or it is gone. */
export async function attempt(dependencies: Dependencies, id: string): Promise<PostResult | 'sending' | 'gone'> {
  const now = dependencies.now();
  const claimed = await dependencies.store.change<Row | 'sending' | 'gone'>(id, (stored) => {
    if (!isRow(stored)) return { result: 'gone' };
    if (isSending(stored, now)) return { result: 'sending' };
    const row = claim(stored, now);
    return { row, result: row };
  });
  return typeof claimed === 'string' ? claimed : sendClaimed(dependencies, claimed);
}

/** Posts a claimed row and stores what became of it. */
async function sendClaimed(dependencies: Dependencies, claimed: Row): Promise<PostResult> {
  const { store, publish } = dependencies;
  publish({ kind: 'changed' });
  // Asked for before sending: if this page dies in the meantime, the worker sends.
  await dependencies.requestSync();
  const { id } = claimed;
  const result = await dependencies.post(claimed);
  const now = dependencies.now();
  const random = dependencies.random();
  // A row that cannot be settled counts as being sent until its lease ends, and is then sent again under the same id.
  await store
    .change(id, (stored) => {
      if (!isRow(stored)) return { result: undefined };
      // Another sender may have claimed the row since this lease ended: only an acknowledgement settles it for both.
      const holdsLease = stored.notBefore === claimed.notBefore;
      if (!holdsLease && result.kind !== 'acknowledged') return { result: undefined };
      return { row: settle(stored, result, now, random), result: undefined };
    })
    .catch(() => {});
  publish(result.kind === 'acknowledged' ? { kind: 'acknowledged', id } : { kind: 'changed' });
  return result;
}

/** Turns the row back into the draft, unless it must stay. Resolves with what the message is now; `undefined` if it stays as it was. */
async function recallAfterError(
  dependencies: Dependencies,
  id: string,
  { kind }: PostError,
  draft: Draft,
): Promise<'draft' | 'receipt' | undefined> {
  const { store, publish } = dependencies;
  const now = dependencies.now();
  const fate = await store.change<'draft' | 'receipt' | undefined>(id, (stored, storedDraft) => {
    // Somebody else has sent it meanwhile.
    if (stored && isReceipt(stored)) return { result: 'receipt' };
    // Stays while there is no network, or if a second form submitted it, which may already have said that it is stored.
    if (isRow(stored) && (kind === 'unreachable' || stored.resubmitted)) return { result: undefined };
    // Another sender has claimed the row since this lease ended.
    if (isRow(stored) && isSending(stored, now)) return { result: undefined };
    if (storedDraft && !sameValues(storedDraft.values, draft.values)) return { result: undefined };
    // Covers a row that is gone, too (its author was told, or the site's data was cleared): the same text, sent again, is mailed once.
    return { row: null, draft, result: 'draft' };
  });
  publish({ kind: 'changed' });
  return fate;
}

async function sendUnstored({ post, publish }: Dependencies, row: Row, draft: Draft, onSafe: () => void): Promise<Outcome> {
  const { id } = row;
  const result = await post(row);
  if (result.kind !== 'acknowledged') return { kind: 'unsaved', error: result, draft };
  onSafe();
  publish({ kind: 'acknowledged', id });
  return { kind: 'acknowledged', id };
}
