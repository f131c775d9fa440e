import { atom } from 'jotai';
import { databaseExists } from '../../outbox/database-exists.ts';
import type { OutboxItem } from '../../outbox/row.ts';
import { isWaiting } from '../../outbox/schedule.ts';
import { pageOutbox } from './page-outbox.ts';

/** All items of the outbox, oldest first; empty until the database has been read. */
export const itemsAtom = atom<readonly OutboxItem[]>([]);

itemsAtom.onMount = (set) => {
  const { outbox, events } = pageOutbox();
  let latest = 0;

  async function refresh(): Promise<void> {
    const turn = ++latest;
    const items = (await databaseExists()) ? await outbox.list() : [];
    if (turn === latest) set(items);
  }

  const refreshQuietly = () => {
    // Storage that cannot be read has nothing to show.
    refresh().catch(() => {});
  };
  refreshQuietly();
  return events.subscribe(refreshQuietly);
};

/** Items to show as waiting. */
export const waitingItemsAtom = atom((get) => get(itemsAtom).filter((item) => isWaiting(item, Date.now())));
