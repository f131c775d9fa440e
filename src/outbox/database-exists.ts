import { DATABASE } from './names.ts';
import { withStorageTimeout } from './storage-timeout.ts';

/**
 * Tells whether a draft or a message was ever stored on this device, without creating the database. It stands apart from the rest of the
 * outbox, since every page asks, and few have one.
 */
export async function databaseExists(): Promise<boolean> {
  try {
    // Missing in Firefox 125, where only opening the database could tell: assume that it exists.
    if (!indexedDB.databases) return true;
    const databases = await withStorageTimeout(indexedDB.databases()).catch(() => undefined);
    // Assumed when the browser does not answer: opening it will tell.
    return databases?.some(({ name }) => name === DATABASE) ?? true;
  } catch {
    return false;
  }
}
