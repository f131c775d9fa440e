import { clip, dropDirection } from '../../../message/visible-text.ts';
import type { Conflict } from '../../../outbox/outbox.ts';
import type { PostResult } from '../../../outbox/post.ts';
import { isRow, type OutboxItem, type Row } from '../../../outbox/row.ts';
import { isSending, nextTryOf } from '../../../outbox/schedule.ts';
import { formatDayAndTime, formatTimeOfDay } from '../format-time.ts';

const TITLE_LENGTH = 61;
const SOON_MS = 60_000;

/**
 * A message's title: its first words, cut at the last space unless more than 20 characters follow that. Without overrides, which would turn
 * the words around it.
 */
export function titleOf(item: OutboxItem): string {
  if (!isRow(item)) return 'Message illisible';
  const text = dropDirection(item.message.message).replace(/\s+/g, ' ').trim();
  const start = clip(text, ({ length }) => length <= TITLE_LENGTH);
  return `« ${start === text ? text : start.replace(/\s\S{0,20}…$/, '…')} »`;
}

export function dateOf({ submittedAt }: Row): string {
  return `Écrit le ${formatDayAndTime(submittedAt)}`;
}

/**
 * What a card says of its message: its state now, the reason for it, and what happens or what to do next. `rows`: all that are listed, since
 * one may hold up the others. `triedAt`: when its author has last tried to send it, in milliseconds since 1970.
 */
export function statusOf(item: OutboxItem, rows: readonly Row[], isOnline: boolean, triedAt: number | undefined): string {
  const now = Date.now();
  if (!isRow(item)) return 'Ce message a été abîmé sur cet appareil : il ne peut plus partir. Copiez ce qui en reste, puis supprimez-le.';
  if (isSending(item, now)) return 'Envoi en cours...';
  if (item.state === 'held') return `${reasonOf(item)} Modifiez-le, puis envoyez-le de nouveau.`;
  const next = isOnline ? `Prochain essai ${whenOf(nextTryOf(item, rows, now), now)}.` : 'Partira au retour du réseau.';
  return `${obstacleOf(item, triedAt)} ${next}`;
}

function reasonOf({ lastError }: Row): string {
  const errors = Object.values(lastError?.errors ?? {});
  const reason = errors.length > 0 ? errors.map((error) => `${error}.`).join(' ') : (lastError?.detail ?? '');
  return `Le site a refusé ce message. ${reason}`.trim();
}

function obstacleOf({ lastError }: Row, triedAt: number | undefined): string {
  // The page that sent it was closed before an answer came.
  if (!lastError) return 'Envoi interrompu.';
  if (lastError.status) return `Notre site n’a pas pu recevoir le message (erreur ${lastError.status}).`;
  return triedAt ? `Essayé à ${formatTimeOfDay(triedAt)} : toujours pas de réseau.` : 'Pas de réseau pour l’instant.';
}

function whenOf(at: number, now: number): string {
  return at - now < SOON_MS ? 'dans un instant' : `vers ${formatTimeOfDay(at)}`;
}

export const CONFLICTS = {
  sending: 'Ce message est en train de partir : attendez de savoir s’il est arrivé.',
  gone: 'Ce message n’est plus en attente : il est parti, ou il a été retiré depuis un autre onglet.',
  occupied: 'Vous écrivez un autre message dans un autre onglet : envoyez-le ou effacez-le d’abord.',
} as const;

/** The reason why a retry that the visitor asked for failed; `undefined` on success, which every tab announces by itself. */
export function problemOf(result: PostResult | Conflict): string | undefined {
  if (typeof result === 'string') return CONFLICTS[result];
  switch (result.kind) {
    case 'acknowledged':
      return undefined;
    case 'unreachable':
      return 'Le site est toujours injoignable. Le message reste enregistré sur cet appareil.';
    case 'failed':
      return `Notre site n’a pas pu recevoir le message (erreur ${result.status}). Il reste enregistré sur cet appareil.`;
    case 'refused':
      return 'Le site a refusé ce message : la liste dit pourquoi.';
  }
}

/** Toast for a message recalled into the form. Once edited it is a new message, while an earlier attempt may have reached the site. */
export function recalledText(item: OutboxItem): string {
  const said = 'Message repris dans le formulaire.';
  return isRow(item) && mayHaveArrived(item) ? `${said} La première version est peut-être déjà arrivée.` : said;
}

/** An attempt got no answer or died, or the site failed after reading the message. Only the last attempt's answer is known. */
function mayHaveArrived({ attempts, lastError }: Row): boolean {
  return attempts > 1 || !lastError?.status || lastError.status >= 500;
}

export const FORM_IN_USE = 'Le formulaire contient déjà un texte : envoyez-le ou effacez-le d’abord.';
export const FORM_NOT_READY = 'Le formulaire n’est pas encore prêt : réessayez dans un instant.';
export const STORAGE_REFUSED = 'Ce navigateur ne donne plus accès aux messages gardés sur cet appareil.';

/** What is left of a message that is unreadable, for its author to copy. */
export function remainsOf(raw: unknown): string {
  try {
    return JSON.stringify(raw, null, 2);
  } catch {
    // JSON has no BigInt, and no cycles.
    return String(raw);
  }
}
