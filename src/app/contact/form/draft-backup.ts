import { type Draft, readDraft } from '../../../outbox/draft.ts';
import { readItem, writeItem } from '../../storage/web-storage.ts';

// The draft of a page that was left before the database had it, in session storage, which is synchronous: a transaction would not finish in
// time.
const KEY = 'contact-draft';

export function readBackup(): Draft | undefined {
  try {
    return readDraft(JSON.parse(readItem('sessionStorage', KEY) ?? 'null'), Date.now());
  } catch {
    return undefined;
  }
}

export function writeBackup(draft: Draft): void {
  writeItem('sessionStorage', KEY, JSON.stringify(draft));
}

export function clearBackup(): void {
  writeItem('sessionStorage', KEY, null);
}
