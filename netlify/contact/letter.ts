import type { ContactMessage } from '../../src/contact/message.ts';

/** A message on its way to staff. Times are milliseconds since 1970, UTC. */
export type Letter = {
  /** 8 to 80 URL-safe characters: the reference that staff see and Postmark's metadata carry. */
  id: string;
  message: ContactMessage;
  /** When the function first received it. */
  receivedAt: number;
  /** When its author pressed the button, by their own clock; absent if that time is implausible. */
  writtenAt?: number | undefined;
  /** Looks like advertising: staff are told, the author is not. */
  suspect?: boolean | undefined;
};

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;
const DAY = 86_400_000;
const OLDEST = 400 * DAY;
const CLOCK_SKEW = 5 * 60_000;

/** The header's time in milliseconds; undefined if it is malformed, over 5 minutes ahead, or too old to be believed (400 days). */
export function readWrittenAt(header: string | null, receivedAt: number): number | undefined {
  const time = header !== null && ISO.test(header) ? Date.parse(header) : Number.NaN;
  if (!(time <= receivedAt + CLOCK_SKEW && time >= receivedAt - OLDEST)) return undefined;
  return Math.min(time, receivedAt);
}
