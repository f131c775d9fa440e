import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase } from '../../../src/outbox/database.ts';
import { createEventChannel } from '../../../src/outbox/events.ts';
import type { Row } from '../../../src/outbox/row.ts';
import { createStore } from '../../../src/outbox/store.ts';
import { discard, freshDisk, row } from '../../support/contact/outbox-device.ts';
import { isOffline, stubSite, takes } from '../../support/contact/stub-site.ts';

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

/** Sends a sync event. Waits for it and for the worker's own start: both end by setting the badge. */
const syncEvent = (): Promise<void> =>
  sync().finally(() => vi.waitFor(() => expect([...badge.setAppBadge.mock.calls, ...badge.clearAppBadge.mock.calls]).toHaveLength(2)));

/** A row that a page is still sending, with so many milliseconds left. */
const sending = (ms: number): Row => row('message-00', { state: 'sending', attempts: 1, notBefore: Date.now() + ms });

describe('a sync event, while a page is sending,', () => {
  const LEASE_MS = 25_000;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** A worker whose start and a sync event both wait for a page that is sending a row. */
  async function startWaiting(...others: Row[]) {
    const setTimer = vi.spyOn(globalThis, 'setTimeout');
    const leased = sending(LEASE_MS);
    // `expect.poll` would set timers of its own, which are fake.
    const waits = async (count: number) => {
      while (setTimer.mock.calls.filter(([, ms]) => ms === LEASE_MS).length < count) await new Promise(setImmediate);
    };
    const store = await startWorker(leased, ...others);
    // One after the other: while the start sends a row, the event would wait for the end of that lease.
    await waits(1);
    const done = syncEvent();
    // The test looks at the rejection later.
    done.catch(() => {});
    await waits(2);
    return { leased, store, done };
  }

  test('waits for the end of its lease, and sends', async () => {
    const posts = stubSite(takes);
    const { store, done } = await startWaiting();
    expect(posts).toEqual([]);
    vi.advanceTimersByTime(LEASE_MS);
    await done;
    expect(posts).toHaveLength(1);
    expect(await store.list()).toEqual([]);
  });

  test('ends once the page has sent its message', async () => {
    const posts = stubSite(takes);
    const { leased, store, done } = await startWaiting();
    await discard(store, leased.id);
    createEventChannel().publish({ kind: 'acknowledged', id: leased.id });
    await done;
    expect(posts).toEqual([]);
  });

  test('tries no other message', async () => {
    const posts = stubSite(isOffline);
    const { done } = await startWaiting(row('message-01'));
    // The start's try, the event's, and one that this change wakes the start for.
    expect(posts).toHaveLength(3);
    vi.advanceTimersByTime(LEASE_MS);
    await expect(done).rejects.toThrow(WAITING);
  });
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
  expect({ clear: badge.clearAppBadge.mock.calls, set: badge.setAppBadge.mock.calls }).toEqual({ clear: [[], []], set: [] });
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
