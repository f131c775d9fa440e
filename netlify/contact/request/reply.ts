import type { FieldErrors } from '../../../src/message/fields.ts';
import {
  type Acknowledgement,
  type FailureReason,
  onlyAuthorCanFix,
  PROBLEM_JSON,
  type Problem,
  type ResultSlug,
} from '../../../src/message/protocol.ts';
import { CONTACT_PATH } from '../../../src/shared/page-contract.ts';

type Sentence = Pick<Problem, 'status' | 'title' | 'detail'>;

const PROBLEMS = {
  malformed: { status: 400, title: 'Requête mal formée', detail: 'La requête n’a pas pu être lue.' },
  foreign: { status: 403, title: 'Origine refusée', detail: 'Ce formulaire ne peut être envoyé que depuis ce site.' },
  method: { status: 405, title: 'Méthode refusée', detail: 'Un message s’envoie par POST.' },
  'too-large': { status: 413, title: 'Message trop long', detail: 'Le message dépasse la taille acceptée.' },
  unsupported: { status: 415, title: 'Format refusé', detail: 'Le message doit être envoyé en JSON ou par le formulaire du site.' },
  invalid: { status: 422, title: 'Message incomplet', detail: 'Certains champs sont à corriger.' },
  unexpected: { status: 500, title: 'Erreur inattendue', detail: 'Le message n’a pas pu être traité. Réessayez dans un instant.' },
  unavailable: { status: 503, title: 'Service indisponible', detail: 'Le message n’a pas pu être enregistré. Réessayez dans un instant.' },
} as const satisfies Record<string, Sentence>;

type ProblemName = keyof typeof PROBLEMS;

/** A request that is not accepted. `retryAfter` is in seconds. */
export class Refusal extends Error {
  readonly problem: ProblemName;
  readonly parts: { errors?: FieldErrors; retryAfter?: number };

  constructor(problem: ProblemName, parts: Refusal['parts'] = {}) {
    super(problem);
    this.problem = problem;
    this.parts = parts;
  }
}

/**
 * Responses concern one visitor's message: they must not be cached, sniffed for another type, or load anything. Set here, because Netlify
 * does not apply `_headers` to functions.
 */
export const RESPONSE_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** The form of a response: JSON to a script, a redirect to a page for a form that the browser itself posts. */
export type Reply = {
  acknowledge(acknowledgement: Acknowledgement): Response;
  refuse(refusal: Refusal): Response;
};

/** Reasons that lie in the request; any other failure is an outage (`panne`). */
const REASONS: Partial<Record<ProblemName, FailureReason>> = {
  foreign: 'origine',
  method: 'format',
  malformed: 'format',
  unsupported: 'format',
};

const jsonReply: Reply = {
  acknowledge: (acknowledgement) =>
    Response.json(acknowledgement, { status: acknowledgement.state === 'sent' ? 200 : 202, headers: RESPONSE_HEADERS }),
  refuse: problemResponse,
};

const redirectReply: Reply = {
  acknowledge: () => seeOther('merci'),
  // The page `invalide` lists the form's rules.
  refuse: ({ problem }) =>
    onlyAuthorCanFix(PROBLEMS[problem].status) ? seeOther('invalide') : seeOther('echec', REASONS[problem] ?? 'panne'),
};

export function replyTo(request: Request): Reply {
  return isShownAsPage(request) ? redirectReply : jsonReply;
}

/**
 * Tells whether the response is shown to a person, as for a form without JavaScript. Sec-Fetch-Mode says so, but Safari before 16.4 does not
 * send it, and a proxy may remove it. Such a request accepts HTML or has a form's type, which our scripts never do.
 */
function isShownAsPage({ headers }: Request): boolean {
  const mode = headers.get('Sec-Fetch-Mode');
  if (mode !== null) return mode === 'navigate';
  const starts = (name: string, type: string) => headers.get(name)?.toLowerCase().startsWith(type) === true;
  return starts('Accept', 'text/html') || starts('Content-Type', 'application/x-www-form-urlencoded');
}

/** 303 makes the next request a GET: reloading the page sends nothing again. */
function seeOther(result: ResultSlug, reason?: FailureReason): Response {
  const Location = `${CONTACT_PATH}/${result}${reason ? `#${reason}` : ''}`;
  return new Response(null, { status: 303, headers: { ...RESPONSE_HEADERS, Location } });
}

/** `application/problem+json` (RFC 9457): a stable type, French sentences, never a stack trace. */
function problemResponse({ problem, parts: { errors, retryAfter } }: Refusal): Response {
  const body: Problem = { type: `urn:contact:${problem}`, ...PROBLEMS[problem], ...(errors && { errors }) };
  const headers = new Headers({ ...RESPONSE_HEADERS, 'Content-Type': `${PROBLEM_JSON}; charset=utf-8` });
  if (problem === 'method') headers.set('Allow', 'POST');
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  return new Response(JSON.stringify(body), { status: body.status, headers });
}
