import { describe, expect, it } from 'vitest';
import { coalesce } from '../../src/contact/drain.ts';
import { createEventChannel } from '../../src/contact/events.ts';
import type { Row } from '../../src/contact/row.ts';
import type { Store } from '../../src/contact/store.ts';
import { ACKNOWLEDGED, failed, heldSite, NOON, row, startDevice, UNREACHABLE } from '../support/outbox-device.ts';

const range = (count: number) => Array.from({ length: count }, (_, index) => `message-${String(index).padStart(2, '0')}`);

describe('draining the outbox', () => {
  it('tells every tab when an attempt begins, and what became of it', async () => {
    const device = startDevice(() => UNREACHABLE);
    await device.put(row('message-00'));
    await device.outbox.drain();
    device.site = () => ACKNOWLEDGED;
    await device.outbox.drain();
    const [changed, sent] = [{ kind: 'changed' }, { kind: 'sent', id: 'message-00' }];
    expect(device.events).toEqual([changed, changed, changed, sent]);
  });

  it('counts a message as waiting while another tab sends it, and leaves it to that tab', async () => {
    const device = startDevice();
    await device.put(row('message-00', { state: 'sending', nextAttemptAt: NOON + 1 }));
    const { outbox } = device.openTab({ lock: (work) => work(false) });
    expect([await outbox.drain(), await outbox.retry('message-00')]).toEqual([1, 'sending']);
    expect(device.sent).toEqual([]);
  });

  it.each([
    ['stops after two messages in a row that did not reach the site', [0, 1, 2, 3], [0, 1], 4],
    ['continues when messages that did not reach the site are not consecutive', [0, 2], [0, 1, 2, 3], 2],
  ])('%s, and returns how many are waiting', async (_what, unreached, sent, waiting) => {
    const ids = range(4);
    const device = startDevice(({ id }) => (unreached.includes(ids.indexOf(id)) ? UNREACHABLE : ACKNOWLEDGED));
    await device.put(...ids.map((id, index) => row(id, { createdAt: NOON + index })));
    expect(await device.outbox.drain()).toBe(waiting);
    expect(device.ids()).toEqual(sent.map((index) => ids[index]));
  });

  it('does not send a row that was gone when the store ran the change again', async () => {
    const device = startDevice();
    await device.put(row('message-00'));
    const change: Store['change'] = (id, update) =>
      device.store.change(id, (...seen) => {
        update(...seen);
        return update(undefined, seen[1]);
      });
    const { outbox } = device.openTab({ store: { ...device.store, change } });
    expect(await outbox.drain()).toBe(0);
    expect(device.sent).toEqual([]);
  });

  it('sends the other messages when the network drops some of them, whichever they are', async () => {
    const swallowed = new Set(['message-00', 'message-01', 'message-03']);
    const device = startDevice(({ id }) => (swallowed.has(id) ? UNREACHABLE : ACKNOWLEDGED));
    await device.put(...range(6).map((id, index) => row(id, { createdAt: NOON + index })));
    for (let visit = 0; visit < 4; visit++) await device.outbox.drain();
    expect((await device.rows()).map(({ id }) => id)).toEqual([...swallowed]);
    expect(await device.outbox.drain()).toBe(3);
  });
});

describe('retrying one message', () => {
  it.each<[string, Partial<Row>]>([
    ['that is not due', { nextAttemptAt: NOON + 60_000, problem: { status: 429 } }],
    ['that is held', { state: 'held', problem: { status: 422 } }],
  ])('sends one %s, and returns the result', async (_which, changes) => {
    const device = startDevice(() => failed(503));
    await device.put(row('message-00'), row('message-01', changes));
    expect(await device.outbox.retry('message-01')).toEqual(failed(503));
    expect(device.ids()).toEqual(['message-01']);
  });

  it('while the worker sends it reports success once the worker announces it', async () => {
    const { site, release } = heldSite(ACKNOWLEDGED);
    const device = startDevice(site);
    const events = createEventChannel();
    events.subscribe(() => {});
    const page = device.openTab(events);
    const worker = device.openTab(createEventChannel());
    await device.put(row('message-00'));
    worker.outbox.drain();
    await expect.poll(() => device.sent.length).toBe(1);
    const retried = page.outbox.retry('message-00');
    release();
    expect([await retried, device.ids()]).toEqual([ACKNOWLEDGED, ['message-00']]);
  });
});

describe('coalesced calls', () => {
  it('run the work once more, however many calls came in meanwhile', async () => {
    const gates: (() => void)[] = [];
    let runs = 0;
    const run = coalesce(() => {
      runs++;
      return new Promise<void>((resolve) => gates.push(resolve));
    });
    const asked = [run(), run(), run()];
    gates[0]?.();
    await expect.poll(() => runs).toBe(2);
    gates[1]?.();
    await Promise.all(asked);
    expect(runs).toBe(2);
  });

  it('start afresh after a failure', async () => {
    let runs = 0;
    const run = coalesce(async () => {
      if (runs++ === 0) throw new Error('once');
      return runs;
    });
    await expect(run()).rejects.toThrow('once');
    expect(await run()).toBe(2);
  });
});
