import { type Draft, isBlank } from '../../outbox/draft.ts';
import type { Journal } from './draft-journal.ts';

/**
 * What an earlier visit has saved; undefined if the form holds another message. `isStoredOurs`: whether the stored draft is this form's, which
 * may overwrite it: it was merged into `saved`, or the journal names it in `replaces`.
 */
export function mergeSaved(journal: Journal | undefined, stored: Draft | undefined, typedMessage: string | undefined) {
  const { saved, includesStored } = journal ? mergeStored(journal.draft, stored) : { saved: stored, includesStored: true };
  const hasOtherMessage = saved && typedMessage && typedMessage !== saved.values.message;
  if (!saved || hasOtherMessage) return undefined;
  return { saved, isStoredOurs: includesStored || (stored !== undefined && journal?.replaces === stored.updatedAt) };
}

/** The journal with the fields that it lacks. Alone, if the stored draft is another message or the journal says that it was erased. */
function mergeStored(journal: Draft, stored: Draft | undefined): { saved: Draft; includesStored: boolean } {
  const { message = stored?.values.message } = journal.values;
  const isAlone = !stored || isBlank(journal.values) || message !== stored.values.message;
  if (isAlone) return { saved: journal, includesStored: false };
  return { saved: { ...stored, ...journal, values: { ...stored.values, ...journal.values } }, includesStored: true };
}
