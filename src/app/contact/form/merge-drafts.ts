import { type Draft, isBlank, type Values } from '../../../outbox/draft.ts';

/**
 * The backup, with the fields that it lacks, if the stored draft is the same message; else the one that was typed last. An erased backup
 * erases its own form's draft only.
 */
export function mergeDrafts(backup: Draft, stored: Draft): Draft {
  const isLater = backup.updatedAt >= stored.updatedAt;
  if (isBlank(backup.values)) return isLater && backup.formId === stored.formId ? backup : stored;
  const { message = stored.values.message } = backup.values;
  if (message === stored.values.message) return { ...stored, ...backup, values: { ...stored.values, ...backup.values } };
  return isLater ? backup : stored;
}

/** Tells whether a form that holds these values cannot go on with a saved draft: it holds another message. */
export function conflictsWith(saved: Draft, { message }: Values): boolean {
  return Boolean(message) && message !== saved.values.message;
}
