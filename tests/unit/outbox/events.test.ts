import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEventChannel, type OutboxEvent } from '../../../src/outbox/events.ts';
import { CHANNEL } from '../../../src/outbox/names.ts';

const SENT: OutboxEvent = { kind: 'acknowledged', id: 'a-message-of-the-events-test' };

describe('an event', () => {
  let elsewhere: BroadcastChannel;
  beforeEach(() => {
    elsewhere = new BroadcastChannel(CHANNEL);
  });
  afterEach(() => elsewhere.close());

  test('reaches every listener here, at once', () => {
    const events = createEventChannel();
    const listeners = [vi.fn(), vi.fn()];
    for (const listener of listeners) events.subscribe(listener);
    events.publish(SENT);
    for (const listener of listeners) expect(listener).toHaveBeenCalledExactlyOnceWith(SENT);
  });

  test('reaches other tabs', async () => {
    const heard = vi.fn();
    elsewhere.onmessage = ({ data }: MessageEvent<OutboxEvent>) => heard(data);
    createEventChannel().publish(SENT);
    await expect.poll(() => heard.mock.calls).toContainEqual([SENT]);
  });

  test('comes from other tabs', async () => {
    const listener = vi.fn();
    createEventChannel().subscribe(listener);
    elsewhere.postMessage(SENT);
    await expect.poll(() => listener.mock.calls).toContainEqual([SENT]);
  });

  test('does not reach a listener that has unsubscribed', () => {
    const events = createEventChannel();
    const listener = vi.fn();
    events.subscribe(listener)();
    events.publish(SENT);
    expect(listener).not.toHaveBeenCalled();
  });
});

test('where no channel can be opened, an event reaches the listeners here', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const events = createEventChannel();
  const listener = vi.fn();
  events.subscribe(listener);
  events.publish(SENT);
  expect(listener).toHaveBeenCalledExactlyOnceWith(SENT);
});

test('a channel that refuses to post does not stop anything', () => {
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {
    throw new DOMException('closed', 'InvalidStateError');
  });
  expect(() => createEventChannel().publish(SENT)).not.toThrow();
});

test('no channel is opened before it is used', () => {
  const open = vi.fn();
  vi.stubGlobal('BroadcastChannel', open);
  createEventChannel();
  expect(open).not.toHaveBeenCalled();
});
