import { is, optional, record, string, type } from 'superstruct';
import type { ContactMessage, FieldErrors } from '../message/fields.ts';
import { identify } from '../message/identity.ts';
import { normalizeMessage } from '../message/normalize.ts';
import {
  acknowledges,
  ENDPOINT,
  HONEYPOT_HEADER,
  onlyAuthorCanFix,
  POST_TIMEOUT_MS,
  PROBLEM_JSON,
  SUBMITTED_AT_HEADER,
} from '../message/protocol.ts';
import { writeTime } from '../message/submission-time.ts';

/** The parts of a `Problem` that are kept. Checked, since a proxy may answer in the site's place. */
const Reasons = type({ detail: optional(string()), errors: optional(record(string(), string())) });

/**
 * `submittedAt`: when its author pressed the button, in milliseconds since 1970. `honeypot`: whether the form's hidden field was filled in.
 */
export type OutgoingMessage = { message: ContactMessage; submittedAt: number; honeypot?: boolean | undefined };

/**
 * The reason why an attempt did not get the message to the site. `refused`: only its author can mend it. `failed`: any other HTTP error.
 * `unreachable`: everything that is not an answer from the site, such as no network, a timeout, a redirect, a captive portal's page,
 * an acknowledgement of other words; it has no status.
 */
export type PostError = {
  kind: 'unreachable' | 'failed' | 'refused';
  status?: number | undefined;
  retryAfterMs?: number | undefined;
  detail?: string | undefined;
  errors?: FieldErrors | undefined;
};
export type PostResult = { kind: 'acknowledged' } | PostError;

const UNREACHABLE: PostError = { kind: 'unreachable' };

/** Posts one message, once. Never rejects. */
export async function post({ message, submittedAt, honeypot }: OutgoingMessage): Promise<PostResult> {
  try {
    // Computed from what is posted, as the site does.
    const id = await identify(normalizeMessage(message), submittedAt);
    const response = await fetch(ENDPOINT, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: `application/json, ${PROBLEM_JSON}`,
        [SUBMITTED_AT_HEADER]: writeTime(submittedAt),
        ...(honeypot && { [HONEYPOT_HEADER]: '1' }),
      },
      body: JSON.stringify(message, onlyTexts),
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(POST_TIMEOUT_MS),
    });
    return await readResult(response, id);
  } catch {
    return UNREACHABLE;
  }
}

/** A replacer for `JSON.stringify`: fields are texts. A damaged row may hold more, even what JSON cannot write, such as a BigInt. */
function onlyTexts(key: string, value: unknown): unknown {
  return key === '' || typeof value === 'string' ? value : undefined;
}

async function readResult(response: Response, id: string): Promise<PostResult> {
  const { status } = response;
  if (status === 200 || status === 202) {
    const body: unknown = isType(response, 'application/json') ? await response.json() : null;
    return acknowledges(body, id) ? { kind: 'acknowledged' } : UNREACHABLE;
  }
  // 511: a captive portal that says so (RFC 6585, section 6).
  if (status < 400 || status === 511) return UNREACHABLE;
  // The site never refuses with an HTML page: a proxy answered.
  const kind = onlyAuthorCanFix(status) && !isType(response, 'text/html') ? 'refused' : 'failed';
  const problem: unknown = status < 500 && isType(response, PROBLEM_JSON) ? await response.json() : null;
  const { detail, errors } = is(problem, Reasons) ? problem : {};
  return { kind, status, retryAfterMs: readRetryAfter(response), detail, errors };
}

function isType(response: Response, type: string): boolean {
  return response.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() === type;
}

/** `Retry-After` as seconds or as an HTTP date, in milliseconds from now. */
function readRetryAfter({ headers }: Response): number | undefined {
  const value = headers.get('Retry-After');
  if (!value) return undefined;
  const delay = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(delay) ? Math.max(0, delay) : undefined;
}
