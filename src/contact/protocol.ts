import { enums, type Infer, is, string, type } from 'superstruct';
import type { FieldErrors } from './message.ts';

/** What page, worker and function agree on about the wire. */
export const ENDPOINT = '/api/send-contact';
export const IDEMPOTENCY_KEY = 'Idempotency-Key';
/** Milliseconds from the form's first touch to its first submission; absent on a replay. */
export const FILL_TIME = 'X-Form-Fill-Time';
/** When the author pressed the button, ISO 8601: a message written offline is received later. */
export const WRITTEN_AT = 'X-Form-Sent-At';
/** What stood in the field that people do not see. */
export const HONEYPOT = 'X-Form-Extra';
/** Name of that field in the form itself, posted without JavaScript. */
export const HONEYPOT_FIELD = 'website';
export const MAX_BODY_BYTES = 64 * 1024;
/** The same text as a form posts it: each byte beyond ASCII becomes three. */
export const MAX_FORM_BYTES = 3 * MAX_BODY_BYTES;

/**
 * The site read the message and will not have it, too long or against the rules: only its author can help. What it cannot even read (400, 415)
 * was damaged on its way, since no script of ours sends the like.
 */
export function isForAuthor(status: number): boolean {
  return status === 413 || status === 422;
}

/** An id that a client may choose: a UUID, or any 8 to 80 URL-safe characters (Postmark's metadata values end at 80). */
export const ID_PATTERN = /^[\w-]{8,80}$/;

/** The only answer that lets a client forget a message. `sent`: Postmark has it; `accepted`: the ledger has it and will send it. */
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
