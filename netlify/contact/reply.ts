import { type Acknowledgement, isForAuthor } from '../../src/contact/protocol.ts';
import type { BodyKind } from './guard.ts';
import { problemResponse, RESPONSE_HEADERS, type Refusal, statusOf } from './problem.ts';

/** How to respond: JSON to the site's script, a redirect to a page for a form posted without JavaScript. */
export type Reply = {
  acknowledge(acknowledgement: Acknowledgement, status: 200 | 202): Response;
  refuse(refusal: Refusal): Response;
};

/** The `invalid` page lists the form's rules. */
const PAGES = { done: '/contact/merci', invalid: '/contact/invalide', failed: '/contact/echec' } as const;

export const REPLIES: Record<BodyKind, Reply> = {
  json: {
    acknowledge: (acknowledgement, status) => Response.json(acknowledgement, { status, headers: RESPONSE_HEADERS }),
    refuse: problemResponse,
  },
  form: {
    acknowledge: () => seeOther(PAGES.done),
    refuse: (refusal) => seeOther(isForAuthor(statusOf(refusal)) ? PAGES.invalid : PAGES.failed),
  },
};

/** 303 makes the next request a GET: reloading the page sends nothing again. */
function seeOther(path: string): Response {
  return new Response(null, { status: 303, headers: { ...RESPONSE_HEADERS, Location: path } });
}
