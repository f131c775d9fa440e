import { enums, type Infer, is, string, type } from 'superstruct';
import type { FieldErrors } from './fields.ts';
import { isSameText } from './identity.ts';

// CONTRACT over HTTP between page, worker and function.

/** The path to which messages are posted. netlify/functions/send-contact.ts says it again, since Netlify reads only a literal there. */
export const ENDPOINT = '/api/send-contact';
/** The time after which a device gives up an attempt. The device's lease is longer, the function's wait for another run shorter. */
export const POST_TIMEOUT_MS = 20_000;
/**
 * The time at which the author pressed the button (submission-time.ts), `submittedAt` elsewhere: a message written offline arrives later.
 * Its UTC day is part of the message's id; without it, as from a form without JavaScript, the day is that of the arrival. The specification
 * fixes its name.
 */
export const SUBMITTED_AT_HEADER = 'X-Form-Sent-At';
/** Present if the honeypot was filled in: a form field that people do not see. */
export const HONEYPOT_HEADER = 'X-Form-Extra';
/** The honeypot's name in the form itself: one that neither browsers nor password managers fill in. */
export const HONEYPOT_FIELD = 'extra';
export const MAX_BODY_BYTES = 64 * 1024;
/** The same limit for a URL-encoded form, in which each non-ASCII byte takes three. */
export const MAX_FORM_BYTES = 3 * MAX_BODY_BYTES;

/**
 * Tells whether only the author can fix the message: the site read it and refused it as too long (413) or invalid (422). A message that it
 * could not even read (400, 415) was damaged in transit, since our scripts send no such request.
 */
export function onlyAuthorCanFix(status: number): boolean {
  return status === 413 || status === 422;
}

/** The only response that lets a device forget a message. `sent`: Postmark has it; `accepted`: the ledger has it and will send it. */
const Acknowledgement = type({ id: string(), state: enums(['sent', 'accepted']) });
export type Acknowledgement = Infer<typeof Acknowledgement>;

/**
 * Tells whether `body` acknowledges the message with this id, on whatever day: if a proxy drops `X-Form-Sent-At`, the site has taken the same
 * words under the day of their arrival.
 */
export function acknowledges(body: unknown, id: string): body is Acknowledgement {
  return is(body, Acknowledgement) && isSameText(body.id, id);
}

/** Problem Details (RFC 9457), extended with a French sentence for each refused field. */
export type Problem = { type: string; title: string; status: number; detail: string; errors?: FieldErrors };
export const PROBLEM_JSON = 'application/problem+json';

/** The page to which a form that the browser itself posted is redirected, as the last segment of its path: /contact/merci. */
export type ResultSlug = 'merci' | 'invalide' | 'echec';

/**
 * The reason why a form that the browser itself posted has failed, as the fragment of /contact/echec, which shows the sentence of that id.
 */
export type FailureReason = 'origine' | 'format' | 'panne';
