import type { PendingEntry } from './ledger/entry.ts';

const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

/** The longest run that Netlify allows a function. */
const LONGEST_RUN_MS = 60 * SECOND;
/** Longer than a function can run, so that the owner of an expired lease is certainly dead. */
export const LEASE_MS = LONGEST_RUN_MS + 10 * SECOND;
/** Postmark's timeouts. A search that hangs must leave the function enough time to send. */
export const SEARCH_TIMEOUT_MS = 5 * SECOND;
export const SEND_TIMEOUT_MS = 15 * SECOND;
/** The part of a lease that must remain whenever sending starts: Postmark's timeout and a margin. */
export const LEASE_NEEDED_TO_SEND_MS = SEND_TIMEOUT_MS + 5 * SECOND;
/** The time after `sendingAt` until which Postmark may still accept the mail: the latest start, and its timeout. */
const LAST_ACCEPTED_MS = LEASE_MS - LEASE_NEEDED_TO_SEND_MS + SEND_TIMEOUT_MS;
/** The time until an accepted mail is in Postmark's index; usually seconds. A longer wait would delay mails that were refused with a 500. */
export const POSTMARK_INDEX_LAG_MS = 55 * SECOND;
/** The time after `sendingAt` in which a mail that Postmark accepted may be missing from its search, so an empty result proves nothing. */
export const SEARCH_LAG_MS = LAST_ACCEPTED_MS + POSTMARK_INDEX_LAG_MS;
/**
 * Postmark may delete mails after 7 days: from this age on, an empty result proves nothing again, and the operator decides
 * (docs/operations.md).
 */
export const SEARCH_REACH_MS = 6 * DAY;

/** The time between two runs of functions/redeliver-contact.ts. Its schedule says so again, since Netlify reads only a literal there. */
export const REDELIVERY_INTERVAL_MS = 5 * MINUTE;
/** A message that is pending for longer is stale: it waits for the operator, not for an outage to pass. */
export const STALE_AFTER_MS = 15 * MINUTE;
/** The life of a tombstone. During it, a device that lost the response may ask again without causing a second mail. */
export const RETENTION_MS = 365 * DAY;

/** The greatest difference between the clocks of two machines. To the slower clock, a lease looks longer than it is. */
const CLOCK_SKEW_MS = 5 * SECOND;

/** Milliseconds that remain of a live lease, else 0. A lease that is too long comes from a wrong clock and does not count. */
export function remainingLease({ leaseUntil }: PendingEntry, now: number): number {
  const remaining = leaseUntil - now;
  return remaining > 0 && remaining <= LEASE_MS + CLOCK_SKEW_MS ? remaining : 0;
}

/** The meaning of an empty search result for a mail that may have been sent at `sendingAt`. Only `proof` allows sending it again. */
export function readAbsence(sendingAt: number, now: number): 'too-early' | 'proof' | 'too-late' {
  const age = now - sendingAt;
  if (age < SEARCH_LAG_MS) return 'too-early';
  return age <= SEARCH_REACH_MS ? 'proof' : 'too-late';
}
