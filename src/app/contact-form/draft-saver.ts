import { type Draft, forget, isBlank, readDraft } from '../../contact/draft.ts';
import { databaseExists } from '../../contact/presence.ts';
import type { Store } from '../../contact/store.ts';
import { readItem, writeItem } from '../web-storage.ts';

/** How much typing a crash can lose. */
const WRITE_EVERY_MS = 400;
/** The key in session storage of what was typed on a page that was left before the database had it. */
const JOURNAL = 'contact-draft';

const journal = {
  read(): Draft | undefined {
    try {
      return readDraft(JSON.parse(readItem('sessionStorage', JOURNAL) ?? 'null'));
    } catch {
      return undefined;
    }
  },
  write: (draft: Draft | null) => writeItem('sessionStorage', JOURNAL, draft && JSON.stringify(draft)),
};

/** Another form's draft that was already sent once must not be overwritten: that form may be closed, and the stored copy its only one. */
function isAnothers(stored: Draft | undefined, { seed }: Draft): boolean {
  return stored?.tried !== undefined && stored.seed !== seed;
}

/** A page may be left before it has read what is stored, as another draft. Its form would have filled its empty fields from that. */
function complete(draft: Draft, stored: Draft | undefined): Draft {
  if (!stored || stored.seed === draft.seed) return draft;
  const typed = Object.entries(draft.values).filter(([, value]) => value !== '');
  return { ...draft, values: { ...stored.values, ...Object.fromEntries(typed) } };
}

/** Keeps a draft on disk while it is being written. Without storage the draft is lost, but the form still works. */
export function createDraftSaver(store: Pick<Store, 'draft' | 'changeDraft'>) {
  /** The latest state that is not on disk yet. */
  let unwritten: Draft | undefined;
  /** While what was saved is being read: a new text that was written before would replace it. */
  let reading: Promise<unknown> | undefined;

  const change: Store['changeDraft'] = (rule) => store.changeDraft(rule).catch(() => {});

  const write = (draft: Draft) =>
    change(isBlank(draft.values) ? forget(draft) : (stored) => (isAnothers(stored, draft) ? stored : complete(draft, stored)));

  function cancelSave(): void {
    unwritten = undefined;
    journal.write(null);
  }

  async function writeAll(): Promise<void> {
    if (reading) await reading;
    while (unwritten) {
      const draft = unwritten;
      await write(draft);
      if (unwritten === draft) cancelSave();
    }
  }

  async function read(): Promise<Draft | undefined> {
    const left = journal.read();
    if (!left && !(await databaseExists())) return undefined;
    if (left) await write(left);
    const stored = await store.draft().catch(() => undefined);
    journal.write(null);
    return stored ?? left;
  }

  return {
    save(draft: Draft): void {
      if (!unwritten) setTimeout(writeAll, WRITE_EVERY_MS);
      unwritten = draft;
    },

    /** Saves what is pending now: the page may be about to go. A transaction would not finish in time; session storage is synchronous. */
    flush(): void {
      if (unwritten) journal.write(unwritten);
      writeAll();
    },

    /** Drops what is pending, for example because the message is about to become an outbox row. */
    cancelSave,

    /** What an earlier visit or another tab has saved. Nothing is written before the caller has it. */
    readSaved(): Promise<Draft | undefined> {
      const saved = read();
      reading = saved;
      saved.then(() => {
        reading = undefined;
      });
      return saved;
    },

    /** Changes what is stored. Never rejects. */
    change,
  };
}
