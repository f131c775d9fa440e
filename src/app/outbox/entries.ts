import { atom } from 'jotai';
import { databaseExists } from '../../contact/presence.ts';
import { type Entry, isRow, type Row } from '../../contact/row.ts';
import { pageOutbox } from './page-outbox.ts';

/** Where they are listed, on the contact page. */
export const PANEL_ID = 'messages-en-attente';

/** What the outbox holds, oldest first; empty until the database has been read. */
export const entriesAtom = atom<readonly Entry[]>([]);

entriesAtom.onMount = (set) => {
  const { outbox, news } = pageOutbox();
  let latest = 0;

  async function refresh(): Promise<void> {
    const turn = ++latest;
    const entries = (await databaseExists()) ? await outbox.list() : [];
    if (turn === latest) set(entries);
  }

  const look = () => {
    // Storage that cannot be read shows nothing: a message it did not keep is not in here either.
    refresh().catch(() => {});
  };
  look();
  return news.listen(look);
};

/** What waits to be sent. A message whose first try has not ended is not said to wait: nearly all are sent by it. */
export const waitingAtom = atom((get) => get(entriesAtom).filter((entry) => !isRow(entry) || hasWaited(entry)));

function hasWaited({ state, attempts }: Row): boolean {
  return state === 'sending' ? attempts > 1 : attempts > 0;
}
