import 'fake-indexeddb/auto';
import { getDefaultStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { itemsAtom } from '../../src/app/outbox/items.ts';
import { pageOutbox } from '../../src/app/outbox/page-outbox.ts';
import { startTriggers } from '../../src/browser/contact-triggers.ts';
import { DATABASE } from '../../src/contact/presence.ts';
import { row } from '../support/outbox-device.ts';
import { isOffline, stubSite } from '../support/stub-site.ts';

const { outbox, store } = pageOutbox();
const items = () =>
  getDefaultStore()
    .get(itemsAtom)
    .map(({ id }) => id);

it('a message that was cleared with the site’s data is no longer listed once the page looks, nor looked for', async () => {
  stubSite(isOffline);
  await store.change('message-00', () => row('message-00', { attempts: 1 }));
  startTriggers([], () => {});
  await expect.poll(items).toEqual(['message-00']);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(DATABASE).onsuccess = resolve;
  });
  dispatchEvent(new Event('online'));
  await expect.poll(items).toEqual([]);
});

it('storage that refuses is left alone for a minute', async () => {
  vi.spyOn(outbox, 'drain').mockRejectedValue(new DOMException('Internal error', 'UnknownError'));
  const timer = vi.spyOn(window, 'setTimeout');
  dispatchEvent(new Event('online'));
  await expect.poll(() => timer.mock.calls.map(([, ms]) => Math.round(Number(ms) / 1_000))).toEqual([60]);
});
