import { createDraft, type Draft, forget, isBlank, randomSeed, readDraft, type Values } from '../../contact/draft.ts';
import { databaseExists } from '../../contact/presence.ts';
import type { Store } from '../../contact/store.ts';

/** How much typing a crash can lose. */
const WRITE_EVERY_MS = 400;
/** The key in session storage of what was typed on a page that was left before the database had it. */
const JOURNAL = 'contact-draft';

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;

/** A text that was sent once, and given back to a form that may be closed by now, is worth more than one that is being typed. */
function isAnothers(stored: Draft | undefined, { seed }: Draft): boolean {
  return stored?.tried !== undefined && stored.seed !== seed;
}

/**
 * Which message stands in the form, without its text. It is kept with the history entry, as the browser itself keeps what is typed: who
 * leaves while a message is sent and comes back finds the text again, which must have the id that it may have been sent under.
 */
function recall(): Draft | undefined {
  return readDraft({ ...history.state?.draft, values: {} });
}

function remember({ seed, tried }: Draft): void {
  history.replaceState({ ...history.state, draft: { seed, ...(tried && { tried }) } }, '');
}

/** Undefined where the browser refuses storage. */
function openJournal(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}

/** Keeps one form's draft on disk while it is written. Storage that is refused costs the draft, never the form. */
export function createDraftKeeper(store: Pick<Store, 'draft' | 'changeDraft'>) {
  const writer = randomSeed();
  const journal = openJournal();
  let draft: Draft = { ...createDraft(), writer };
  let resumed = false;
  /** What was typed last and is not on disk yet. */
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

  /** Leaves what is not yet written unwritten: the message is about to become a row. */
  function hold(): void {
    unwritten = undefined;
    journal?.removeItem(JOURNAL);
  }

  /** Goes on from a draft that is on disk already. It becomes this form's there, too: what is sent from here is then forgotten, edited or not. */
  function take(taken: Draft): void {
    hold();
    become(taken);
    const mine = draft;
    change((stored) => (stored?.seed === mine.seed ? mine : stored));
  }

  return {
    /** Keeps the message with a history entry that a fragment has made of this page. */
    carry: () => remember(draft),
    hold,
    take,
    /** Writes now what would be written in a moment. */
    flush,
    /** The same on a page that is being left: a database transaction would not finish in time, session storage is synchronous. */
    leave(): void {
      if (unwritten) journal?.setItem(JOURNAL, JSON.stringify(unwritten));
      flush();
    },
    /** The draft as it stands with these values. */
    current: (values: Values): Draft => ({ ...draft, values }),

    /** Goes on with the message that stood here before the visitor left. At once: a message may be sent before the disk is read. */
    resume(): void {
      const recalled = recall();
      resumed = recalled !== undefined;
      become(recalled ?? draft);
    },

    /**
     * What an earlier visit or another tab has left. It stays `apart` from a message that stands in the form already: one that the browser has
     * brought back, or that is being sent.
     */
    async restore(values: () => Values, isSending: () => boolean): Promise<Values | 'apart' | undefined> {
      const left = readDraft(JSON.parse(journal?.getItem(JOURNAL) ?? 'null'));
      if (!left && !(await databaseExists())) return undefined;
      if (left) await write(left);
      const stored = (await store.draft().catch(() => undefined)) ?? left;
      journal?.removeItem(JOURNAL);
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

    /** Erases the draft and answers what it was; what is written next is another message. */
    erase(values: Values): Draft {
      hold();
      const erased = { ...draft, values };
      become(createDraft());
      change(forget(erased));
      return erased;
    },
  };
}
