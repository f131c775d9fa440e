import { atom } from 'jotai';
import { databaseExists } from '../../outbox/database-exists.ts';
import type { OutboxItem } from '../../outbox/row.ts';
import { isWaiting } from '../../outbox/schedule.ts';
import { pageEvents } from './page-events.ts';
import { pageOutbox } from './page-outbox.ts';

type Items = readonly OutboxItem[];

const readItemsAtom = atom<Items>([]);
readItemsAtom.onMount = (setItems) => {
  // Storage that cannot be read has nothing to show.
  const refreshQuietly = () => void refresh(setItems).catch(() => {});
  refreshQuietly();
  return pageEvents.subscribe(refreshQuietly);
};

/** All items of the outbox, oldest first; empty until the database has been read, as it is on mount and after each event. */
export const itemsAtom = atom((get) => get(readItemsAtom));

export const waitingItemsAtom = atom((get) => get(itemsAtom).filter((item) => isWaiting(item, Date.now())));

/** Reads the database anew; rejects where that fails. */
export const refreshItemsAtom = atom(null, (_get, set) => refresh((items) => set(readItemsAtom, items)));

let reads = 0;

async function refresh(setItems: (items: Items) => void): Promise<void> {
  const read = ++reads;
  const items = (await databaseExists()) ? await pageOutbox().outbox.list() : [];
  // A later read may have been faster.
  if (read === reads) setItems(items);
}
