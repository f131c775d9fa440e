import 'fake-indexeddb/auto';
import { afterAll, expect, test, vi } from 'vitest';
import { pageOutbox } from '../../src/app/contact/page-outbox.ts';
import { CHANNEL } from '../../src/outbox/names.ts';
import type { Receipt } from '../../src/outbox/row.ts';
import { NOON } from '../support/contact/outbox-device.ts';

const elsewhere = new BroadcastChannel(CHANNEL);
afterAll(() => elsewhere.close());

test('messages that another tab sends while the outbox loads are told', async () => {
  const [toastSent, toastReceipts] = [vi.fn(), vi.fn()];
  vi.doMock('../../src/app/contact/outbox-toasts.ts', async (load) => ({ ...(await load<object>()), toastSent, toastReceipts }));
  vi.doMock('../../src/browser/sending/send-triggers.ts', async (load) => {
    const { startTriggers } = await load<typeof import('../../src/browser/sending/send-triggers.ts')>();
    return {
      // The outbox is read once its module is there: the event arrives while one listener replaces another.
      get startTriggers() {
        elsewhere.postMessage({ kind: 'acknowledged', id: 'late' });
        return startTriggers;
      },
    };
  });
  const { outbox } = pageOutbox();
  const [drain, list] = [vi.spyOn(outbox, 'drain'), vi.spyOn(outbox, 'list')];
  const { loadOutboxIfNeeded } = await import('../../src/browser/sending/load-outbox.ts');
  await loadOutboxIfNeeded();
  const early: Receipt = { id: 'early', state: 'acknowledged', submittedAt: NOON };
  await pageOutbox().store.change(early.id, () => ({ row: early, result: undefined }));
  elsewhere.postMessage({ kind: 'acknowledged', id: early.id });
  await expect.poll(() => toastSent.mock.calls.flat()).toEqual(['late']);
  await expect.poll(() => toastReceipts.mock.calls.flat()).toEqual([[early]]);
  // The work after the receipts must end before the test does, since the window ends with it.
  await expect.poll(() => drain.mock.calls).not.toEqual([]);
  for (const spy of [drain, list]) await Promise.all(spy.mock.results.map(({ value }) => value));
});
