import type { Database } from './database.ts';
import { type Draft, readDraft } from './draft.ts';
import { byAge, type OutboxItem, type Row, readItem, readRow } from './row.ts';

/** Returns the new value: the same object changes nothing, `undefined` removes it. */
export type Change<Value> = (current: Value | undefined) => Value | undefined;

/** Like `Change`, but also given the draft as it was before. */
export type ChangeRow = (row: Row | undefined, draft: Draft | undefined) => Row | undefined;

/** Every method is one transaction, committed when it resolves. Changes to rows are then also flushed to disk. */
export type Store = {
  /** All rows, oldest first. */
  list(): Promise<OutboxItem[]>;
  /** Reads and writes one row together with the draft. An unreadable row counts as missing and stays unless it is replaced. */
  change(id: string, change: ChangeRow, changeDraft?: Change<Draft>): Promise<void>;
  /** Removes a row, readable or not. */
  discard(id: string): Promise<void>;
  draft(): Promise<Draft | undefined>;
  changeDraft(change: Change<Draft>): Promise<void>;
};

/** The form has one draft. */
const DRAFT_ID = 'form';

export function createStore(database: Database): Store {
  return {
    list: () => database(async (connection) => (await connection.getAll('outbox')).map(readItem).sort(byAge)),

    change: (id, change, changeDraft = (draft) => draft) =>
      database(async (connection) => {
        const work = connection.transaction(['outbox', 'draft'], 'readwrite', { durability: 'strict' });
        const drafts = work.objectStore('draft');
        const row = async () => {
          const draft = readDraft(await drafts.get(DRAFT_ID));
          await rewrite(work.objectStore('outbox'), id, readRow, (before) => change(before, draft));
        };
        // The row first: `changeDraft` may depend on the outcome. If either throws, abort so that neither is written.
        const both = row().then(() => rewrite(drafts, DRAFT_ID, readDraft, changeDraft));
        await Promise.all([both, work.done]).catch((error: unknown) => {
          abort(work);
          throw error;
        });
      }),

    discard: (id) =>
      database(async (connection) => {
        const work = connection.transaction('outbox', 'readwrite', { durability: 'strict' });
        await Promise.all([work.store.delete(id), work.done]);
      }),

    draft: () => database(async (connection) => readDraft(await connection.get('draft', DRAFT_ID))),

    changeDraft: (change) =>
      database(async (connection) => {
        const work = connection.transaction('draft', 'readwrite');
        await Promise.all([rewrite(work.store, DRAFT_ID, readDraft, change), work.done]);
      }),
  };
}

function abort(work: { abort(): void }): void {
  try {
    work.abort();
  } catch {
    // It has already ended.
  }
}

type Rows = {
  get(id: string): Promise<unknown>;
  put(value: { id: string }): Promise<unknown>;
  delete(id: string): Promise<unknown>;
};

async function rewrite<Value extends object>(rows: Rows, id: string, read: (value: unknown) => Value | undefined, change: Change<Value>) {
  const before = read(await rows.get(id));
  const after = change(before);
  if (after === before) return;
  await (after ? rows.put({ ...after, id }) : rows.delete(id));
}
