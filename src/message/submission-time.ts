/** The last millisecond of the year 9999: later times have no four-digit year. */
const LAST_TIME = Date.UTC(10_000, 0) - 1;
/** ISO 8601 with a four-digit year and a time zone, such as `2026-11-27T09:14:00.000Z`. */
const ISO = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A time as the header `X-Form-Sent-At` carries it, in ISO 8601. A device whose clock is beyond the year 9999 sends that year's end. */
export function writeTime(time: number): string {
  return new Date(Math.min(Math.max(0, time), LAST_TIME)).toISOString();
}

/** Reads what `writeTime` has written, or any other ISO 8601 time from 1970 on: milliseconds since then, or `undefined`. */
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
