import { createDraft, type Draft, forget, isBlank, randomSeed, readDraft, type Values } from '../../contact/draft.ts';
import type { Store } from '../../contact/store.ts';

const QUIET_MS = 400;

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

/** Keeps one form's draft on disk while it is written. Storage that is refused costs the draft, never the form. */
export function createDraftKeeper(store: Pick<Store, 'draft' | 'changeDraft'>) {
  const writer = randomSeed();
  let draft: Draft = { ...createDraft(), writer };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resumed = false;

  function become(next: Draft): void {
    draft = { ...next, writer };
    remember(draft);
  }

  const change: Store['changeDraft'] = (rule) => store.changeDraft(rule).catch(() => {});

  function flush(): void {
    if (timer === undefined) return;
    hold();
    const written = draft;
    change(isBlank(written.values) ? forget(written) : (stored) => (isAnothers(stored, written) ? stored : written));
  }

  /** Leaves what is not yet written unwritten: the message is about to become a row. */
  function hold(): void {
    clearTimeout(timer);
    timer = undefined;
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
      const stored = await store.draft().catch(() => undefined);
      const isOther = stored !== undefined && stored.seed !== draft.seed && !isBlank(values());
      if (isSending() || (isOther && resumed)) return 'apart';
      if (stored) take(stored);
      return stored?.values;
    },

    touch(values: Values): void {
      draft = { ...draft, values };
      clearTimeout(timer);
      timer = setTimeout(flush, QUIET_MS);
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
