import { createDraft, type Draft, forget, randomSeed, type Values } from '../../contact/draft.ts';
import type { Store } from '../../contact/store.ts';
import { createDraftSaver } from './draft-saver.ts';
import { recallDraft, rememberDraft } from './history-draft.ts';

export type FormDraft = ReturnType<typeof createFormDraft>;

/** The draft that one form holds, which decides the ids of its texts, in memory, in the history entry and on disk. */
export function createFormDraft(store: Pick<Store, 'draft' | 'changeDraft'>) {
  const saver = createDraftSaver(store);
  const writer = randomSeed();
  /** Without its text, which stands in the fields. */
  let held: Draft = { ...createDraft(), writer };

  function hold(draft: Draft): void {
    held = { ...draft, writer };
    rememberDraft(held);
  }

  const current = (values: Values): Draft => ({ ...held, values });

  return {
    ...saver,
    /** The draft, with these values. */
    current,
    save: (values: Values) => saver.save(current(values)),

    /** Continues the draft of this history entry and returns it; without one, enters the form's own. */
    resume(): Draft | undefined {
      const recalled = recallDraft();
      hold(recalled ?? held);
      return recalled;
    },

    /** Enters the draft in the history entry that a fragment navigation has just created. */
    carry: () => rememberDraft(held),

    /** Continues a stored draft and becomes its writer on disk, so that sending from here forgets it, edited or not. */
    take(draft: Draft): void {
      saver.cancelSave();
      hold(draft);
      saver.change((stored) => (stored?.seed === draft.seed ? { ...stored, writer } : stored));
    },

    /** Erases the draft and returns what it was; what is typed next is a new message. */
    erase(values: Values): Draft {
      saver.cancelSave();
      const erased = current(values);
      hold(createDraft());
      saver.change(forget(erased));
      return erased;
    },
  };
}
