import { withTimeout } from '../shared/with-timeout.ts';
import { type ContactMessage, fieldNames } from './fields.ts';
import { writeTime } from './submission-time.ts';

/** The length of `2026-11-27`. */
const DAY_LENGTH = 10;
/** Limits the wait for a digest, which takes a millisecond: a browser that never answers must not hold up the message. */
const DIGEST_TIMEOUT_MS = 5_000;

/**
 * The id of a message: `<UTC day>-<SHA-256 of its fields>`, such as `2026-11-27-5f2b…`, 75 characters. Page, worker and function compute it
 * alike, so the same words from the same person on the same day are one message, whatever happens on the way.
 *
 * The digest is frozen at the first deploy. It covers the names and values of all fields that have a value, sorted by name: a device that
 * does not know a later, optional field computes the same id as a site that does. Rejects where no digest can be computed.
 * @param message normalized (normalize.ts)
 * @param submittedAt when its author pressed the button, in milliseconds since 1970
 */
export async function identify(message: ContactMessage, submittedAt: number): Promise<string> {
  const values = fieldNames.toSorted().flatMap((name) => (message[name] ? [[name, message[name]]] : []));
  const hash = await withTimeout(crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(values))), DIGEST_TIMEOUT_MS);
  const digest = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${writeTime(submittedAt).slice(0, DAY_LENGTH)}-${digest}`;
}

/** The day of an id. */
export function dayOf(id: string): string {
  return id.slice(0, DAY_LENGTH);
}

/** The digest of an id, 64 hexadecimal digits. */
export function digestOf(id: string): string {
  return id.slice(DAY_LENGTH + 1);
}

/** Tells whether two ids stand for the same words from the same person, on whatever day. */
export function isSameText(id: string, other: string): boolean {
  return digestOf(id) === digestOf(other);
}
