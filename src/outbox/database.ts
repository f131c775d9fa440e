import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DATABASE } from './names.ts';
import { withStorageTimeout } from './storage-timeout.ts';

interface Schema extends DBSchema {
  outbox: { key: string; value: { id: string } };
  draft: { key: string; value: { id: string } };
}
export type Connection = IDBPDatabase<Schema>;
export type Migration = (database: Connection) => void;
/** Runs `work` on the database, opening it if necessary. Rejects when the browser refuses storage, or has not opened it after 5 s. */
export type Database = <Result>(work: (connection: Connection) => Promise<Result>) => Promise<Result>;

/** One step per version. Visitors who return after a year run every step that they missed: never change one that was deployed. */
export const migrations: readonly Migration[] = [
  (database) => {
    for (const name of ['outbox', 'draft'] as const) database.createObjectStore(name, { keyPath: 'id' });
  },
];

/**
 * The database, opened on first use. If its connection closes, as iOS does to pages that return from the background, `work` runs again on a
 * new one. So `work` must be a single transaction that reads before it writes, and that ends (store.ts).
 */
export function createDatabase(steps: readonly Migration[] = migrations): Database {
  let current: Promise<Connection> | undefined;
  const connect = () => {
    current ??= open(steps);
    return current;
  };
  return async (work) => {
    const mine = connect();
    try {
      return await work(await mine);
    } catch (error) {
      if (mine === current) current = undefined;
      // The failed connection may still be open, and the next call opens a new one.
      mine.then((connection) => connection.close()).catch(() => {});
      if (!wasClosed(error)) throw error;
      return await work(await connect());
    }
  };
}

/**
 * Safari may never finish opening the database (https://bugs.webkit.org/show_bug.cgi?id=226547). A connection that opens after the timeout
 * does no harm: it closes when a newer version asks.
 */
function open(steps: readonly Migration[]): Promise<Connection> {
  const opening = openDB<Schema>(DATABASE, steps.length, {
    upgrade(database, from, _to, { done }) {
      // Opening rejects as well.
      done.catch(() => {});
      for (const step of steps.slice(from)) step(database);
    },
    // A newer version cannot open until this connection closes. The next call reopens the database, or rejects if it was upgraded.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
    },
  });
  return withStorageTimeout(opening);
}

/** InvalidStateError: closed before; AbortError: closed during; UnknownError: Safari's "Connection to Indexed Database server lost". */
function wasClosed(error: unknown): boolean {
  return error instanceof DOMException && ['InvalidStateError', 'AbortError', 'UnknownError'].includes(error.name);
}
