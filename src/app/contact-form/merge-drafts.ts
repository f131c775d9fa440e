import { type Draft, isBlank } from '../../outbox/draft.ts';
import type { Backup } from './draft-backup.ts';

/**
 * What an earlier visit has saved; undefined if the form holds another message. `isStoredOurs`: whether the stored draft is this form's, which
 * may overwrite it: it was merged into `saved`, or the backup names it in `replaces`.
 */
export function mergeSaved(backup: Backup | undefined, stored: Draft | undefined, typedMessage: string | undefined) {
  const { saved, includesStored } = backup ? mergeStored(backup.draft, stored) : { saved: stored, includesStored: true };
  const hasOtherMessage = saved && typedMessage && typedMessage !== saved.values.message;
  if (!saved || hasOtherMessage) return undefined;
  return { saved, isStoredOurs: includesStored || (stored !== undefined && backup?.replaces === stored.updatedAt) };
}

/** The backup with the fields that it lacks. Alone, if the stored draft is another message or the backup says that it was erased. */
function mergeStored(backup: Draft, stored: Draft | undefined): { saved: Draft; includesStored: boolean } {
  const { message = stored?.values.message } = backup.values;
  const isAlone = !stored || isBlank(backup.values) || message !== stored.values.message;
  if (isAlone) return { saved: backup, includesStored: false };
  return { saved: { ...stored, ...backup, values: { ...stored.values, ...backup.values } }, includesStored: true };
}
