import { wait } from './in-time.ts';

/** Names shared by page and worker, kept apart from the outbox code: every page checks whether there is an outbox, and few have one. */
export const DATABASE = 'contact';
export const CHANNEL = 'contact';
/** How long to wait for the browser's database, in milliseconds. */
export const TIMEOUT_MS = 5_000;

/** Whether a draft or a message was ever stored on this device. Does not create the database. */
export async function databaseExists(): Promise<boolean> {
  try {
    // Missing before Firefox 126, where only opening the database could tell: assume that it exists.
    if (!indexedDB.databases) return true;
    const databases = await Promise.race([indexedDB.databases(), wait(TIMEOUT_MS)]);
    // No answer proves nothing: opening it will tell.
    return databases ? databases.some(({ name }) => name === DATABASE) : true;
  } catch {
    return false;
  }
}
