import { type Acknowledgement, type FailureReason, isForAuthor } from '../../src/contact/protocol.ts';
import { type ProblemName, problemResponse, RESPONSE_HEADERS, type Refusal, statusOf } from './problem.ts';

/** How to respond: JSON to a script, a redirect to a page for a form that the browser itself posts. */
export type Reply = {
  acknowledge(acknowledgement: Acknowledgement, status: 200 | 202): Response;
  refuse(refusal: Refusal): Response;
};

/** The `invalid` page lists the form's rules. */
const PAGES = { done: '/contact/merci', invalid: '/contact/invalide', failed: '/contact/echec' } as const;

/** What is not for the author to fix. The others have a page of their own, or cannot happen without an Idempotency-Key. */
const REASONS: Partial<Record<ProblemName, FailureReason>> = {
  foreign: 'origine',
  method: 'format',
  malformed: 'format',
  unsupported: 'format',
  busy: 'en-cours',
};

const json: Reply = {
  acknowledge: (acknowledgement, status) => Response.json(acknowledgement, { status, headers: RESPONSE_HEADERS }),
  refuse: problemResponse,
};

const page: Reply = {
  acknowledge: () => seeOther(PAGES.done),
  refuse: (refusal) => seeOther(isForAuthor(statusOf(refusal)) ? PAGES.invalid : `${PAGES.failed}#${REASONS[refusal.name] ?? 'panne'}`),
};

export function replyTo(request: Request): Reply {
  return isNavigation(request) ? page : json;
}

/**
 * Whether the response is shown to a person, as for a form without JavaScript. Browsers that do not say so in Sec-Fetch-Mode (Safari before
 * 16.4), or behind a proxy that removes it, accept HTML or post a form's type, which our scripts never do.
 */
export function isNavigation({ headers }: Request): boolean {
  const mode = headers.get('Sec-Fetch-Mode');
  if (mode !== null) return mode === 'navigate';
  const starts = (name: string, type: string) => headers.get(name)?.toLowerCase().startsWith(type) === true;
  return starts('Accept', 'text/html') || starts('Content-Type', 'application/x-www-form-urlencoded');
}

/** 303 makes the next request a GET: reloading the page sends nothing again. */
function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { ...RESPONSE_HEADERS, Location: path } });
}
