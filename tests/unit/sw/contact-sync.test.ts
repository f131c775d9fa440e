import { beforeEach, expect, test, vi } from 'vitest';
import { createDatabase } from '../../../src/outbox/database.ts';
import { createEventChannel } from '../../../src/outbox/events.ts';
import type { Row } from '../../../src/outbox/row.ts';
import { createStore } from '../../../src/outbox/store.ts';
import { discard, freshDisk, row } from '../../support/contact/outbox-device.ts';
import { type Answer, isOffline, stubSite, takes } from '../../support/contact/stub-site.ts';

/** The listener that the browser calls on a `sync` event. */
let sync: () => Promise<void>;
vi.mock('workbox-background-sync/Queue.js', () => ({
  Queue: class {
    constructor(_name: string, { onSync }: { onSync: () => Promise<void> }) {
      sync = onSync;
    }
  },
}));

/** The error that makes the browser repeat a sync event. */
const WAITING = '2 contact messages still wait';
const badge = { setAppBadge: vi.fn(async (_count: number) => {}), clearAppBadge: vi.fn(async () => {}) };

beforeEach(() => {
  vi.stubGlobal('self', { registration: { sync: {} } });
  vi.stubGlobal('navigator', badge);
  for (const spy of Object.values(badge)) spy.mockClear();
  freshDisk();
  vi.resetModules();
});

/** A worker that starts with these rows on the device. It sends as it starts, too. */
async function startWorker(...rows: Row[]) {
  const store = createStore(createDatabase());
  for (const added of rows) await store.change(added.id, () => ({ row: added, result: undefined }));
  const { registerContactSync } = await import('../../../src/sw/contact-sync.ts');
  registerContactSync();
  return store;
}

/** Sends a sync event. Waits for what the worker does as it starts, too: each shows the badge in the end. */
const syncEvent = (): Promise<void> =>
  sync().finally(() => vi.waitFor(() => expect([...badge.setAppBadge.mock.calls, ...badge.clearAppBadge.mock.calls]).toHaveLength(2)));

/** A row that a page is sending for so many milliseconds more. */
const sending = (ms: number): Row => row('message-00', { state: 'sending', attempts: 1, notBefore: Date.now() + ms });

/** The times of the posts to a site that answers so, in milliseconds since 1970. */
function noteTimes(answer: Answer): number[] {
  const times: number[] = [];
  stubSite((post) => {
    times.push(Date.now());
    return answer(post);
  });
  return times;
}

test('a sync event waits for the end of a lease, and sends', async () => {
  const times = noteTimes(takes);
  const leased = sending(500);
  const store = await startWorker(leased);
  await syncEvent();
  expect(times).toHaveLength(1);
  expect(times[0]).toBeGreaterThanOrEqual(leased.notBefore);
  expect(await store.list()).toEqual([]);
});

test('a sync event ends once the page has sent its message', async () => {
  const posts = stubSite(takes);
  const leased = sending(25_000);
  const store = await startWorker(leased);
  const done = syncEvent();
  await discard(store, leased.id);
  const page = createEventChannel();
  // Repeats, since the worker may not listen yet.
  const telling = setInterval(() => page.publish({ kind: 'acknowledged', id: leased.id }), 50);
  await done.finally(() => clearInterval(telling));
  expect(Date.now()).toBeLessThan(leased.notBefore);
  expect(posts).toEqual([]);
});

test('a sync event tries no other message while it waits for a lease', async () => {
  const times = noteTimes(isOffline);
  const leased = sending(500);
  await startWorker(leased, row('message-01'));
  await expect(syncEvent()).rejects.toThrow(WAITING);
  // The start's try and the event's.
  expect(times.filter((time) => time < leased.notBefore)).toHaveLength(2);
});

test('a sync event ends while the site wants all to wait', async () => {
  stubSite(takes);
  const throttled = row('message-01', { attempts: 1, notBefore: Date.now() + 60_000, lastError: { status: 429 } });
  await startWorker(sending(-1), throttled);
  await expect(syncEvent()).rejects.toThrow(WAITING);
  expect(badge.setAppBadge.mock.calls).toEqual([[2], [2]]);
});

test('the worker clears the badge once it has sent the last message', async () => {
  stubSite(takes);
  await startWorker(row('message-00', { attempts: 1 }), row('message-01', { attempts: 1 }));
  await syncEvent();
  expect([badge.clearAppBadge.mock.calls, badge.setAppBadge.mock.calls]).toEqual([[[], []], []]);
});

test('a sync event that leaves messages fails, to be repeated', async () => {
  stubSite(isOffline);
  await startWorker(row('message-00'), row('message-01'));
  await expect(syncEvent()).rejects.toThrow(WAITING);
});

test('the worker shows on the badge how many messages still wait', async () => {
  stubSite(isOffline);
  await startWorker(row('message-00'), row('message-01'));
  await syncEvent().catch(() => {});
  expect(badge.setAppBadge.mock.calls).toEqual([[2], [2]]);
});

test('without Background Sync, a start that leaves messages does not fail', async () => {
  stubSite(isOffline);
  vi.stubGlobal('self', { registration: {} });
  await startWorker(row('message-00'), row('message-01'));
  await sync();
  expect(badge.setAppBadge.mock.calls).toEqual([[2]]);
});
