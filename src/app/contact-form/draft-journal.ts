import { type Draft, readDraft } from '../../outbox/draft.ts';
import { readItem, writeItem } from '../storage/web-storage.ts';

// The draft of a page that was left before the database had it, in session storage, which is synchronous: a transaction would not finish in
// time.
const KEY = 'contact-draft';

/** `replaces`: the `updatedAt` of the stored draft that this one was made of; whatever else is stored by then is another form's. */
export type Journal = { draft: Draft; replaces?: number | undefined };

export function readJournal(): Journal | undefined {
  try {
    const journal: Journal = JSON.parse(readItem('sessionStorage', KEY) ?? '{}');
    const draft = readDraft(journal.draft, Date.now());
    return draft && { ...journal, draft };
  } catch {
    return undefined;
  }
}

export function writeJournal(journal: Journal): void {
  writeItem('sessionStorage', KEY, JSON.stringify(journal));
}

export function clearJournal(): void {
  writeItem('sessionStorage', KEY, null);
}
