import { Errors } from 'postmark';
import { is, literal, nonempty, string, type } from 'superstruct';

/**
 * What became of a mail, and on whom it is to act.
 * - `sent`: Postmark has it.
 * - `refused`: this very message cannot be sent (code 300); its author may change it.
 * - `rejected`: nothing was sent, and not because of the message; it can be sent later.
 * - `unknown`: Postmark may have it. Only a look-up tells.
 * `code` is fit for a log: it never holds what Postmark said, which may quote an address.
 */
export type SendOutcome =
  | { kind: 'sent'; messageId: string }
  | { kind: 'refused'; code: string }
  | { kind: 'rejected'; reason: RejectReason; code: string }
  | { kind: 'unknown'; code: string };

export type RejectReason = 'throttled' | 'down' | 'misconfigured';

const INVALID_EMAIL = 300;
const MAINTENANCE = 100;

/** Failures before a connection stood: no byte of the mail has left. */
const NEVER_CONNECTED = /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_\w+|\w*CERT\w*)$/;

const Receipt = type({ ErrorCode: literal(0), MessageID: nonempty(string()) });

/** Only Postmark's own receipt counts: the client also resolves with a captive portal's web page. */
export function outcomeOfAnswer(answer: unknown): SendOutcome {
  return is(answer, Receipt) ? { kind: 'sent', messageId: answer.MessageID } : { kind: 'unknown', code: 'not-a-receipt' };
}

/** https://postmarkapp.com/developer/api/overview#error-codes. What is not certainly "nothing sent" is unknown. */
export function outcomeOfError(error: unknown): SendOutcome {
  if (!(error instanceof Errors.PostmarkError)) return { kind: 'unknown', code: nameOf(error) };
  const { statusCode: status, code, message } = error;
  if (status === 0) {
    const known = /^\w+$/.test(message) ? message : 'network';
    return NEVER_CONNECTED.test(known) ? { kind: 'rejected', reason: 'down', code: known } : { kind: 'unknown', code: known };
  }
  // The client hands on whatever stood in the place of the code.
  const isPostmarks = Number.isInteger(code) && code > 0;
  const reported = `${status}/${isPostmarks ? code : 0}`;
  if (status === 422 && code === INVALID_EMAIL) return { kind: 'refused', code: reported };
  if (status === 429) return { kind: 'rejected', reason: 'throttled', code: reported };
  if (status === 503 && code === MAINTENANCE) return { kind: 'rejected', reason: 'down', code: reported };
  // Without a code of Postmark's, somebody between may have answered once it had the mail.
  if (status < 400 || status >= 500 || status === 408 || !isPostmarks) return { kind: 'unknown', code: reported };
  return { kind: 'rejected', reason: 'misconfigured', code: reported };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown';
}
