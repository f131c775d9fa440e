import { databaseExists } from '../../outbox/database-exists.ts';
import { type Draft, isBlank, type Values } from '../../outbox/draft.ts';
import type { Submission } from '../../outbox/send.ts';
import type { Store } from '../../outbox/store.ts';
import { clearBackup, readBackup, writeBackup } from './draft-backup.ts';
import { goesOnWith, mergeDrafts } from './merge-drafts.ts';

/** The typing that a crash can lose. */
const WRITE_EVERY_MS = 400;

export type FormDraft = ReturnType<typeof createFormDraft>;
type Recalled = Draft['recalled'];

/**
 * The draft of one form. What is typed is unstored until the database has it, or until the outbox has taken it over as a message; a page
 * that is left before that writes it into the backup. Without storage the draft is lost, but the form still works.
 *
 * A draft that was saved before the stored one was read holds only the fields typed in by then: the stored one fills the others.
 */
export function createFormDraft(store: Pick<Store, 'changeDraft'>) {
  /** Names this form in its drafts. Not a UUID: an insecure origin has no `crypto.randomUUID`. */
  const form = Math.random();
  /** The message that the text was before it was recalled. */
  let recalled: Recalled;
  /** The draft that only this page has, until its `writer` has stored it. */
  let unstored: { draft: Draft; writer: 'form' | 'outbox' } | undefined;
  let reading: Promise<unknown> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draftOf = (values: Values): Draft => ({ values, updatedAt: Date.now(), form, ...(recalled && { recalled }) });

  function forgetUnstored(): void {
    unstored = undefined;
    clearBackup();
  }

  /**
   * Resolves with whether the database has the draft. Another form's recalled draft is never overwritten: the database may hold its only copy.
   */
  async function write(draft: Draft): Promise<boolean> {
    const isErased = isBlank(draft.values);
    const after = await store.changeDraft((other) => {
      const isOnlyCopy = other?.recalled && other.recalled.id !== draft.recalled?.id;
      if (other && other.form !== form && (isOnlyCopy || isErased)) return other;
      return isErased ? undefined : draft;
    });
    const isStored = isErased || after === draft;
    if (isStored && unstored?.draft === draft) forgetUnstored();
    return isStored;
  }

  /** Resolves once nothing is left to write, or once the browser or another form's text is in the way: the backup has to do then. */
  async function writeNow(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    await reading;
    try {
      // A write takes its draft off `unstored`; what was typed meanwhile is unstored again.
      let isStored = true;
      while (isStored && unstored?.writer === 'form') isStored = await write(unstored.draft);
    } catch {
      // Storage is refused.
    }
  }

  function writeSoon(draft: Draft): void {
    unstored = { draft, writer: 'form' };
    timer ??= setTimeout(writeNow, WRITE_EVERY_MS);
  }

  async function readSaved(typed: () => Values): Promise<Draft | undefined> {
    const backup = readBackup();
    if (!backup && !(await databaseExists())) return undefined;
    const merge = (stored: Draft) => (backup ? mergeDrafts(backup, stored) : stored);
    const isOwn = (stored: Draft) => !backup || backup.form === stored.form || merge(stored) !== backup;
    /** The stored draft as this form goes on with it, its own from now on. Leaves another form's as it is. */
    function takeOver(stored: Draft | undefined): Draft | undefined {
      if (!stored || !isOwn(stored)) return stored;
      const merged = { ...merge(stored), form };
      if (!goesOnWith(merged, typed())) return stored;
      return isBlank(merged.values) ? undefined : merged;
    }
    const stored = await store.changeDraft(takeOver).catch(() => undefined);
    const saved = stored?.form === form ? stored : backup;
    if (!saved || !goesOnWith(saved, typed())) return undefined;
    recalled = saved.recalled;
    // The form may be gone by now: the fields that nobody has typed in are filled from the stored draft here.
    if (unstored?.writer === 'form') unstored.draft = draftOf({ ...saved.values, ...unstored.draft.values });
    else if (backup) writeSoon(draftOf(saved.values));
    return isBlank(saved.values) ? undefined : saved;
  }

  return {
    /** The draft with these values: for « Rétablir ». */
    draftOf,

    /**
     * What an earlier visit or another tab has saved; undefined if the form (`typed`) holds another message once it is read. Nothing is
     * written until then.
     */
    read(typed: () => Values): Promise<Draft | undefined> {
      const read = readSaved(typed).finally(() => {
        if (reading === read) reading = undefined;
      });
      reading = read;
      return read;
    },

    /** Writes the draft soon, or removes it if it is blank. `before`: the message that it was before it was recalled. */
    save(values: Values, before: Recalled = recalled): void {
      recalled = isBlank(values) ? undefined : before;
      writeSoon(draftOf(reading ? withoutEmpty(values) : values));
      // Its author may leave right after erasing it.
      if (isBlank(values)) writeNow();
    },

    writeNow,

    /** Saves what is unstored now: the page may be about to go. */
    flush(): void {
      if (unstored) writeBackup(unstored.draft);
      writeNow();
    },

    /** Leaves the draft to the outbox, which removes it as it stores the message. What is typed next is a new message. */
    handOver(values: Values): Pick<Submission, 'draft' | 'onStored'> {
      const draft = draftOf(values);
      unstored = { draft, writer: 'outbox' };
      recalled = undefined;
      return {
        draft,
        onStored: () => {
          if (unstored?.draft === draft) forgetUnstored();
        },
      };
    },
  };
}

function withoutEmpty(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
