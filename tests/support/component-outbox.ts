import 'fake-indexeddb/auto';
import { getDefaultStore } from 'jotai';
import toast from 'react-hot-toast/headless';
import { itemsAtom } from '../../src/app/outbox/items.ts';
import { pageOutbox } from '../../src/app/outbox/page-outbox.ts';
import type { Row } from '../../src/contact/row.ts';

/** Empties the page's own outbox, which is the real one; only the network's far end is replaced. */
export async function emptyPage(): Promise<void> {
  const { store, events } = pageOutbox();
  for (const { id } of await store.list()) await store.discard(id);
  await store.changeDraft(() => undefined);
  history.replaceState(null, '');
  toast.remove();
  getDefaultStore().set(itemsAtom, []);
  events.publish({ kind: 'changed' });
}

export async function waitingRows(...rows: Row[]): Promise<void> {
  const { store, events } = pageOutbox();
  for (const row of rows) await store.change(row.id, () => row);
  events.publish({ kind: 'changed' });
}
