/** Names shared by page and worker, kept apart from the outbox code: every page checks whether there is an outbox, and few have one. */
export const DATABASE = 'contact';
export const CHANNEL = 'contact';

/** Whether a draft or a message was ever stored on this device. Does not create the database. */
export async function databaseExists(): Promise<boolean> {
  try {
    // Missing before Firefox 126, where only opening the database could tell: assume that it exists.
    return indexedDB.databases ? (await indexedDB.databases()).some(({ name }) => name === DATABASE) : true;
  } catch {
    return false;
  }
}
