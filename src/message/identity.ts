import { type ContactMessage, fieldNames } from './fields.ts';

/** The length of `2026-11-27`. */
const DAY_LENGTH = 10;
/** The last millisecond of the year 9999: later times have no four-digit year. */
const LAST_TIME = Date.UTC(10_000, 0) - 1;
/** ISO 8601 with a four-digit year and a time zone, such as `2026-11-27T09:14:00.000Z`. */
const ISO = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/**
 * The id of a message: `<UTC day>-<SHA-256 of its fields>`, such as `2026-11-27-5f2b…`, 75 characters. Page, worker and function compute it
 * alike, so the same words from the same person on the same day are one message, whatever happens on the way.
 *
 * The digest is frozen at the first deploy. It is that of the names and values of all fields that have a value, sorted by name: a device
 * that does not know a later, optional field computes the same id as a site that does.
 * @param message normalized (normalize.ts)
 * @param submittedAt when its author pressed the button, in milliseconds since 1970
 */
export async function identify(message: ContactMessage, submittedAt: number): Promise<string> {
  const values = fieldNames.toSorted().flatMap((name) => (message[name] ? [[name, message[name]]] : []));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(values)));
  const digest = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${formatTime(submittedAt).slice(0, DAY_LENGTH)}-${digest}`;
}

/** Tells whether two ids are those of the same words from the same person, on whatever day. */
export function isSameText(id: string, other: string): boolean {
  return id.slice(DAY_LENGTH) === other.slice(DAY_LENGTH);
}

/** A time as the header `X-Form-Sent-At` carries it, in ISO 8601. A device whose clock is beyond the year 9999 sends that year's end. */
export function formatTime(time: number): string {
  return new Date(Math.min(Math.max(0, time), LAST_TIME)).toISOString();
}

/** Reads what `formatTime` has written, or any other ISO 8601 time from 1970 on: milliseconds since then, or `undefined`. */
export function readTime(text: string | null): number | undefined {
  const [, day] = ISO.exec(text ?? '') ?? [];
  const time = day && isCalendarDay(day) ? Date.parse(text ?? '') : Number.NaN;
  return time >= 0 && time <= LAST_TIME ? time : undefined;
}

/** Tells whether the day exists: JavaScript reads 30 February as 2 March. */
function isCalendarDay(day: string): boolean {
  const midnight = Date.parse(`${day}T00:00Z`);
  return Number.isFinite(midnight) && new Date(midnight).toISOString().startsWith(day);
}
