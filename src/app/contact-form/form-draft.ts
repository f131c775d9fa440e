import { createDraft, type Draft, forget, randomSeed, readDraft, type Values } from '../../contact/draft.ts';
import type { Store } from '../../contact/store.ts';
import { createDraftSaver } from './draft-saver.ts';

export type FormDraft = ReturnType<typeof createFormDraft>;

/**
 * The draft that one form holds, which decides the ids of its texts. It lives in four places:
 * - the fields: the text itself, which the browser restores per history entry;
 * - here: everything but the text;
 * - the history entry, without the text: visitors who leave during a send and come back find their text again, and it must keep the id under
 *   which it may have been sent;
 * - the disk, whole, for the next visit (draft-saver.ts).
 */
export function createFormDraft(store: Pick<Store, 'draft' | 'changeDraft'>) {
  const { save, flush, cancelSave, readSaved, change } = createDraftSaver(store);
  const writer = randomSeed();
  let held: Draft = { ...createDraft(), writer };

  function hold(draft: Draft): void {
    held = { ...draft, writer };
    enterInHistory();
  }

  function enterInHistory(): void {
    const { seed, tried } = held;
    try {
      history.replaceState({ ...history.state, draft: { seed, ...(tried && { tried }) } }, '');
    } catch {
      // Safari allows a hundred changes in thirty seconds.
    }
  }

  const current = (values: Values): Draft => ({ ...held, values });

  return {
    /** The draft, with these values. */
    current,
    save: (values: Values) => save(current(values)),
    flush,
    cancelSave,
    readSaved,

    /** Continues the draft of this history entry and returns it; without one, enters the form's own. */
    resume(): Draft | undefined {
      const entered = readDraft({ ...history.state?.draft, values: {} });
      hold(entered ?? held);
      return entered;
    },

    /** Enters the draft in the history entry that a fragment navigation has just created. */
    carry: enterInHistory,

    /** Continues a stored draft and becomes its writer on disk, so that sending from here forgets it, edited or not. */
    take(draft: Draft): void {
      cancelSave();
      hold(draft);
      change((stored) => (stored?.seed === draft.seed ? { ...stored, writer } : stored));
    },

    /** Erases the draft and returns what it was; what is typed next is a new message. */
    erase(values: Values): Draft {
      cancelSave();
      const erased = current(values);
      hold(createDraft());
      change(forget(erased));
      return erased;
    },
  };
}
