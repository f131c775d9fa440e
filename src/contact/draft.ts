import { type Infer, is, optional, record, string, type } from 'superstruct';
import { type ContactMessage, digestMessage, fields } from './message.ts';
import { sha256 } from './sha256.ts';

/** Ids of the texts that may already have reached the site, by digest. */
export const Tried = record(string(), string());
export type Tried = Infer<typeof Tried>;

/**
 * The form's contents, as typed. Stored in IndexedDB beside the outbox, not in localStorage: a message then moves from draft to row and
 * back in one transaction, and commits survive a killed browser, whereas Chromium writes localStorage seconds later.
 *
 * `writer` is the form that wrote it, possibly in another tab.
 */
export const Draft = type({
  seed: string(),
  writer: optional(string()),
  values: record(string(), string()),
  tried: optional(Tried),
});
export type Draft = Infer<typeof Draft>;
export type Values = Draft['values'];

/** 128 random bits. `crypto.randomUUID` does not exist on an insecure origin. */
export function randomSeed(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

export function createDraft(values: Values = {}, tried?: Tried): Draft {
  return { seed: randomSeed(), values, ...(tried && { tried }) };
}

export function readDraft(value: unknown): Draft | undefined {
  return is(value, Draft) ? value : undefined;
}

/**
 * The idempotency key under which a draft's text is sent. It is derived from the draft's seed and the text, so that every tab with the
 * draft gets the same id for the same text and a new one for an edited text, without coordination. A text tried before keeps its id.
 */
export async function identify({ seed, tried }: Draft, message: ContactMessage): Promise<string> {
  const digest = await digestMessage(message);
  return tried?.[digest] ?? uuidOf(await sha256(seed + digest));
}

/** The first bits of a hash as a UUID of version 8 (RFC 9562, section 5.8). */
function uuidOf(hash: string): string {
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

export function isBlank(values: Values): boolean {
  return Object.values(values).every((value) => value.trim() === '');
}

export function sameValues(one: Values, other: Values): boolean {
  return fields.every((name) => (one[name] ?? '') === (other[name] ?? ''));
}

/** Removes the stored draft if this form wrote it or it holds the same text; what another tab has gone on writing stays. */
export function forget({ writer, values }: Draft): (stored: Draft | undefined) => Draft | undefined {
  return (stored) => (stored && (stored.writer === writer || sameValues(stored.values, values)) ? undefined : stored);
}
