import { normalizeMessage } from '../message/normalize.ts';
import { coalesce } from './coalesce.ts';
import type { Dependencies } from './dependencies.ts';
import { type Draft, sameValues, valuesOf } from './draft.ts';
import { drain } from './drain.ts';
import type { PostResult } from './post.ts';
import { isReceipt, isRow } from './row.ts';
import { isSending } from './schedule.ts';
import { attempt, type Submission, submit } from './send.ts';

/** The reason why nothing can be done with a message: it is being sent, it is gone, or the draft holds another text. */
export type Conflict = 'sending' | 'gone' | 'occupied';

export type Outbox = ReturnType<typeof createOutbox>;

/** Messages on this device that have not reached the site yet. Methods other than `submit` reject when the browser refuses storage. */
export function createOutbox(dependencies: Dependencies) {
  const { store, publish } = dependencies;
  /** Every list refreshes even if the message is gone, in case the whole storage was cleared. */
  const changed = () => publish({ kind: 'changed' });
  return {
    /** Resolves with all stored messages, oldest first. */
    list: () => store.list(),

    /** Stores a message, then tries to send it. Rejects only if the browser cannot compute its id. */
    submit: (submission: Submission) => submit(dependencies, submission),

    /** Sends everything that may be sent now. Resolves with the messages that still wait for a try, or for its end. */
    drain: coalesce(() => drain(dependencies)),

    /** Tries to send one message now, even if it is held or its next attempt is not due. */
    async retry(id: string): Promise<PostResult | Conflict> {
      const result = await attempt(dependencies, id);
      changed();
      return result;
    },

    /** Removes a message for good, readable or not. */
    async remove(id: string): Promise<'done' | Conflict> {
      const now = dependencies.now();
      const result = await store.change<'done' | Conflict>(id, (stored) => {
        if (!stored || isReceipt(stored)) return { result: 'gone' };
        return isSending(stored, now) ? { result: 'sending' } : { row: null, result: 'done' };
      });
      changed();
      return result;
    },

    /** Turns a message back into the draft, for its author to edit. */
    async recall(id: string): Promise<Draft | Conflict> {
      const now = dependencies.now();
      const result = await store.change<Draft | Conflict>(id, (stored, storedDraft) => {
        if (!isRow(stored)) return { result: 'gone' };
        if (isSending(stored, now)) return { result: 'sending' };
        const { message, submittedAt } = stored;
        const draft = { values: valuesOf(normalizeMessage(message)), updatedAt: now, recalled: { id, submittedAt } };
        if (storedDraft && !sameValues(storedDraft.values, draft.values)) return { result: 'occupied' };
        return { row: null, draft, result: draft };
      });
      changed();
      return result;
    },

    /** Resolves with the receipts, or with one message's, and removes them, so that only one tab tells the author. */
    collectReceipts: (id?: string) => store.collectReceipts(id),
  };
}
