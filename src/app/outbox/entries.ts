import { atom } from 'jotai';
import { databaseExists } from '../../contact/presence.ts';
import { type Entry, isRow, type Row } from '../../contact/row.ts';
import { pageOutbox } from './page-outbox.ts';

/** The id of the panel that lists them on the contact page. */
export const PANEL_ID = 'messages-en-attente';

/** All entries of the outbox, oldest first; empty until the database has been read. */
export const entriesAtom = atom<readonly Entry[]>([]);

entriesAtom.onMount = (set) => {
  const { outbox, events } = pageOutbox();
  let latest = 0;

  async function refresh(): Promise<void> {
    const turn = ++latest;
    const entries = (await databaseExists()) ? await outbox.list() : [];
    if (turn === latest) set(entries);
  }

  const look = () => {
    // If storage cannot be read, there is nothing to show.
    refresh().catch(() => {});
  };
  look();
  return events.subscribe(look);
};

/** Entries to show as waiting. Leaves out messages still on their first attempt, which nearly always succeeds. */
export const waitingAtom = atom((get) => get(entriesAtom).filter((entry) => !isRow(entry) || hasWaited(entry)));

function hasWaited({ state, attempts }: Row): boolean {
  return state === 'sending' ? attempts > 1 : attempts > 0;
}
