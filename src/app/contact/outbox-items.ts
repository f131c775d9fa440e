import { atom } from 'jotai';
import { databaseExists } from '../../outbox/database-exists.ts';
import type { OutboxItem } from '../../outbox/row.ts';
import { isWaiting } from '../../outbox/schedule.ts';
import { pageEvents } from './page-events.ts';
import { pageOutbox } from './page-outbox.ts';

const readItemsAtom = atom<readonly OutboxItem[]>([]);
let reads = 0;

/**
 * All items of the outbox, oldest first; empty until the database has been read. Setting it reads the database anew, and rejects where that
 * fails.
 */
export const itemsAtom = atom(
  (get) => get(readItemsAtom),
  async (_get, set) => {
    const read = ++reads;
    const items = (await databaseExists()) ? await pageOutbox().outbox.list() : [];
    // A later read may have been faster.
    if (read === reads) set(readItemsAtom, items);
  },
);

itemsAtom.onMount = (refresh) => {
  // Storage that cannot be read has nothing to show.
  const refreshQuietly = () => void refresh().catch(() => {});
  refreshQuietly();
  return pageEvents.subscribe(refreshQuietly);
};

export const waitingItemsAtom = atom((get) => get(itemsAtom).filter((item) => isWaiting(item, Date.now())));
