import { createDraft, type Draft, forget, isBlank, randomSeed, readDraft, type Values } from '../../contact/draft.ts';
import { databaseExists } from '../../contact/presence.ts';
import type { Store } from '../../contact/store.ts';
import { readItem, writeItem } from '../web-storage.ts';

/** How much typing a crash can lose. */
const WRITE_EVERY_MS = 400;
/** The key in session storage of what was typed on a page that was left before the database had it. */
const JOURNAL = 'contact-draft';

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** Another form's draft that was already sent once must not be overwritten: that form may be closed, and the stored copy its only one. */
function isAnothers(stored: Draft | undefined, { seed }: Draft): boolean {
  return stored?.tried !== undefined && stored.seed !== seed;
}

/**
 * Which message the form holds, without its text. Kept in the history entry, since the browser restores form fields per entry: visitors who
 * leave during a send and come back find their text again, and it must keep the id it may have been sent under.
 */
function recall(): Draft | undefined {
  return readDraft({ ...history.state?.draft, values: {} });
}

function remember({ seed, tried }: Draft): void {
  try {
    history.replaceState({ ...history.state, draft: { seed, ...(tried && { tried }) } }, '');
  } catch {
    // Safari allows a hundred changes in thirty seconds.
  }
}

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

/** Saves one form's draft to disk while it is being written. Without storage the draft is lost, but the form still works. */
export function createDraftKeeper(store: Pick<Store, 'draft' | 'changeDraft'>) {
  const writer = randomSeed();
  let draft: Draft = { ...createDraft(), writer };
  let resumed = false;
  /** The latest state that is not on disk yet. */
  let unwritten: Draft | undefined;

  function become(next: Draft): void {
    draft = { ...next, writer };
    remember(draft);
  }

  const change: Store['changeDraft'] = (rule) => store.changeDraft(rule).catch(() => {});

  const write = (written: Draft) =>
    change(isBlank(written.values) ? forget(written) : (stored) => (isAnothers(stored, written) ? stored : written));

  async function flush(): Promise<void> {
    while (unwritten) {
      const written = unwritten;
      await write(written);
      if (unwritten === written) hold();
    }
  }

  /** Cancels the pending write, for example because the message is about to become an outbox row. */
  function hold(): void {
    unwritten = undefined;
    journal.write(null);
  }

  /** Continues from a stored draft and becomes its writer on disk, so that sending from here forgets it, edited or not. */
  function take(taken: Draft): void {
    hold();
    become(taken);
    const mine = draft;
    change((stored) => (stored?.seed === mine.seed ? mine : stored));
  }

  return {
    /** Copies the message's identity to the history entry that a fragment navigation has just created. */
    carry: () => remember(draft),
    hold,
    take,
    /** Performs a pending write now. */
    flush,
    /** The same on a page that is being left: a database transaction would not finish in time, session storage is synchronous. */
    leave(): void {
      flush();
      if (unwritten) journal.write(unwritten);
    },
    /** The current draft, with these values. */
    current: (values: Values): Draft => ({ ...draft, values }),

    /** Resumes the message of this history entry. Synchronous, because a message may be sent before the disk has been read. */
    resume(): void {
      const recalled = recall();
      resumed = recalled !== undefined;
      become(recalled ?? draft);
    },

    /**
     * Resolves with the values that an earlier visit or another tab has stored, or with `apart` if they must stay out of the form: it is
     * sending, or already holds a different message that the browser restored.
     */
    async restore(values: () => Values, isSending: () => boolean): Promise<Values | 'apart' | undefined> {
      const left = journal.read();
      if (!left && !(await databaseExists())) return undefined;
      if (left) await write(left);
      const stored = (await store.draft().catch(() => undefined)) ?? left;
      journal.write(null);
      const isOther = stored !== undefined && stored.seed !== draft.seed && !isBlank(values());
      if (isSending() || (isOther && resumed)) return 'apart';
      if (stored) take(stored);
      return stored?.values;
    },

    touch(values: Values): void {
      draft = { ...draft, values };
      if (!unwritten) setTimeout(flush, WRITE_EVERY_MS);
      unwritten = draft;
    },

    /** Erases the draft and returns what it was; what is typed next is a new message. */
    erase(values: Values): Draft {
      hold();
      const erased = { ...draft, values };
      become(createDraft());
      change(forget(erased));
      return erased;
    },
  };
}
