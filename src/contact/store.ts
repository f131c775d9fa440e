import type { Database } from './database.ts';
import { type Draft, readDraft } from './draft.ts';
import { byAge, type Entry, type Row, readEntry, readRow } from './row.ts';

/** Answers what shall stand instead: the same object changes nothing, `undefined` removes. */
export type Change<Value> = (current: Value | undefined) => Value | undefined;

/** As `Change`, knowing the draft as it stands before. */
export type ChangeRow = (row: Row | undefined, draft: Draft | undefined) => Row | undefined;

/** Every method is one transaction; what it resolves with is on disk. */
export type Store = {
  /** All rows, oldest first. */
  list(): Promise<Entry[]>;
  /** Reads and writes one row, and the draft with it. A row that cannot be read counts as none and stays unless it is replaced. */
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
    list: () => database(async (connection) => (await connection.getAll('outbox')).map(readEntry).sort(byAge)),

    change: (id, change, changeDraft = (draft) => draft) =>
      database(async (connection) => {
        const work = connection.transaction(['outbox', 'draft'], 'readwrite', { durability: 'strict' });
        const drafts = work.objectStore('draft');
        const row = async () => {
          const draft = readDraft(await drafts.get(DRAFT_ID));
          await rewrite(work.objectStore('outbox'), id, readRow, (before) => change(before, draft));
        };
        // The rule for the row comes first. One that throws must not leave the other one's half behind.
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
    // It has ended by itself.
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
