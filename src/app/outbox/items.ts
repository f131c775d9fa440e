import { atom } from 'jotai';
import { databaseExists } from '../../contact/presence.ts';
import { isRow, type OutboxItem, type Row } from '../../contact/row.ts';
import { pageOutbox } from './page-outbox.ts';

/** The id of the panel that lists them on the contact page. */
export const PANEL_ID = 'messages-en-attente';

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

  const look = () => {
    // If storage cannot be read, there is nothing to show.
    refresh().catch(() => {});
  };
  look();
  return events.subscribe(look);
};

/** Items to show as waiting. Leaves out messages still on their first attempt, which nearly always succeeds. */
export const waitingAtom = atom((get) => get(itemsAtom).filter((item) => !isRow(item) || hasWaited(item)));

function hasWaited({ state, attempts }: Row): boolean {
  return state === 'sending' ? attempts > 1 : attempts > 0;
}
