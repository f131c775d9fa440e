import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { createEventChannel, type OutboxEvent } from '../../src/contact/events.ts';
import { browserPorts } from '../../src/contact/outbox.ts';

const SENT: OutboxEvent = { kind: 'sent', id: 'a-message' };
const CHANGED: OutboxEvent = { kind: 'changed' };

it('an event reaches every listener here and in other tabs, of any version, until it unsubscribes', async () => {
  const channel = new BroadcastChannel('contact');
  const elsewhere = vi.fn();
  channel.onmessage = ({ data }: MessageEvent<OutboxEvent>) => elsewhere(data);
  const events = createEventChannel();
  const [listener, other] = [vi.fn(), vi.fn()];
  const unsubscribe = events.subscribe(listener);
  events.subscribe(other);
  events.publish(CHANGED);
  expect(listener).toHaveBeenCalledExactlyOnceWith(CHANGED);
  await expect.poll(() => elsewhere.mock.calls).toEqual([[CHANGED]]);
  unsubscribe();
  channel.postMessage(SENT);
  await expect.poll(() => other.mock.calls).toEqual([[CHANGED], [SENT]]);
  expect(listener).toHaveBeenCalledTimes(1);
  expect([events.isSent('a-message'), events.isSent('another')]).toEqual([true, false]);
  channel.close();
});

it('where no channel can be opened, an event reaches the listeners here', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const events = createEventChannel();
  const listener = vi.fn();
  events.subscribe(listener);
  events.publish(SENT);
  expect(listener).toHaveBeenCalledExactlyOnceWith(SENT);
});

it('the outbox has the lock of every version, a clock, and chance', async () => {
  const { lock, clock } = browserPorts(createEventChannel(), async () => {});
  await lock(async (exclusive) => {
    const { held } = await navigator.locks.query();
    expect([exclusive, held?.map(({ name }) => name)]).toEqual([true, ['contact-outbox']]);
  });
  const draws = Array.from({ length: 20 }, clock.random);
  expect(draws.every((draw) => draw >= 0 && draw < 1)).toBe(true);
  expect(new Set(draws).size).toBeGreaterThan(1);
  const [slept, started] = [vi.fn(), clock.now()];
  const sleep = clock.sleep(20).then(slept);
  expect(slept).not.toHaveBeenCalled();
  await sleep;
  expect(clock.now()).toBeGreaterThan(started);
});
