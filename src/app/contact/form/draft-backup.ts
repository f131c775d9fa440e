import { type Draft, readDraft } from '../../../outbox/draft.ts';
import { readItem, writeItem } from '../../storage/web-storage.ts';

// The draft of a page that was left before the database had it, in session storage, which is synchronous: a transaction would not finish in
// time.
const KEY = 'contact-draft';

/** The backup where session storage is refused or full: it lasts as long as the document. */
let inMemory: string | null = null;

export function readBackup(): Draft | undefined {
  try {
    return readDraft(JSON.parse(inMemory ?? readItem('sessionStorage', KEY) ?? 'null'), Date.now());
  } catch {
    return undefined;
  }
}

export function writeBackup(draft: Draft): void {
  write(JSON.stringify(draft));
}

export function clearBackup(): void {
  write(null);
}

function write(text: string | null): void {
  writeItem('sessionStorage', KEY, text);
  inMemory = readItem('sessionStorage', KEY) === text ? null : text;
}
