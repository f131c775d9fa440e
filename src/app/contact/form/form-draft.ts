import { databaseExists } from '../../../outbox/database-exists.ts';
import { type Draft, isBlank, type Values } from '../../../outbox/draft.ts';
import type { Submission } from '../../../outbox/send.ts';
import type { Store } from '../../../outbox/store.ts';
import { clearBackup, readBackup, writeBackup } from './draft-backup.ts';
import { conflictsWith, losesMessage, mergeDrafts } from './merge-drafts.ts';

// The draft of a form is what it holds. It is in the fields, and
// - `unwritten`, until the database has it: soon, or on the next page, which finds it in the backup;
// - `handed-over`, while the outbox stores it as a message; the backup keeps it as well if the page is left before that;
// - `written`, which an empty form is, too.
// Where the browser refuses storage, a draft stays unwritten, and the form works.
//
// The database has one draft, and every tab may write it. A draft is a form's own if that form has typed, read or recalled it; the
// draft's time identifies it.
//
// | the stored draft is                      | text typed here | text erased or sent here |
// | ---------------------------------------- | --------------- | ------------------------ |
// | own                                      | replaces it     | removes it               |
// | another form's                           | replaces it     | leaves it                |
// | another form's, of a recalled message    | leaves it       | leaves it                |

/** The typing that a crash can lose. */
const WRITE_EVERY_MS = 400;
const NOTHING: Draft = { values: {}, updatedAt: 0 };

type State = 'unwritten' | 'handed-over' | 'written';
export type FormDraft = ReturnType<typeof createFormDraft>;

/** The draft of one form. Saved before the stored draft has been read, it has only the fields typed in: the stored draft fills the others. */
export function createFormDraft(store: Pick<Store, 'changeDraft'>) {
  let draft = NOTHING;
  let state: State = 'written';
  /** The times of the drafts that are this form's own. Several: the write of the last one may be under way, or have failed. */
  const ownTimes = new Set<number>();
  let reading: Promise<unknown> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setDraft(next: Draft, nextState: State): void {
    draft = next;
    state = nextState;
    ownTimes.add(next.updatedAt);
    if (state === 'unwritten') timer ??= setTimeout(writeNow, WRITE_EVERY_MS);
    if (state === 'written') clearBackup();
  }

  /** Resolves once nothing is left to write, or once the browser or another form's text prevents it: only the backup is left then. */
  async function writeNow(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    await reading;
    try {
      // Text that was typed during a write is unwritten again.
      let isStored = true;
      while (isStored && state === 'unwritten') isStored = await write(draft);
    } catch {
      // Storage is refused.
    }
  }

  /** Resolves with whether the database has the draft. */
  async function write(written: Draft): Promise<boolean> {
    const next = isBlank(written.values) ? undefined : written;
    const stored = await store.changeDraft((storedDraft) => {
      const isForeign = storedDraft && !ownTimes.has(storedDraft.updatedAt);
      return isForeign && (!next || losesMessage(storedDraft, next)) ? storedDraft : next;
    });
    const isStored = !next || stored === next;
    if (isStored && draft === written) setDraft(draft, 'written');
    return isStored;
  }

  async function readSaved(typed: () => Values): Promise<Draft | undefined> {
    const backup = readBackup();
    if (!backup && !(await databaseExists())) return undefined;
    const stored = await store.changeDraft((storedDraft) => storedDraft).catch(() => undefined);
    const saved = backup && stored ? mergeDrafts(backup, stored) : (backup ?? stored);
    if (!saved || conflictsWith(saved, typed())) return undefined;
    // The stored draft becomes this form's own, even if the backup replaces it, unless a recalled message would be lost.
    if (stored && !losesMessage(stored, saved)) ownTimes.add(stored.updatedAt);
    // 0 if nothing was typed in the form: the saved draft then keeps its own time.
    const updatedAt = draft.updatedAt || saved.updatedAt;
    // Fills the fields that nobody has typed in. The form does so as well, but it may be gone by now.
    if (state === 'unwritten') setDraft({ ...saved, values: { ...saved.values, ...draft.values }, updatedAt }, state);
    else setDraft(saved, saved === stored ? 'written' : 'unwritten');
    return isBlank(saved.values) ? undefined : saved;
  }

  /** Writes the text soon, or removes the draft if it is blank. */
  function save(values: Values): void {
    if (isBlank(values)) {
      // Keeps the time of the erased text: a draft that another form has saved since is later, and stays.
      setDraft({ ...draft, values: {} }, 'unwritten');
      // Its author may leave right after erasing it.
      writeNow();
    } else {
      // Text that is typed once a message was handed over or erased is another message.
      const recalled = state === 'handed-over' || isBlank(draft.values) ? undefined : draft.recalled;
      setDraft({ values: reading ? withoutEmpty(values) : values, updatedAt: Date.now(), recalled }, 'unwritten');
    }
  }

  return {
    /**
     * Reads what an earlier visit or another tab has saved. Resolves with nothing if the form (`typed`) by then holds another message. Until
     * it resolves, nothing is written.
     */
    read(typed: () => Values): Promise<Draft | undefined> {
      const read = readSaved(typed).finally(() => {
        if (reading === read) reading = undefined;
      });
      reading = read;
      return read;
    },

    save,

    /** Brings back the text that was erased last, as the same message. */
    undoErase: (values: Values): void => setDraft({ ...draft, values, updatedAt: Date.now() }, 'unwritten'),

    /** Goes on with a message that was recalled. */
    resume: (recalled: Draft): void => setDraft(recalled, 'unwritten'),

    /** Stores the text again if the database has no draft any more: another tab's may have replaced it before being sent. */
    async saveAgain(): Promise<void> {
      await store.changeDraft((stored) => stored ?? (isBlank(draft.values) ? undefined : draft)).catch(() => {});
    },

    /** Saves what is unwritten now: the page may be about to go. Resolves when the database has it, or cannot take it. */
    flush(): Promise<void> {
      if (state !== 'written') writeBackup(draft);
      return writeNow();
    },

    /**
     * Leaves the draft to the outbox, which removes it as it stores the message. Text that is typed next is a new message. Waits for the
     * saved draft, which may say that this text was recalled from a message.
     */
    async handOver(values: Values): Promise<Pick<Submission, 'draft' | 'ownTimes' | 'onSafe'>> {
      await reading;
      const handedOver = { ...draft, values, updatedAt: Date.now() };
      setDraft(handedOver, 'handed-over');
      return {
        draft: handedOver,
        // A copy: what is typed from now on stays.
        ownTimes: new Set(ownTimes),
        onSafe: () => {
          if (draft === handedOver) setDraft(NOTHING, 'written');
        },
      };
    },
  };
}

function withoutEmpty(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
