import { is, optional, record, string, type } from 'superstruct';
import type { ContactMessage, FieldErrors } from '../message/fields.ts';
import { formatTime, identify } from '../message/identity.ts';
import { normalizeMessage } from '../message/normalize.ts';
import { acknowledges, ENDPOINT, HONEYPOT, PROBLEM_JSON, SENT_AT } from '../message/protocol.ts';

const TIMEOUT_MS = 20_000;
/** What is kept of a `Problem`. Checked, since a proxy may answer in the site's place. */
const ProblemParts = type({ detail: optional(string()), errors: optional(record(string(), string())) });

/** `createdAt`: when the author sent it, in milliseconds since 1970. `honeypot`: whether the form's hidden field was filled in. */
export type OutgoingMessage = { message: ContactMessage; createdAt: number; honeypot?: boolean | undefined };

/**
 * The result of one attempt. `unreachable` is everything that is not an answer from the site: no network, a timeout, a redirect, a captive
 * portal's page, another message's acknowledgement.
 */
export type PostResult =
  | { kind: 'acknowledged'; state: 'sent' | 'accepted' }
  | { kind: 'refused'; status: number; errors: FieldErrors; detail: string }
  | { kind: 'failed'; status: number; retryAfterMs?: number }
  | { kind: 'unreachable' };

/** Posts one message, once. Never rejects. */
export async function post({ message, createdAt, honeypot }: OutgoingMessage): Promise<PostResult> {
  try {
    // Computed from what is posted, as the site does.
    const id = await identify(normalizeMessage(message), createdAt);
    const response = await fetch(ENDPOINT, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: `application/json, ${PROBLEM_JSON}`,
        [SENT_AT]: formatTime(createdAt),
        ...(honeypot && { [HONEYPOT]: '1' }),
      },
      body: JSON.stringify(message),
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return await readResult(response, id);
  } catch {
    return { kind: 'unreachable' };
  }
}

async function readResult(response: Response, id: string): Promise<PostResult> {
  const { status } = response;
  if (status === 200 || status === 202) {
    const body: unknown = isType(response, 'application/json') ? await response.json() : null;
    return acknowledges(body, id) ? { kind: 'acknowledged', state: body.state } : { kind: 'unreachable' };
  }
  // 511: a captive portal that says so (RFC 6585, section 6).
  if (status < 400 || status === 511) return { kind: 'unreachable' };
  // The site never refuses with an HTML page: a proxy answered.
  const isFailure = status === 409 || status === 429 || status >= 500 || isType(response, 'text/html');
  if (isFailure) return { kind: 'failed', status, ...readRetryAfter(response) };
  const problem: unknown = isType(response, PROBLEM_JSON) ? await response.json() : null;
  const { errors = {}, detail = '' } = is(problem, ProblemParts) ? problem : {};
  return { kind: 'refused', status, errors, detail };
}

function isType(response: Response, type: string): boolean {
  return response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() === type;
}

/** `Retry-After` as seconds or as an HTTP date, in milliseconds from now. */
function readRetryAfter({ headers }: Response): { retryAfterMs?: number } {
  const value = headers.get('Retry-After');
  if (!value) return {};
  const delay = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(delay) ? { retryAfterMs: Math.max(0, delay) } : {};
}
