import type { Database } from './database.ts';
import { type Draft, readDraft } from './draft.ts';
import { byAge, isReceipt, type OutboxItem, type Receipt, type Row, readStored, type Stored } from './row.ts';
import { withStorageTimeout } from './storage-timeout.ts';

/** The outcome of a transaction: what it writes, and its result. Whatever it does not name stays as it is; `null` removes. */
type Decision<Result> = { row?: Row | Receipt | null; draft?: Draft | null; result: Result };

/** Decides from what is stored. It may run twice, if the connection is lost: it must change nothing outside. */
export type Decide<Result> = (stored: Stored | undefined, draft: Draft | undefined) => Decision<Result>;

/** Every method is one transaction, committed when it resolves. */
export type Store = {
  /** Resolves with all messages, oldest first. */
  list(): Promise<OutboxItem[]>;
  /** Reads and writes one message together with the draft, and flushes both to disk. */
  change<Result>(id: string, decide: Decide<Result>): Promise<Result>;
  /** Removes the receipts, or one message's, and returns them: whoever collects them tells the author. */
  collectReceipts(id?: string): Promise<Receipt[]>;
  /**
   * Stores what `change` makes of the draft: the same object changes nothing, `undefined` removes it. Resolves with what is stored then.
   */
  changeDraft(change: (draft: Draft | undefined) => Draft | undefined): Promise<Draft | undefined>;
};

/** The form has one draft. */
const DRAFT_ID = 'form';

/** `now`: the clock by which a draft lapses. */
export function createStore(database: Database, now = () => Date.now()): Store {
  return {
    list: () =>
      database(async (connection) => {
        const transaction = connection.transaction('outbox');
        const all = (await finish(transaction, transaction.store.getAll())).map(readStored);
        return all.filter((stored) => !isReceipt(stored)).sort(byAge);
      }),

    change: (id, decide) =>
      database((connection) => {
        const transaction = connection.transaction(['outbox', 'draft'], 'readwrite', { durability: 'strict' });
        const [rows, drafts] = [transaction.objectStore('outbox'), transaction.objectStore('draft')];
        const decided = async () => {
          const [value, draft] = [await rows.get(id), readDraft(await drafts.get(DRAFT_ID), now())];
          const decision = decide(value && readStored(value), draft);
          await Promise.all([write(rows, id, decision.row), write(drafts, DRAFT_ID, decision.draft)]);
          return decision.result;
        };
        return finish(transaction, decided());
      }),

    collectReceipts: (id) =>
      database((connection) => {
        const transaction = connection.transaction('outbox', 'readwrite');
        const collected = async () => {
          const receipts = (await transaction.store.getAll(id)).map(readStored).filter(isReceipt);
          await Promise.all(receipts.map((receipt) => transaction.store.delete(receipt.id)));
          return receipts;
        };
        return finish(transaction, collected());
      }),

    changeDraft: (change) =>
      database((connection) => {
        const transaction = connection.transaction('draft', 'readwrite');
        const changed = async () => {
          const draft = readDraft(await transaction.store.get(DRAFT_ID), now());
          const next = change(draft);
          // Deletes an absent draft, too: a lapsed one reads as absent.
          if (!next || next !== draft) await write(transaction.store, DRAFT_ID, next ?? null);
          return next;
        };
        return finish(transaction, changed());
      }),
  };
}

type ObjectStore = { put(value: { id: string }): Promise<unknown>; delete(id: string): Promise<unknown> };

async function write(store: ObjectStore, id: string, value: object | null | undefined): Promise<void> {
  if (value === undefined) return;
  await (value ? store.put({ ...value, id }) : store.delete(id));
}

/** Resolves once the transaction is committed. If it rejects, even because the browser did not answer in time, nothing is written. */
async function finish<Result>(transaction: { done: Promise<void>; abort(): void }, result: Promise<Result>): Promise<Result> {
  try {
    return (await withStorageTimeout(Promise.all([result, transaction.done])))[0];
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has already ended.
    }
    throw error;
  }
}
