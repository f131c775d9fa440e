import { databaseExists } from '../../outbox/database-exists.ts';
import { type Draft, isBlank, readDraft, sameValues, type Values } from '../../outbox/draft.ts';
import type { Submission } from '../../outbox/send.ts';
import type { Store } from '../../outbox/store.ts';
import { readItem, writeItem } from '../storage/web-storage.ts';

/** How much typing a crash can lose. */
const WRITE_EVERY_MS = 400;
/** The key in session storage of what was typed on a page that was left before the database had it. */
const LEFT = 'contact-draft';

export type FormDraft = ReturnType<typeof createFormDraft>;
type Recalled = Draft['recalled'];

/**
 * The draft of one form, which is in three places: the fields; the database, while it is written; and session storage, if the page is left
 * before the database has it. Without storage the draft is lost, but the form still works.
 */
export function createFormDraft(store: Pick<Store, 'draft' | 'changeDraft'>) {
  let recalled: Recalled;
  /** What is not in the database yet. */
  let unwritten: Draft | undefined;
  /** What the outbox has been given, and has not stored yet. */
  let handedOver: Draft | undefined;
  /** What this form has last read from the database or written there, and what it is writing. */
  let stored: Values = {};
  let writing: Values | undefined;
  let reading: Promise<unknown> | undefined;
  let isRead = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const draftOf = (values: Values): Draft => ({ values, updatedAt: Date.now(), ...(recalled && { recalled }) });

  function forgetUnwritten(): void {
    unwritten = undefined;
    writeItem('sessionStorage', LEFT, null);
  }

  /** Whether a stored draft is this form's. */
  const isOwn = ({ values }: Draft) => sameValues(values, stored) || (writing !== undefined && sameValues(values, writing));

  /** Resolves with whether the database has the draft: another form's text that was sent before stays, since this may be its only copy. */
  async function write(draft: Draft): Promise<boolean> {
    writing = draft.values;
    try {
      const after = await store.changeDraft((other) => {
        const isOnlyCopy = other?.recalled && other.recalled.id !== draft.recalled?.id;
        if (other && !isOwn(other) && (isOnlyCopy || isBlank(draft.values))) return other;
        return isBlank(draft.values) ? undefined : draft;
      });
      const isWritten = isBlank(draft.values) || sameValues(after?.values ?? {}, draft.values);
      if (isWritten) stored = draft.values;
      if (isWritten && unwritten === draft) forgetUnwritten();
      return isWritten;
    } finally {
      writing = undefined;
    }
  }

  async function writeAll(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    await reading;
    try {
      while (unwritten && (await write(unwritten)));
    } catch {
      // Storage is refused: it stays unwritten, for session storage.
    }
  }

  function writeSoon(draft: Draft): void {
    unwritten = draft;
    timer ??= setTimeout(writeAll, WRITE_EVERY_MS);
  }

  async function readStored(typed: () => Values): Promise<Draft | undefined> {
    const left = readLeft();
    if (!left && !(await databaseExists())) return undefined;
    const saved = await store.draft().catch(() => undefined);
    const found = left ? complete(left, saved) : saved;
    const { message } = typed();
    if (!found || (message && message !== found.values.message)) return undefined;
    if (saved && found !== left) stored = saved.values;
    recalled = found.recalled;
    // Typed before this was read, by a visitor who may have left since: what is found fills in the other fields, as it does in the form.
    if (unwritten) unwritten = draftOf({ ...found.values, ...unwritten.values });
    else if (left) writeSoon(found);
    return isBlank(found.values) ? undefined : found;
  }

  return {
    /**
     * What an earlier visit or another tab has saved, unless the form has another message by then: `typed`. Nothing is written before the
     * caller has it.
     */
    read(typed: () => Values): Promise<Draft | undefined> {
      const read = readStored(typed).finally(() => {
        isRead = true;
      });
      reading = read;
      return read;
    },

    /** Writes the draft soon, or removes it if it is blank. `before`: the message that it was before it was recalled. */
    save(values: Values, before: Recalled = recalled): void {
      recalled = isBlank(values) ? undefined : before;
      handedOver = undefined;
      writeSoon(draftOf(isRead ? values : filledIn(values)));
      // At once: whoever erases a text may leave at once, too.
      if (isBlank(values)) writeAll();
    },

    /** Saves what is unwritten now: the page may be about to go. A transaction would not finish in time; session storage is synchronous. */
    flush(): void {
      const left = unwritten ?? handedOver;
      if (left) writeItem('sessionStorage', LEFT, JSON.stringify(left));
      writeAll();
    },

    /** Leaves the draft to the outbox, which removes it as it stores the message. What is typed next is a new message. */
    handOver(values: Values): Pick<Submission, 'draft' | 'isOwn' | 'onStored'> {
      const draft = draftOf(values);
      unwritten = undefined;
      handedOver = draft;
      recalled = undefined;
      return {
        draft,
        isOwn: (other) => isOwn(other) || sameValues(other.values, values),
        onStored() {
          if (handedOver === draft) handedOver = undefined;
          if (!unwritten) writeItem('sessionStorage', LEFT, null);
        },
      };
    },
  };
}

function readLeft(): Draft | undefined {
  try {
    return readDraft(JSON.parse(readItem('sessionStorage', LEFT) ?? 'null'), Date.now());
  } catch {
    return undefined;
  }
}

/** What was left, with the fields in which nobody had typed before the draft was read, unless it is another message or was erased. */
function complete(left: Draft, saved: Draft | undefined): Draft {
  if (isBlank(left.values)) return left;
  const { message = saved?.values.message } = left.values;
  return saved && message === saved.values.message ? { ...saved, ...left, values: { ...saved.values, ...left.values } } : left;
}

function filledIn(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
