const FIRST_MS = 2_000;
const CAP_MS = 5 * 60_000;
/** Upper limit for any wait, whatever `Retry-After` or the clock says. */
export const LONGEST_MS = 60 * 60_000;

/** Milliseconds to wait after the nth attempt: exponential, capped, and half of it random so that many devices do not retry in step. */
export function backoff(attempts: number, random: number): number {
  const ceiling = Math.min(CAP_MS, FIRST_MS * 2 ** Math.max(0, attempts - 1));
  return Math.round((ceiling / 2) * (1 + random));
}

/** The backoff, or what `Retry-After` asks for when that is longer. */
export function waitAfter(attempts: number, random: number, retryAfterMs = 0): number {
  return Math.max(backoff(attempts, random), Math.min(retryAfterMs, LONGEST_MS));
}

/** Whether `time` has come. One further away than any wait counts too: it was set by a clock that has since been put back. */
export function isReached(time: number, now: number): boolean {
  return time <= now || time - now > LONGEST_MS;
}
