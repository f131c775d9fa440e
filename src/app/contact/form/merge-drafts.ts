import { type Draft, isBlank, type Values } from '../../../outbox/draft.ts';

/**
 * The backup, with the fields that it lacks, if the stored draft is the same message; else the one that was typed last. An erased backup
 * erases what was not typed later.
 */
export function mergeDrafts(backup: Draft, stored: Draft): Draft {
  const isLater = backup.updatedAt >= stored.updatedAt;
  if (isBlank(backup.values)) return isLater && !isOnlyCopy(stored, backup) ? backup : stored;
  const { message = stored.values.message } = backup.values;
  if (message === stored.values.message) return { ...stored, ...backup, values: { ...stored.values, ...backup.values } };
  return isLater ? backup : stored;
}

/** Tells whether a stored draft is the only copy of a message that was recalled, and `next` another text. */
export function isOnlyCopy(stored: Draft, next: Draft): boolean {
  return stored.recalled !== undefined && stored.recalled.id !== next.recalled?.id;
}

/** Tells whether a form that holds these values cannot go on with a saved draft: it holds another message. */
export function conflictsWith(saved: Draft, { message }: Values): boolean {
  return Boolean(message) && message !== saved.values.message;
}
