/** HTTP status, error code and message of Postmark's errors, https://postmarkapp.com/developer/api/overview#error-codes */
const ERRORS = {
  'bad-token': [401, 10, 'The server token in the X-Postmark-Server-Token header is missing or invalid.'],
  unavailable: [503, 100, 'The Postmark API is offline for maintenance.'],
  'server-error': [500, 101, 'An unexpected error occurred.'],
  'invalid-request': [422, 300, 'Invalid email request.'],
  'unknown-sender': [422, 400, "The 'From' address you supplied is not a Sender Signature on your account."],
  'unconfirmed-sender': [422, 401, "The Sender Signature of the 'From' address is not confirmed."],
  'invalid-json': [422, 402, 'Invalid JSON.'],
  'incompatible-json': [422, 403, 'Invalid request field(s).'],
  'not-allowed': [422, 405, 'Not allowed to send: the account is out of credits.'],
  // The official client reads the addresses out of this wording.
  'inactive-recipient': [422, 406, 'Found inactive addresses: inactive@example.com. Inactive recipients have generated a hard bounce.'],
  'account-pending': [422, 412, 'The account is pending approval: recipients must share the domain of From.'],
  'rate-limit': [429, 429, 'Rate limit exceeded.'],
  'messages-query': [422, 700, 'Invalid query parameters.'],
  'no-such-message': [422, 701, 'This message was not found.'],
  // Postmark documents the status of these two, but no error code.
  'too-large': [413, 300, 'The request exceeds the size limit of 10 MB.'],
  'no-such-endpoint': [404, 404, 'This endpoint does not exist.'],
} as const;

type ErrorName = keyof typeof ERRORS;
export const ERROR_NAMES = Object.keys(ERRORS) as ErrorName[];

type Parts = { status?: number | undefined; code?: number | undefined; message?: string | undefined };

/** Postmark's answer, apart from the parts that are given. */
export function errorResponse(name: ErrorName, parts: Parts = {}): Response {
  const [status, code, message] = ERRORS[name];
  return Response.json({ ErrorCode: parts.code ?? code, Message: parts.message ?? message }, { status: parts.status ?? status });
}
