import { DATABASE } from './names.ts';
import { withTimeout } from './timeout.ts';

/** How long to wait for the browser's database, in milliseconds. */
export const DATABASE_TIMEOUT_MS = 5_000;

/**
 * Whether a draft or a message was ever stored on this device. Does not create the database. Apart from the rest of the outbox: every page
 * asks, and few have one.
 */
export async function databaseExists(): Promise<boolean> {
  try {
    // Missing in Firefox 125, where only opening the database could tell: assume that it exists.
    if (!indexedDB.databases) return true;
    const databases = await withTimeout(indexedDB.databases(), DATABASE_TIMEOUT_MS).catch(() => undefined);
    // No answer proves nothing: opening it will tell.
    return databases?.some(({ name }) => name === DATABASE) ?? true;
  } catch {
    return false;
  }
}
