/**
 * Postmark's error codes with the HTTP statuses they come with.
 * https://postmarkapp.com/developer/api/overview#error-codes
 */
export type PostmarkError = { status: number; code: number; message: string };

export const POSTMARK_ERRORS = {
  'bad-token': { status: 401, code: 10, message: 'The server token in the X-Postmark-Server-Token header is missing or invalid.' },
  unavailable: { status: 503, code: 100, message: 'The Postmark API is offline for maintenance.' },
  'server-error': { status: 500, code: 101, message: 'An unexpected error occurred.' },
  'invalid-request': { status: 422, code: 300, message: 'Invalid email request.' },
  'unknown-sender': { status: 422, code: 400, message: "The 'From' address you supplied is not a Sender Signature on your account." },
  'unconfirmed-sender': { status: 422, code: 401, message: "The Sender Signature of the 'From' address is not confirmed." },
  'invalid-json': { status: 422, code: 402, message: 'Invalid JSON.' },
  'incompatible-json': { status: 422, code: 403, message: 'Invalid request field(s).' },
  'not-allowed': { status: 422, code: 405, message: 'Not allowed to send: the account is out of credits.' },
  'inactive-recipient': {
    status: 422,
    code: 406,
    // The official client parses the addresses out of this exact wording.
    message:
      'You tried to send to recipient(s) that have been marked as inactive. Found inactive addresses: inactive@example.com. ' +
      'Inactive recipients are ones that have generated a hard bounce, a spam complaint, or a manual suppression.',
  },
  'json-required': { status: 415, code: 409, message: 'The Content-Type of the request must be application/json.' },
  'account-pending': { status: 422, code: 412, message: 'The account is pending approval: recipients must share the domain of From.' },
  'rate-limit': { status: 429, code: 429, message: 'Rate limit exceeded.' },
  'messages-query': { status: 422, code: 700, message: 'Invalid query parameters.' },
  'no-such-message': { status: 422, code: 701, message: 'This message was not found.' },
  // Postmark documents the status of these two, but no error code.
  'too-large': { status: 413, code: 300, message: 'The request exceeds the size limit of 10 MB.' },
  'no-such-endpoint': { status: 404, code: 404, message: 'This endpoint does not exist.' },
} as const satisfies Record<string, PostmarkError>;

export type ErrorName = keyof typeof POSTMARK_ERRORS;

/** Thrown by a handler; the server sends it as JSON. */
export class HttpError extends Error {
  readonly status: number;
  readonly body: object;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, body: object, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export function postmarkBody(error: PostmarkError): { ErrorCode: number; Message: string } {
  return { ErrorCode: error.code, Message: error.message };
}

export function refusal(name: ErrorName, message: string = POSTMARK_ERRORS[name].message): HttpError {
  const error = { ...POSTMARK_ERRORS[name], message };
  return new HttpError(error.status, message, postmarkBody(error));
}

/** A 400 for a mistake in a request to the sandbox's own endpoints; `field` is a path such as `[1].times`. */
export function badInput(field: string, problem: string): HttpError {
  const message = `${field}: ${problem}`;
  return new HttpError(400, message, { error: message, field });
}
