import { databaseExists } from '../../../outbox/database-exists.ts';
import { type Draft, isBlank, type Values } from '../../../outbox/draft.ts';
import type { Submission } from '../../../outbox/send.ts';
import type { Store } from '../../../outbox/store.ts';
import { clearBackup, readBackup, writeBackup } from './draft-backup.ts';
import { conflictsWith, mergeDrafts } from './merge-drafts.ts';

/** The typing that a crash can lose. */
const WRITE_EVERY_MS = 400;

export type FormDraft = ReturnType<typeof createFormDraft>;
type Recalled = Draft['recalled'];

/**
 * The draft of one form. What is typed is unwritten until the database has it, or until the outbox has taken it over as a message; a page
 * that is left before that writes it into the backup. Without storage the draft is lost, but the form still works.
 *
 * A draft that was saved before the stored one was read holds only the fields typed in by then: the stored one fills the others.
 */
export function createFormDraft(store: Pick<Store, 'changeDraft'>) {
  /** Names this form in its drafts. Not a UUID: an insecure origin has no `crypto.randomUUID`. */
  const formId = Math.random();
  /** The message that the text was before it was recalled. */
  let recalled: Recalled;
  /** The time of the stored draft that this form goes on with: it is this form's, too, until another form writes over it. */
  let continuedAt: number | undefined;
  /** The draft that the database does not have yet. The outbox stores one that is handed over, as a message. */
  let unwritten: { draft: Draft; isHandedOver: boolean } | undefined;
  /** When the text was last touched. */
  let savedAt = Date.now();
  let reading: Promise<unknown> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draftOf = (values: Values): Draft => ({ values, updatedAt: Date.now(), formId, ...(recalled && { recalled }) });

  const isOwn = (stored: Draft) => stored.formId === formId || stored.updatedAt === continuedAt;

  function forgetUnwritten(): void {
    unwritten = undefined;
    clearBackup();
  }

  /**
   * Resolves with whether the database has the draft. Another form's recalled draft is never overwritten: the database may hold its only copy.
   */
  async function write(draft: Draft): Promise<boolean> {
    const isErased = isBlank(draft.values);
    const after = await store.changeDraft((other) => {
      const isOnlyCopy = other?.recalled && other.recalled.id !== draft.recalled?.id;
      if (other && !isOwn(other) && (isOnlyCopy || isErased)) return other;
      return isErased ? undefined : draft;
    });
    const isStored = isErased || after === draft;
    if (isStored && unwritten?.draft === draft) forgetUnwritten();
    return isStored;
  }

  /** Resolves once nothing is left to write, or once the browser or another form's text is in the way: the backup has to do then. */
  async function writeNow(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    await reading;
    try {
      // A write forgets its draft; text that was typed meanwhile is unwritten again.
      let isStored = true;
      while (isStored && unwritten && !unwritten.isHandedOver) isStored = await write(unwritten.draft);
    } catch {
      // Storage is refused.
    }
  }

  function writeSoon(draft: Draft): void {
    unwritten = { draft, isHandedOver: false };
    timer ??= setTimeout(writeNow, WRITE_EVERY_MS);
  }

  async function readSaved(typed: () => Values): Promise<Draft | undefined> {
    const backup = readBackup();
    if (!backup && !(await databaseExists())) return undefined;
    const stored = await store.changeDraft((draft) => draft).catch(() => undefined);
    const saved = backup && stored ? mergeDrafts(backup, stored) : (backup ?? stored);
    if (!saved || conflictsWith(saved, typed())) return undefined;
    if (saved === stored) clearBackup();
    if (saved !== backup || stored?.formId === backup.formId) continuedAt = stored?.updatedAt;
    recalled = saved.recalled;
    savedAt = saved.updatedAt;
    // The form may be gone by now: the fields that nobody has typed in are filled from the saved draft here.
    if (unwritten && !unwritten.isHandedOver) unwritten.draft = draftOf({ ...saved.values, ...unwritten.draft.values });
    else if (saved !== stored) writeSoon({ ...saved, formId });
    return isBlank(saved.values) ? undefined : saved;
  }

  /** Writes the draft soon, or removes it if it is blank. `before`: the message that it was before it was recalled. */
  function save(values: Values, before: Recalled = recalled): void {
    recalled = isBlank(values) ? undefined : before;
    savedAt = Date.now();
    writeSoon(draftOf(reading ? withoutEmpty(values) : values));
    // Its author may leave right after erasing it.
    if (isBlank(values)) writeNow();
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

    save,

    /** Goes on with a draft that the outbox has stored: a message that was recalled. */
    resume(stored: Draft): void {
      continuedAt = stored.updatedAt;
      save(stored.values, stored.recalled);
    },

    /** Stores the text again if no draft is stored any more: the one that was may have been the text that another tab has sent. */
    async saveAgain(values: Values): Promise<void> {
      await store.changeDraft((stored) => stored ?? { ...draftOf(values), updatedAt: savedAt }).catch(() => {});
    },

    writeNow,

    /** Saves what is unwritten now: the page may be about to go. */
    flush(): void {
      if (unwritten) writeBackup(unwritten.draft);
      writeNow();
    },

    /**
     * Leaves the draft to the outbox, which removes it as it stores the message. Text that is typed next is a new message. Waits for the
     * saved draft: it may say that this text was a message before.
     */
    async handOver(values: Values): Promise<Pick<Submission, 'draft' | 'continuedAt' | 'onStored'>> {
      await reading;
      const draft = draftOf(values);
      unwritten = { draft, isHandedOver: true };
      recalled = undefined;
      return {
        draft,
        continuedAt,
        onStored: () => {
          if (unwritten?.draft === draft) forgetUnwritten();
        },
      };
    },
  };
}

function withoutEmpty(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
