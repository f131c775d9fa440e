import { describe, expect, test } from 'vitest';
import {
  ACKNOWLEDGED,
  discard,
  failed,
  NOON,
  refused,
  row,
  startDevice,
  textOf,
  UNREACHABLE,
} from '../../support/contact/outbox-device.ts';

const LATER = NOON + 60_000;
const range = (count: number) => Array.from({ length: count }, (_, index) => `message-${String(index).padStart(2, '0')}`);

/** A device on which this many messages wait, oldest first. Those with the given numbers do not reach the site. */
async function waiting(count: number, unreached: readonly number[] = []) {
  const ids = range(count);
  const lost = unreached.map((index) => textOf(ids[index] ?? ''));
  const device = startDevice(({ message }) => (lost.includes(message.message) ? UNREACHABLE : ACKNOWLEDGED));
  await device.put(...ids.map((id, index) => row(id, { submittedAt: NOON + index })).reverse());
  return { device, ids, sent: () => device.texts().map((text) => ids.findIndex((id) => textOf(id) === text)) };
}

describe('draining the outbox', () => {
  test('sends every message, oldest first', async () => {
    const { device, sent } = await waiting(3);
    expect(await device.outbox.drain()).toEqual([]);
    expect(sent()).toEqual([0, 1, 2]);
  });

  test('tells every tab when an attempt begins, and what became of it', async () => {
    const { device } = await waiting(2, [0]);
    await device.outbox.drain();
    const changed = { kind: 'changed' };
    expect(device.events).toEqual([changed, changed, changed, { kind: 'acknowledged', id: 'message-01' }]);
  });

  test('tries each once, however many do not reach the site', async () => {
    const { device, ids, sent } = await waiting(4, [0, 1, 2, 3]);
    expect((await device.outbox.drain()).map(({ id }) => id)).toEqual(ids);
    expect(sent()).toEqual([0, 1, 2, 3]);
  });

  test('tries each once, however many get an error of the site', async () => {
    const { device } = await waiting(4);
    device.site = () => failed(503);
    await device.outbox.drain();
    expect(device.sent).toHaveLength(4);
  });

  test('gets the others through a network that swallows some', async () => {
    const { device, ids } = await waiting(6, [0, 1, 3]);
    await device.outbox.drain();
    expect((await device.rows()).map(({ id }) => id)).toEqual([ids[0], ids[1], ids[3]]);
  });

  test('returns the messages that wait or are being sent, without those held', async () => {
    const device = startDevice(() => refused(422));
    const sending = row('message-01', { state: 'sending', notBefore: NOON + 1 });
    const late = row('message-02', { notBefore: LATER, lastError: { status: 503 } });
    await device.put(row('message-00'), sending, late, row('message-03', { state: 'held', notBefore: LATER, lastError: { status: 429 } }));
    expect(await device.outbox.drain()).toEqual([sending, late]);
    expect(device.texts()).toEqual([textOf('message-00')]);
  });

  test('goes on without a message that was removed just then', async () => {
    const { device, sent } = await waiting(4, [0, 2, 3]);
    const change: typeof device.store.change = async (id, decide) => {
      if (id === 'message-01') await discard(device.store, id);
      return device.store.change(id, decide);
    };
    await device.openTab({ store: { ...device.store, change } }).outbox.drain();
    expect(sent()).toEqual([0, 2, 3]);
  });
});
