import 'fake-indexeddb/auto';
import { render } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import toast, { useToasterStore } from 'react-hot-toast/headless';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { itemsAtom } from '../../src/app/contact/outbox-items.ts';
import { pageEvents } from '../../src/app/contact/page-events.ts';
import { pageOutbox } from '../../src/app/contact/page-outbox.ts';
import { startTriggers } from '../../src/browser/sending/send-triggers.ts';
import { DATABASE } from '../../src/outbox/names.ts';
import type { Receipt } from '../../src/outbox/row.ts';
import { row } from '../support/contact/outbox-device.ts';
import { isOffline, stubSite } from '../support/contact/stub-site.ts';

const { outbox, store } = pageOutbox();
const items = () =>
  getDefaultStore()
    .get(itemsAtom)
    .map(({ id }) => id);

beforeEach(() => void stubSite(isOffline));
startTriggers();

test('a message cleared with the site’s data is no longer listed', async () => {
  await store.change('message-00', () => ({ row: row('message-00', { attempts: 1 }), result: undefined }));
  dispatchEvent(new Event('online'));
  await expect.poll(items).toEqual(['message-00']);
  await new Promise((resolve) => {
    indexedDB.deleteDatabase(DATABASE).onsuccess = resolve;
  });
  dispatchEvent(new Event('online'));
  await expect.poll(items).toEqual([]);
});

test('storage that refuses is left alone for a minute', async () => {
  vi.spyOn(outbox, 'drain').mockRejectedValue(new DOMException('Internal error', 'UnknownError'));
  const timer = vi.spyOn(window, 'setTimeout');
  dispatchEvent(new Event('online'));
  await expect.poll(() => timer.mock.calls.map(([, ms]) => Math.round(Number(ms) / 1_000))).toEqual([60]);
});

describe('messages that were sent while nobody was told', () => {
  const noon = (year: number) => new Date(year, 10, 27, 12).getTime();
  const sent = (id: string, submittedAt = noon(new Date().getFullYear())): Receipt => ({ id, state: 'acknowledged', submittedAt });

  async function leave(...receipts: Receipt[]): Promise<void> {
    for (const receipt of receipts) await store.change(receipt.id, () => ({ row: receipt, result: undefined }));
  }

  /** Comes back to the page. Resolves with the texts announced, once all work that this starts is done. */
  async function comeBack(): Promise<unknown[]> {
    const drained = Promise.withResolvers<void>();
    vi.spyOn(outbox, 'drain').mockImplementationOnce(async () => {
      drained.resolve();
      return [];
    });
    dispatchEvent(new Event('pageshow'));
    await drained.promise;
    return said();
  }

  function said(): unknown[] {
    let texts: unknown[] = [];
    const Texts = () => {
      texts = useToasterStore().toasts.map(({ message }) => message);
      return null;
    };
    render(<Texts />);
    return texts;
  }

  beforeEach(() => toast.remove());

  test.each([
    ['of this year', new Date().getFullYear(), 'Votre message du 27 novembre est parti.'],
    ['of another year', 2025, 'Votre message du 27 novembre 2025 est parti.'],
  ])('are told by their day: %s', async (what, year, text) => {
    await leave(sent(`message ${what}`, noon(year)));
    expect(await comeBack()).toEqual([text]);
  });

  test('are told once', async () => {
    await leave(sent('once'));
    await comeBack();
    toast.remove();
    expect(await comeBack()).toEqual([]);
  });

  test('are told together', async () => {
    await leave(sent('one'), sent('two'));
    expect(await comeBack()).toEqual(['Vos 2 messages sont partis.']);
  });

  test('are left for later while the page is hidden', async () => {
    await leave(sent('hidden'));
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    dispatchEvent(new Event('pageshow'));
    pageEvents.publish({ kind: 'acknowledged', id: 'hidden' });
    visibility.mockReturnValue('visible');
    expect(await comeBack()).toEqual([expect.stringMatching(/^Votre message du 27 novembre/)]);
  });

  test('are not told again when this page has told of them', async () => {
    await leave(sent('seen'));
    pageEvents.publish({ kind: 'acknowledged', id: 'seen' });
    toast.remove();
    expect(await comeBack()).toEqual([]);
  });
});
