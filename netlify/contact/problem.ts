import type { FieldErrors } from '../../src/contact/message.ts';
import { PROBLEM_JSON, type Problem } from '../../src/contact/protocol.ts';

/** A refusal before it becomes a response. `retryAfter` is in seconds. */
export type Refusal = { name: ProblemName; errors?: FieldErrors; retryAfter?: number };

type Sentence = Pick<Problem, 'status' | 'title' | 'detail'>;

const PROBLEMS = {
  malformed: { status: 400, title: 'Requête mal formée', detail: 'La requête n’a pas pu être lue.' },
  'malformed-key': {
    status: 400,
    title: 'Clé mal formée',
    detail: 'L’en-tête Idempotency-Key doit compter de 8 à 80 lettres sans accent, chiffres, tirets ou traits bas.',
  },
  foreign: { status: 403, title: 'Origine refusée', detail: 'Ce formulaire ne peut être envoyé que depuis ce site.' },
  method: { status: 405, title: 'Méthode refusée', detail: 'Un message s’envoie par POST.' },
  busy: { status: 409, title: 'Envoi déjà en cours', detail: 'Ce message est en cours d’envoi. Réessayez dans un instant.' },
  'too-large': { status: 413, title: 'Message trop long', detail: 'Le message dépasse la taille acceptée.' },
  unsupported: { status: 415, title: 'Format refusé', detail: 'Le message doit être envoyé en JSON ou par le formulaire du site.' },
  invalid: { status: 422, title: 'Message incomplet', detail: 'Certains champs sont à corriger.' },
  reused: { status: 422, title: 'Clé réutilisée', detail: 'Cette clé d’envoi a déjà servi pour un autre texte.' },
  unexpected: { status: 500, title: 'Erreur inattendue', detail: 'Le message n’a pas pu être traité. Réessayez dans un instant.' },
  unavailable: { status: 503, title: 'Service indisponible', detail: 'Le message n’a pas pu être enregistré. Réessayez dans un instant.' },
} as const satisfies Record<string, Sentence>;

export type ProblemName = keyof typeof PROBLEMS;

export function statusOf({ name }: Refusal): number {
  return PROBLEMS[name].status;
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

/** `application/problem+json` (RFC 9457): a stable type, French sentences, never a stack trace. */
export function problemResponse({ name, errors, retryAfter }: Refusal): Response {
  const problem: Problem = { type: `urn:contact:${name}`, ...PROBLEMS[name], ...(errors && { errors }) };
  const headers = new Headers({ ...RESPONSE_HEADERS, 'Content-Type': `${PROBLEM_JSON}; charset=utf-8` });
  if (name === 'method') headers.set('Allow', 'POST');
  if (retryAfter !== undefined) headers.set('Retry-After', String(Math.max(1, Math.ceil(retryAfter))));
  return new Response(JSON.stringify(problem), { status: problem.status, headers });
}
