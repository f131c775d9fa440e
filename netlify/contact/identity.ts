import { createHash } from 'node:crypto';
import { ID_PATTERN, IDEMPOTENCY_KEY } from '../../src/contact/protocol.ts';

const HOUR = 3_600_000;
const DERIVED = 'day-';

/** SHA-256 as 64 hexadecimal digits. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * The message's id: the client's Idempotency-Key, bare or in quotes (the draft standard requires a quoted string). Without a key, derived
 * from the text and the UTC day, so that a reload or a double click without JavaScript mails once. Undefined if the key is malformed.
 */
export function readId(headers: Headers, digest: string, now: number): string | undefined {
  const key = headers.get(IDEMPOTENCY_KEY);
  if (key === null) return derivedId(digest, now);
  const bare = /^"(.*)"$/.exec(key)?.[1] ?? key;
  return ID_PATTERN.test(bare) ? bare : undefined;
}

/**
 * Other ids under which a form without JavaScript may have posted the same text within the last hour: a double click may straddle
 * midnight, and a page that has hydrated in the meantime sends its own key.
 */
export function earlierIds(id: string, digest: string, now: number): string[] {
  const derived = new Set([derivedId(digest, now), derivedId(digest, now - HOUR)]);
  derived.delete(id);
  return [...derived];
}

/** Whether the id was derived from the text because the request had no key. A client may use one that a response gave it. */
export function isDerived(id: string): boolean {
  return id.startsWith(DERIVED);
}

function derivedId(digest: string, now: number): string {
  const day = new Date(now).toISOString().slice(0, 10);
  return `${DERIVED}${sha256(`${digest} ${day}`).slice(0, 40)}`;
}
