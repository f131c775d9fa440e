import type { OpenEntry } from './entry.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Longer than a function can live (60 s on Netlify), so that whoever takes over a lapsed lease takes it from the dead. */
export const LEASE = 70 * SECOND;
/** What Postmark gets to answer a search, which must leave a function the time to send, and to answer a mail. */
export const SEARCH_TIMEOUT = 5 * SECOND;
export const SEND_TIMEOUT = 15 * SECOND;
/** What must be left of a lease when the mail goes out. */
export const SEND_TIME = SEND_TIMEOUT + 5 * SECOND;
/** How long another run may be at a message: it looks for the mail, sends it, and writes down what became of it. */
export const DELIVERY_TIME = SEARCH_TIMEOUT + SEND_TIMEOUT + 2 * SECOND;
/**
 * A mail that Postmark took may be missing from its search for so long after `sendingAt`; "absent" means nothing before. The mail may leave
 * and be taken up to 65 s after that moment, so Postmark's index, which follows within seconds, has 55 at the least. A longer wait would hold
 * up each message whose attempt Postmark really refused with a 500.
 */
export const SEARCH_LAG = 2 * MINUTE;
/** Postmark may forget after 7 days: from here on "absent" means nothing again, and the operator decides. */
export const SEARCH_REACH = 6 * DAY;

/** Milliseconds left of a lease that is alive, else 0. One that is longer than any lease was written by a wrong clock. */
export function leaseLeft({ leaseUntil }: OpenEntry, now: number): number {
  const left = leaseUntil - now;
  return left > 0 && left <= LEASE ? left : 0;
}

/** What an empty search says about a mail that may have gone out at `sendingAt`. Only `proof` allows to send it. */
export function readAbsence(sendingAt: number, now: number): 'too-early' | 'proof' | 'too-late' {
  const age = now - sendingAt;
  if (age < SEARCH_LAG) return 'too-early';
  return age <= SEARCH_REACH ? 'proof' : 'too-late';
}
