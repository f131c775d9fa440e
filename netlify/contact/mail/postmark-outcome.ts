import { Errors } from 'postmark';
import { is, literal, nonempty, string, type, unknown } from 'superstruct';

/**
 * The fate of a mail, which is the state of its entry from then on (entry.ts).
 * - `sent`: Postmark has it. `isPartial`: it will not deliver it to some of the recipients, who are inactive.
 * - `unsent`: Postmark certainly does not have it; it can be sent later.
 * - `unknown`: Postmark may have it; only a look-up can tell. `search`: why that look-up could not, if there was one.
 * `code` is safe to log: it never contains Postmark's own message, which may quote an address.
 */
export type SendOutcome =
  | { kind: 'sent'; messageId: string; isPartial?: boolean }
  | { kind: 'unsent'; reason: UnsentReason; code: string }
  | { kind: 'unknown'; code: string; search?: 'too-early' | 'too-late' | 'failed' };

/**
 * `invalid`: Postmark objects to something in the mail (code 300), which may be its Reply-To. `late`: Postmark was not called, since
 * too little of the run's lease was left.
 */
type UnsentReason = 'throttled' | 'down' | 'misconfigured' | 'invalid' | 'late';

const INVALID_EMAIL = 300;
const MAINTENANCE = 100;

/** Errors from before a connection was established: no byte of the mail was sent. */
const NEVER_CONNECTED = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_\w+|\w*CERT\w*)$/;

/** Postmark's own acknowledgement of a mail. */
const Accepted = type({ ErrorCode: literal(0), MessageID: nonempty(string()), Message: unknown() });
/** The words that precede the addresses of recipients who have bounced or complained. No error code says so. */
const NOT_TO_ALL = /will not deliver to/i;

/** Accepts Postmark's own acknowledgement only: the client also resolves with a captive portal's web page. */
export function outcomeOfAnswer(answer: unknown): SendOutcome {
  if (!is(answer, Accepted)) return { kind: 'unknown', code: 'not-postmarks' };
  const isPartial = NOT_TO_ALL.test(String(answer.Message));
  return { kind: 'sent', messageId: answer.MessageID, ...(isPartial && { isPartial }) };
}

/**
 * https://postmarkapp.com/developer/api/overview#error-codes. `unknown` unless the error proves that nothing was sent.
 * @param hasReplyTo whether the mail had the visitor's address as its Reply-To; if not, any objection of Postmark's is for the operator
 */
export function outcomeOfError(error: unknown, hasReplyTo: boolean): SendOutcome {
  if (!(error instanceof Errors.PostmarkError)) return { kind: 'unknown', code: nameOf(error) };
  const { statusCode: status, code, message } = error;
  if (status === 0) {
    const known = /^\w+$/.test(message) ? message : 'network';
    return NEVER_CONNECTED.test(known) ? { kind: 'unsent', reason: 'down', code: known } : { kind: 'unknown', code: known };
  }
  // The client does not validate the code in the response.
  const isPostmarks = Number.isInteger(code) && code > 0;
  const reported = `${status}/${isPostmarks ? code : 0}`;
  if (status === 422 && code === INVALID_EMAIL && hasReplyTo) return { kind: 'unsent', reason: 'invalid', code: reported };
  if (status === 429) return { kind: 'unsent', reason: 'throttled', code: reported };
  if (status === 503 && code === MAINTENANCE) return { kind: 'unsent', reason: 'down', code: reported };
  // Without a Postmark code, the response may come from a proxy, after Postmark received the mail.
  if (status < 400 || status >= 500 || status === 408 || !isPostmarks) return { kind: 'unknown', code: reported };
  return { kind: 'unsent', reason: 'misconfigured', code: reported };
}

export function needsOperator(outcome: SendOutcome): boolean {
  return outcome.kind === 'unsent' && outcome.reason === 'misconfigured';
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
