import type { Database } from './database.ts';
import { type Draft, readDraft } from './draft.ts';
import { byAge, isReceipt, type OutboxItem, type Receipt, type Row, readItem, readRow } from './row.ts';

/** What a transaction leaves behind, and what it returns. What it does not name stays as it is; `null` removes. */
export type Decision<Result> = { row?: Row | Receipt | null; draft?: Draft | null; result: Result };

/** Decides from what is stored. It may run twice, if the connection is lost: it must change nothing outside. */
export type Decide<Result> = (row: Row | undefined, draft: Draft | undefined, receipt: Receipt | undefined) => Decision<Result>;

/** Every method is one transaction, committed when it resolves. Changes to rows are then also flushed to disk. */
export type Store = {
  /** All rows, oldest first. */
  list(): Promise<OutboxItem[]>;
  /** Reads and writes one row together with the draft. A receipt or an unreadable row counts as missing, and stays unless it is replaced. */
  change<Result>(id: string, decide: Decide<Result>): Promise<Result>;
  /** Removes a row, readable or not. */
  discard(id: string): Promise<void>;
  /** Removes the receipts, or that of one message, and returns them: whoever takes them tells the author. */
  takeReceipts(id?: string): Promise<Receipt[]>;
  /** The stored draft. Removes one that has lapsed. */
  draft(): Promise<Draft | undefined>;
  /** `change` returns the new draft, and so does this: the same object changes nothing, `undefined` removes it. */
  changeDraft(change: (stored: Draft | undefined) => Draft | undefined): Promise<Draft | undefined>;
};

/** The form has one draft. */
const DRAFT_ID = 'form';
const DURABLE = { durability: 'strict' } as const;

/** @param now milliseconds since 1970: a draft lapses */
export function createStore(database: Database, now = () => Date.now()): Store {
  const parseDraft = (value: unknown) => readDraft(value, now());
  return {
    list: () =>
      database(async (connection) => {
        const values = await connection.getAll('outbox');
        return values
          .filter((value) => !isReceipt(value))
          .map(readItem)
          .sort(byAge);
      }),

    change: (id, decide) =>
      database(async (connection) => {
        const work = connection.transaction(['outbox', 'draft'], 'readwrite', DURABLE);
        const [rows, drafts] = [work.objectStore('outbox'), work.objectStore('draft')];
        const decided = async () => {
          const [value, draft] = [await rows.get(id), parseDraft(await drafts.get(DRAFT_ID))];
          const decision = decide(readRow(value), draft, isReceipt(value) ? value : undefined);
          await Promise.all([write(rows, id, decision.row), write(drafts, DRAFT_ID, decision.draft)]);
          return decision.result;
        };
        return finish(work, decided());
      }),

    discard: (id) =>
      database(async (connection) => {
        const work = connection.transaction('outbox', 'readwrite', DURABLE);
        await finish(work, work.store.delete(id));
      }),

    takeReceipts: (id) =>
      database(async (connection) => {
        const work = connection.transaction('outbox', 'readwrite');
        const taken = async () => {
          const receipts = (await work.store.getAll(id)).filter(isReceipt);
          await Promise.all(receipts.map((receipt) => work.store.delete(receipt.id)));
          return receipts;
        };
        return finish(work, taken());
      }),

    draft: () =>
      database(async (connection) => {
        const work = connection.transaction('draft', 'readwrite');
        const read = async () => {
          const draft = parseDraft(await work.store.get(DRAFT_ID));
          if (!draft) await work.store.delete(DRAFT_ID);
          return draft;
        };
        return finish(work, read());
      }),

    changeDraft: (change) =>
      database(async (connection) => {
        const work = connection.transaction('draft', 'readwrite');
        const changed = async () => {
          const before = parseDraft(await work.store.get(DRAFT_ID));
          const after = change(before);
          if (after !== before) await write(work.store, DRAFT_ID, after ?? null);
          return after;
        };
        return finish(work, changed());
      }),
  };
}

type ObjectStore = { put(value: { id: string }): Promise<unknown>; delete(id: string): Promise<unknown> };

async function write(store: ObjectStore, id: string, value: object | null | undefined): Promise<void> {
  if (value === undefined) return;
  await (value ? store.put({ ...value, id }) : store.delete(id));
}

/** Resolves once the transaction is committed. If `result` rejects, nothing of it is written. */
async function finish<Result>(work: { done: Promise<void>; abort(): void }, result: Promise<Result>): Promise<Result> {
  try {
    return (await Promise.all([result, work.done]))[0];
  } catch (error) {
    try {
      work.abort();
    } catch {
      // It has already ended.
    }
    throw error;
  }
}
