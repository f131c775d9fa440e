import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DATABASE } from './presence.ts';

const OPEN_TIMEOUT_MS = 5_000;

interface Schema extends DBSchema {
  outbox: { key: string; value: { id: string } };
  draft: { key: string; value: { id: string } };
}
export type Connection = IDBPDatabase<Schema>;
export type Migration = (database: Connection) => void;
/** Does some work on the database, opening it first. Rejects when the browser refuses storage. */
export type Database = <Result>(work: (connection: Connection) => Promise<Result>) => Promise<Result>;

/** From each version to the next; rows of visitors who come back after a year pass through them all. Never change one that was deployed. */
export const migrations: readonly Migration[] = [
  (database) => void database.createObjectStore('outbox', { keyPath: 'id' }),
  (database) => void database.createObjectStore('draft', { keyPath: 'id' }),
];

/**
 * The database, opened when first used. The work is done a second time, on a new connection, when the first was closed under it, which
 * iOS does to pages that come back from the background: work must be a single transaction that reads before it writes.
 */
export function createDatabase(steps: readonly Migration[] = migrations): Database {
  let current: Promise<Connection> | undefined;
  function connect(): Promise<Connection> {
    if (current) return current;
    const opening = open(steps, () => forget(opening));
    current = opening;
    return opening;
  }
  function forget(opening: Promise<Connection>): void {
    if (opening === current) current = undefined;
  }
  return async (work) => {
    const mine = connect();
    try {
      return await work(await mine);
    } catch (error) {
      forget(mine);
      // What failed may still be open, and the next work opens another.
      mine.then((connection) => connection.close()).catch(() => {});
      if (!wasClosed(error)) throw error;
      return await work(await connect());
    }
  };
}

function open(steps: readonly Migration[], forget: () => void): Promise<Connection> {
  const opening = openDB<Schema>(DATABASE, steps.length, {
    upgrade(database, from) {
      for (const step of steps.slice(from)) step(database);
    },
    // A newer version waits for this one to let go; whatever is asked next opens again, or is refused.
    blocking(_current, _blocked, event) {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });
  return inTime(opening);
}

/** Safari has hung here for ever: https://bugs.webkit.org/show_bug.cgi?id=226547 */
async function inTime(opening: Promise<Connection>): Promise<Connection> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not open')), OPEN_TIMEOUT_MS);
  });
  try {
    return await Promise.race([opening, timeout]);
  } catch (error) {
    opening.then((late) => late.close()).catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** InvalidStateError: closed before; AbortError: closed during; UnknownError: Safari's "Connection to Indexed Database server lost". */
function wasClosed(error: unknown): boolean {
  return error instanceof DOMException && ['InvalidStateError', 'AbortError', 'UnknownError'].includes(error.name);
}
