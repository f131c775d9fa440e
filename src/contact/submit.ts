import { attempt } from './attempt.ts';
import { type Draft, forget, identify, sameValues } from './draft.ts';
import { type ContactMessage, digestMessage } from './message.ts';
import type { Ports } from './ports.ts';
import type { PostResult } from './post.ts';
import { isForAuthor, type Signals } from './protocol.ts';
import type { Row } from './row.ts';
import type { Change } from './store.ts';

/** How many times to try to send a row that other tabs keep removing, before leaving it to the next drain. */
const ROUNDS = 2;
export const BUSY = 409;
const BUSY_TRIES = 2;
const BUSY_WAIT_MS = 500;
const BUSY_WAIT_MOST_MS = 3_000;

/** `isShown`: whether the form still shows the draft and can take it back; by now it may hold another text, or be gone. */
export type Submission = { message: ContactMessage; draft: Draft; signals?: Signals; isShown?: () => boolean };

/** `queued`: on disk, and sent without further action. `unsaved`: neither sent nor stored (no storage, or the honeypot was filled in). */
export type Outcome = { kind: 'sent'; id: string } | { kind: 'queued' } | { kind: 'refused' | 'failed' | 'unsaved'; result: PostResult };

/**
 * Stores the message, then tries to send it. The draft becomes the row in one transaction, and the row becomes the draft again if the site
 * answers with an error, so that the message is always in exactly one place. Never rejects.
 */
export async function submit(ports: Ports, submission: Submission): Promise<Outcome> {
  const { message, draft, signals } = submission;
  const id = await identify(draft, message);
  // The honeypot is not stored with a row, so a retry would go out without it.
  if (signals?.honeypot) return sendUnstored(ports, { id, message }, signals);
  for (let round = 1; ; round++) {
    try {
      await writeAhead(ports, { id, message, ...(draft.tried && { tried: draft.tried }) }, round === 1 ? forget(draft) : keep);
    } catch {
      return sendUnstored(ports, { id, message }, signals);
    }
    if (round > ROUNDS) return { kind: 'queued' };
    const outcome = await ports.lock((exclusive) => sendStored(ports, { ...submission, id, exclusive })).catch(() => undefined);
    if (outcome) return outcome;
    if (ports.isSent(id)) return { kind: 'sent', id };
  }
}

const keep = <Value>(stored: Value): Value => stored;

/** Writes the row, or marks an existing one as shared: another tab may already be sending the same text. */
async function writeAhead(
  { store, clock }: Ports,
  outgoing: Pick<Row, 'id' | 'message' | 'tried'>,
  changeDraft: Change<Draft>,
): Promise<void> {
  const createdAt = clock.now();
  const added: Row = { ...outgoing, createdAt, state: 'queued', attempts: 0, nextAttemptAt: createdAt };
  await store.change(outgoing.id, (row) => (row ? { ...row, shared: true } : added), changeDraft);
}

type StoredSubmission = Submission & { id: string; exclusive: boolean };

/** `undefined` when the row is gone: sent from elsewhere, or made the draft again by a tab that failed. Resending is safe: same id. */
async function sendStored(
  ports: Ports,
  { id, exclusive, message, draft, signals, isShown }: StoredSubmission,
): Promise<Outcome | undefined> {
  const result = await attemptWithRetry(ports, id, exclusive, signals);
  if (!result) return (await ports.store.list()).some((item) => item.id === id) ? { kind: 'queued' } : undefined;
  if (result.kind === 'acknowledged') return { kind: 'sent', id };
  // Still busy after every retry: the site has this very text and will send it.
  if (result.kind === 'unreachable' || isBusy(result)) return { kind: 'queued' };
  const tried = { ...draft.tried, [await digestMessage(message)]: id };
  const isGivenBack = (!isShown || isShown()) && (await giveBack(ports, id, { ...draft, tried }));
  const isHeld = result.kind === 'refused' && isForAuthor(result.status);
  return isGivenBack || isHeld ? { kind: result.kind, result } : { kind: 'queued' };
}

/**
 * Turns the row back into the draft, and resolves with whether it did. The row stays when the draft is another text by now, and when
 * another tab has submitted it too: that tab may already have said that the message is stored.
 */
async function giveBack({ store, publish }: Ports, id: string, draft: Draft): Promise<boolean> {
  let isDraft = false;
  await store.change(
    id,
    (row, stored) => {
      isDraft = !row?.shared && (!stored || sameValues(stored.values, draft.values));
      return isDraft ? undefined : row;
    },
    (stored) => (isDraft ? { ...draft, ...stored, tried: draft.tried } : stored),
  );
  publish({ kind: 'changed' });
  return isDraft;
}

function isBusy(result: PostResult | undefined): result is PostResult & { kind: 'failed' } {
  return result?.kind === 'failed' && result.status === BUSY;
}

/** Retries while the site is busy with this message: the browser resent the request on its own, or an aborted attempt is still running. */
async function attemptWithRetry(ports: Ports, id: string, exclusive: boolean, signals?: Signals): Promise<PostResult | undefined> {
  let result = await attempt(ports, id, exclusive, signals);
  for (let tries = 0; tries < BUSY_TRIES && isBusy(result); tries++) {
    await ports.clock.sleep(Math.min(result.retryAfterMs ?? BUSY_WAIT_MS, BUSY_WAIT_MOST_MS));
    result = await attempt(ports, id, exclusive, signals);
  }
  return result;
}

async function sendUnstored({ post, clock, publish }: Ports, outgoing: Pick<Row, 'id' | 'message'>, signals?: Signals): Promise<Outcome> {
  const result = await post({ ...outgoing, createdAt: clock.now() }, signals);
  if (result.kind !== 'acknowledged') return { kind: 'unsaved', result };
  publish({ kind: 'sent', id: outgoing.id });
  return { kind: 'sent', id: outgoing.id };
}
