import { isReached, waitAfter } from './backoff.ts';
import type { PostResult } from './post.ts';
import { isForAuthor } from './protocol.ts';
import type { Row } from './row.ts';

/** Longer than an attempt, which times out after 20 s: a sender that has not settled its row by then is dead. */
const LEASE_MS = 30_000;
const TOO_MANY = 429;

/** Whether another sender may be at work on this row. If it held the lock and we hold it now (`exclusive`), it has died. */
export function isSending(row: Row, now: number, exclusive = false): boolean {
  return row.state === 'sending' && !(exclusive && !row.unlocked) && !isReached(row.nextAttemptAt, now);
}

export function claim({ problem: _before, unlocked: _earlier, ...row }: Row, now: number, exclusive: boolean): Row {
  return { ...row, ...(!exclusive && { unlocked: true }), state: 'sending', attempts: row.attempts + 1, nextAttemptAt: now + LEASE_MS };
}

/** The row after an attempt; `undefined` once acknowledged. */
export function settle(row: Row, result: PostResult, now: number, random: number): Row | undefined {
  switch (result.kind) {
    case 'acknowledged':
      return undefined;
    case 'unreachable':
      return { ...row, state: 'queued', nextAttemptAt: now + waitAfter(row.attempts, random), problem: { status: 0 } };
    case 'failed': {
      const { status, retryAfterMs } = result;
      return { ...row, state: 'queued', nextAttemptAt: now + waitAfter(row.attempts, random, retryAfterMs), problem: { status } };
    }
    case 'refused': {
      const { status, detail, errors } = result;
      const state = isForAuthor(status) ? 'held' : 'queued';
      return { ...row, state, nextAttemptAt: now + waitAfter(row.attempts, random), problem: { status, detail, errors } };
    }
  }
}

type Moment = { now: number; exclusive: boolean; tried: ReadonlySet<string>; failures: number };

/**
 * The next row to try. A row that did not reach the site may be retried at any time, one that got an HTTP error only after its wait, and a
 * 429 makes all rows wait. The oldest goes first and, once a try has not reached the site, the least tried: a network that swallows one
 * message must not hold up the others.
 */
export function choose(rows: readonly Row[], { now, exclusive, tried, failures }: Moment): Row | undefined {
  if (rows.some((row) => isAskedToWait(row, now) && row.problem?.status === TOO_MANY)) return undefined;
  const ready = rows.filter(
    (row) => row.state !== 'held' && !tried.has(row.id) && !isSending(row, now, exclusive) && !isAskedToWait(row, now),
  );
  return failures === 0
    ? ready[0]
    : ready.reduce<Row | undefined>((least, row) => (least && least.attempts <= row.attempts ? least : row), undefined);
}

function isAskedToWait({ state, problem, nextAttemptAt }: Row, now: number): boolean {
  return state === 'queued' && Boolean(problem?.status) && !isReached(nextAttemptAt, now);
}

/** When to check the queue again if nothing else triggers it, in milliseconds since 1970; `undefined` when no row waits. */
export function nextLook(rows: readonly Row[], now: number): number | undefined {
  const times = (wanted: (row: Row) => boolean) =>
    rows
      .filter((row) => row.state !== 'held' && wanted(row))
      .map(({ nextAttemptAt }) => (isReached(nextAttemptAt, now) ? now : nextAttemptAt));
  const limited = times(({ problem }) => problem?.status === TOO_MANY);
  if (limited.length > 0) return Math.max(...limited);
  // They all wait for the network: the row with the longest backoff decides when it is worth another try.
  if (rows.some(({ state, problem }) => state === 'queued' && problem?.status === 0))
    return Math.max(...times(({ problem }) => !problem?.status));
  const looks = times(() => true);
  return looks.length > 0 ? Math.min(...looks) : undefined;
}
