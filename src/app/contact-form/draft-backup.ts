import { type Draft, readDraft } from '../../outbox/draft.ts';
import { readItem, writeItem } from '../storage/web-storage.ts';

// The draft of a page that was left before the database had it, in session storage, which is synchronous: a transaction would not finish in
// time.
const KEY = 'contact-draft';

/** `replaces`: the `updatedAt` of the stored draft that this one was made of; whatever else is stored by then is another form's. */
export type Backup = { draft: Draft; replaces?: number | undefined };

export function readBackup(): Backup | undefined {
  try {
    const backup: Backup = JSON.parse(readItem('sessionStorage', KEY) ?? '{}');
    const draft = readDraft(backup.draft, Date.now());
    return draft && { ...backup, draft };
  } catch {
    return undefined;
  }
}

export function writeBackup(backup: Backup): void {
  writeItem('sessionStorage', KEY, JSON.stringify(backup));
}

export function clearBackup(): void {
  writeItem('sessionStorage', KEY, null);
}
