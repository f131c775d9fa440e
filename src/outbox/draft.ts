import { type Infer, is, optional, record, string, type } from 'superstruct';
import { type ContactMessage, fieldNames } from '../message/fields.ts';
import { identify, isSameText } from '../message/identity.ts';
import { Time } from './row.ts';

/** The life of a draft that nobody touches: the next person at this device may be another. */
const LIFETIME_MS = 30 * 86_400_000;

/**
 * The form's contents, as typed. Stored in IndexedDB beside the outbox, not in localStorage: a message then moves from draft to row and
 * back in one transaction, and commits survive a killed browser, whereas Chromium writes localStorage seconds later.
 */
const Draft = type({
  values: record(string(), string()),
  /**
   * When the text was typed, in milliseconds since 1970. A form knows its own draft by it, since one author types in one form at a time.
   */
  updatedAt: Time,
  /** The message that this draft was before, which may have reached the site already. */
  recalled: optional(type({ id: string(), submittedAt: Time })),
});
export type Draft = Infer<typeof Draft>;
export type Values = Draft['values'];

/** A stored draft; `undefined` if the value is no draft, or one that has lapsed. */
export function readDraft(value: unknown, now: number): Draft | undefined {
  return is(value, Draft) && now - value.updatedAt <= LIFETIME_MS ? value : undefined;
}

/** The id of a draft's message, and when it was written: now, or earlier if it is still the text that was recalled. */
export async function identifyDraft(
  { recalled }: Draft,
  message: ContactMessage,
  now: number,
): Promise<{ id: string; submittedAt: number }> {
  const id = await identify(message, now);
  return recalled && isSameText(recalled.id, id) ? recalled : { id, submittedAt: now };
}

/** The form's contents with this message. */
export function valuesOf(message: ContactMessage): Values {
  return Object.fromEntries(fieldNames.map((name) => [name, message[name] ?? '']));
}

export function isBlank(values: Values): boolean {
  return Object.values(values).every((value) => value.trim() === '');
}

export function sameValues(one: Values, other: Values): boolean {
  return fieldNames.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}
