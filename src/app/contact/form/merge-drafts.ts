import { type Draft, isBlank, type Values } from '../../../outbox/draft.ts';

/**
 * Chooses between backup and stored draft. If both are one message, the backup wins, and the stored draft fills the fields that it lacks; if
 * they are two, the one typed last stays. A blank backup, of a text that was erased, erases an older stored draft, unless a recalled message
 * would be lost. Backup `{ message: 'Bonjour' }`, stored `{ name: 'Jeanne', message: 'Bonjour' }` → the stored values.
 */
export function mergeDrafts(backup: Draft, stored: Draft): Draft {
  const isLater = backup.updatedAt >= stored.updatedAt;
  if (isBlank(backup.values)) return isLater && !losesMessage(stored, backup) ? backup : stored;
  const { message = stored.values.message } = backup.values;
  if (message === stored.values.message) return { ...stored, ...backup, values: { ...stored.values, ...backup.values } };
  return isLater ? backup : stored;
}

/**
 * Tells whether a message is lost if `next` replaces the stored draft: the stored one was recalled, so no row has it any more, and `next` is
 * another message. Stored « Bonjour », recalled, and `next` « Un devis » → `true`; « Bonjour ! », edited from it → `false`.
 */
export function losesMessage(stored: Draft, next: Draft): boolean {
  return stored.recalled !== undefined && stored.recalled.id !== next.recalled?.id;
}

/**
 * Tells whether a form that holds these values cannot go on with a saved draft: it holds another message. Saved « Bonjour », and a form with
 * « Un devis » → `true`; one with a name alone → `false`.
 */
export function conflictsWith(saved: Draft, { message }: Values): boolean {
  return Boolean(message) && message !== saved.values.message;
}
