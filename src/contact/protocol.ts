import { enums, type Infer, is, string, type } from 'superstruct';
import type { FieldErrors } from './message.ts';

/** Where messages are posted. This file is the HTTP contract between page, worker and function. */
export const ENDPOINT = '/api/send-contact';
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** Milliseconds from the first focus in the form to its submission; absent on a retry and for text restored from a draft. */
export const FILL_TIME = 'X-Form-Fill-Time';
/** When the author submitted the form, in ISO 8601: a message written offline arrives later. */
export const WRITTEN_AT = 'X-Form-Sent-At';
/** Value of the honeypot, a form field that people do not see; URI-encoded. */
export const HONEYPOT = 'X-Form-Extra';
/** The honeypot's name in the form itself, for a post without JavaScript. */
export const HONEYPOT_FIELD = 'website';
/** Spam signals that only the form can measure; a retry has none. `fillTime` is in milliseconds. */
export type Signals = { fillTime?: number | undefined; honeypot?: string };
export const MAX_BODY_BYTES = 64 * 1024;
/** The same limit for a URL-encoded form, in which each non-ASCII byte takes three. */
export const MAX_FORM_BYTES = 3 * MAX_BODY_BYTES;

/**
 * Whether only the author can fix the message: the site read it and refused it as too long (413) or invalid (422). A message that it could
 * not even read (400, 415) was damaged in transit, since our scripts send no such request.
 */
export function isForAuthor(status: number): boolean {
  return status === 413 || status === 422;
}

/** An id that a client may choose: a UUID, or any 8 to 80 URL-safe characters (Postmark limits metadata values to 80). */
export const ID_PATTERN = /^[\w-]{8,80}$/;

/** The only response that lets a client delete a message. `sent`: Postmark has it; `accepted`: the ledger has it and will send it. */
export const Acknowledgement = type({
  id: string(),
  digest: string(),
  state: enums(['sent', 'accepted']),
});
export type Acknowledgement = Infer<typeof Acknowledgement>;

/** Whether `body` acknowledges exactly this message under exactly this id. */
export function acknowledges(body: unknown, id: string, digest: string): body is Acknowledgement {
  return is(body, Acknowledgement) && body.id === id && body.digest === digest;
}

/** Problem Details (RFC 9457), extended with a French sentence for each refused field. */
export type Problem = { type: string; title: string; status: number; detail: string; errors?: FieldErrors };
export const PROBLEM_JSON = 'application/problem+json';

/** Why a form that the browser itself posted has failed, as the fragment of /contact/echec, which shows the sentence of that id. */
export type FailureReason = 'origine' | 'format' | 'en-cours' | 'panne';
