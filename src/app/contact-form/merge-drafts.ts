import { type Draft, isBlank, type Values } from '../../outbox/draft.ts';

/** The backup, with the fields that it lacks from the stored draft, unless that is another message or the backup says that it was erased. */
export function mergeDrafts(backup: Draft, stored: Draft): Draft {
  const { message = stored.values.message } = backup.values;
  if (isBlank(backup.values) || message !== stored.values.message) return backup;
  return { ...stored, ...backup, values: { ...stored.values, ...backup.values } };
}

/** Tells whether a form that holds these values can go on with a saved draft: not if it holds another message. */
export function goesOnWith(saved: Draft, { message }: Values): boolean {
  return !message || message === saved.values.message;
}
