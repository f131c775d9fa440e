import { POST_TIMEOUT_MS } from '../message/protocol.ts';
import type { PostResult } from './post.ts';
import { isRow, type OutboxItem, type Receipt, type Row } from './row.ts';

/** Longer than an attempt: a sender that has not settled its row by then is dead. */
const LEASE_MS = POST_TIMEOUT_MS + 10_000;
const FIRST_WAIT_MS = 2_000;
const MAX_BACKOFF_MS = 5 * 60_000;
/** Upper limit for any wait, whatever `Retry-After` or the clock says. */
const MAX_WAIT_MS = 60 * 60_000;
const TOO_MANY = 429;

/** Tells whether a sender may be at work on this item. A lease longer than `LEASE_MS` was set by a clock that has since been put back. */
export function isSending(item: OutboxItem, now: number): boolean {
  return item.state === 'sending' && item.notBefore > now && item.notBefore - now <= LEASE_MS;
}

/** Tells whether a message is to be shown as waiting: not one that is still on its first attempt, which nearly always succeeds. */
export function isWaiting(item: OutboxItem, now: number): boolean {
  return !isRow(item) || item.attempts > (isSending(item, now) ? 1 : 0);
}

/** Tells whether a row can be sent without its author. */
export function isSendable({ state }: Row): boolean {
  return state !== 'held';
}

/** The row with a lease for a new attempt. */
export function claim({ lastError: _, ...row }: Row, now: number): Row {
  return { ...row, state: 'sending', attempts: row.attempts + 1, notBefore: now + LEASE_MS };
}

/** The row after its attempt. `random` is from 0 to 1. */
export function settle(row: Row, result: PostResult, now: number, random: number): Row | Receipt {
  const { id, submittedAt, attempts } = row;
  if (result.kind === 'acknowledged') return { id, state: 'acknowledged', submittedAt };
  const { kind, retryAfterMs, ...lastError } = result;
  const state = kind === 'refused' ? 'held' : 'queued';
  return { ...row, state, notBefore: now + waitAfter(attempts, random, retryAfterMs), lastError };
}

/** Exponential, capped, half of it random so that many devices do not retry in step; or what `Retry-After` asks for when that is longer. */
function waitAfter(attempts: number, random: number, retryAfterMs = 0): number {
  const ceiling = Math.min(MAX_BACKOFF_MS, FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1));
  return Math.max(Math.round((ceiling / 2) * (1 + random)), Math.min(retryAfterMs, MAX_WAIT_MS));
}

/**
 * The next row to try, the oldest first; `tried`: ids of those that this drain has tried. A row that did not reach the site may be retried at
 * any time, one that got an HTTP error only after its wait, and a 429 makes all rows wait.
 */
export function nextRow(sendable: readonly Row[], tried: ReadonlySet<string>, now: number): Row | undefined {
  if (sendable.some((row) => isThrottled(row, now))) return undefined;
  return sendable.find((row) => !tried.has(row.id) && !isSending(row, now) && !isAskedToWait(row, now));
}

function isAskedToWait(row: Row, now: number): boolean {
  return wasAnswered(row) && dueTime(row.notBefore, now) > now;
}

/** Tells whether the site has asked this device to wait, with every row. */
function isThrottled(row: Row, now: number): boolean {
  return row.lastError?.status === TOO_MANY && isAskedToWait(row, now);
}

/** Tells whether the site answered the last attempt, with an error. */
function wasAnswered({ lastError }: Row): boolean {
  return lastError?.status !== undefined;
}

/**
 * The time of the next drain if nothing else triggers one, in milliseconds since 1970; `undefined` when no row waits. It is that of the row
 * that is due first, but a 429 makes all rows wait for its own.
 */
export function nextDrainTime(rows: readonly Row[], now: number): number | undefined {
  const sendable = rows.filter(isSendable);
  const timesOf = (some: readonly Row[]) => some.map(({ notBefore }) => dueTime(notBefore, now));
  const throttled = sendable.filter((row) => isThrottled(row, now));
  if (throttled.length > 0) return Math.max(...timesOf(throttled));
  return sendable.length > 0 ? Math.min(...timesOf(sendable)) : undefined;
}

/**
 * The time at which this row is tried again if nothing else triggers it, in milliseconds since 1970: with the next drain, but if the site
 * answered it with an error, not before its own wait is over.
 */
export function nextTryOf(row: Row, rows: readonly Row[], now: number): number {
  const drain = nextDrainTime(rows, now) ?? now;
  return wasAnswered(row) ? Math.max(dueTime(row.notBefore, now), drain) : drain;
}

/** A row's time, or now if that is past. A time beyond the longest wait was set by a clock that has since been put back: it counts as now. */
function dueTime(time: number, now: number): number {
  return time - now > MAX_WAIT_MS ? now : Math.max(time, now);
}
