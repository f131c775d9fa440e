import type { PendingEntry } from './entry.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Longer than a function can run (60 s on Netlify), so that the owner of an expired lease is certainly dead. */
export const LEASE = 70 * SECOND;
/** Postmark's timeouts. A search that hangs must leave the function enough time to send. */
export const SEARCH_TIMEOUT = 5 * SECOND;
export const SEND_TIMEOUT = 15 * SECOND;
/** The part of a lease that must remain whenever sending starts: Postmark's timeout and a margin. */
export const SEND_TIME = SEND_TIMEOUT + 5 * SECOND;
/** The time after `sendingAt` until which Postmark may still accept the mail: the latest start, and its timeout. */
const LAST_ACCEPTED = LEASE - SEND_TIME + SEND_TIMEOUT;
/** The time after which Postmark's index holds what it has accepted. Usually seconds; a longer wait would delay what it refused with a 500. */
const INDEX_LAG = 55 * SECOND;
/** The time after `sendingAt` in which a mail that Postmark accepted may be missing from its search, so an empty result proves nothing. */
export const SEARCH_LAG = LAST_ACCEPTED + INDEX_LAG;
/** Postmark may delete mails after 7 days: from this age on, an empty result proves nothing again, and the operator decides (docs/operations.md). */
export const SEARCH_REACH = 6 * DAY;

/** A message that has waited for so long waits for the operator, not for an outage to pass. */
export const STALE_AFTER = 15 * MINUTE;
/** The life of a tombstone: for as long, a device that has lost the response may ask again without a second mail. */
export const RETENTION = 365 * DAY;

/** Milliseconds that remain of a live lease, else 0. A lease longer than `LEASE` comes from a wrong clock and does not count. */
export function remainingLease({ leaseUntil }: PendingEntry, now: number): number {
  const remaining = leaseUntil - now;
  return remaining > 0 && remaining <= LEASE ? remaining : 0;
}

/** The meaning of an empty search result for a mail that may have been sent at `sendingAt`. Only `proof` allows sending it again. */
export function readAbsence(sendingAt: number, now: number): 'too-early' | 'proof' | 'too-late' {
  const age = now - sendingAt;
  if (age < SEARCH_LAG) return 'too-early';
  return age <= SEARCH_REACH ? 'proof' : 'too-late';
}
