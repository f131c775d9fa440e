/** Names that page and worker share, apart from the code behind them: every page looks whether there is an outbox, few have one. */
export const DATABASE = 'contact';
export const CHANNEL = 'contact';

/** Whether a draft or a message was ever kept here: asking must not make the database. */
export async function databaseExists(): Promise<boolean> {
  try {
    // Firefox has it since version 126: before that, only opening can tell.
    return indexedDB.databases ? (await indexedDB.databases()).some(({ name }) => name === DATABASE) : true;
  } catch {
    return false;
  }
}
