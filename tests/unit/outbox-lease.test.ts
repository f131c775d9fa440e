import { describe, expect, it } from 'vitest';
import { identify } from '../../src/message/identity.ts';
import {
  ACKNOWLEDGED,
  failed,
  heldSite,
  MESSAGE,
  NOON,
  refused,
  row,
  startDevice,
  stored,
  submissionOf,
  UNREACHABLE,
} from '../support/outbox-device.ts';

const ID = await identify(MESSAGE, NOON);
const LEASE_MS = 30_000;
const leased = (nextAttemptAt: number) => row(ID, { message: MESSAGE, state: 'sending', attempts: 1, nextAttemptAt });
const actions = ['retry', 'remove', 'recall'] as const;

describe('a live lease', () => {
  it.each([1, LEASE_MS])('of %d ms makes a drain leave the row, and count it', async (left) => {
    const device = startDevice();
    await device.put(leased(NOON + left));
    expect(await device.outbox.drain()).toEqual([leased(NOON + left)]);
    expect(device.sent).toEqual([]);
  });

  it.each(actions)('makes %s say that the message is being sent', async (action) => {
    const device = startDevice();
    await device.put(leased(NOON + 1));
    expect(await device.outbox[action](ID)).toBe('sending');
    expect([await device.rows(), device.sent, await device.store.draft()]).toEqual([[leased(NOON + 1)], [], undefined]);
  });
});

// At its last moment, and longer than any lease: the clock was set back.
describe.each([0, LEASE_MS + 1])('a lease with %d ms left', (left) => {
  const ended = async () => {
    const device = startDevice();
    await device.put(leased(NOON + left));
    return device;
  };

  it('does not keep a drain from sending the row, under its id', async () => {
    const device = await ended();
    expect(await device.outbox.drain()).toEqual([]);
    expect(await device.ids()).toEqual([ID]);
  });

  it('does not keep a retry from sending the row, under its id', async () => {
    const device = await ended();
    expect(await device.outbox.retry(ID)).toEqual(ACKNOWLEDGED);
    expect(await device.ids()).toEqual([ID]);
  });

  it('does not keep a form from sending its text, under its id', async () => {
    const device = await ended();
    expect(await device.outbox.submit(submissionOf())).toEqual({ kind: 'sent', id: ID });
    expect(await device.ids()).toEqual([ID]);
  });

  it('does not keep the row from being removed', async () => {
    const device = await ended();
    expect(await device.outbox.remove(ID)).toBe('done');
  });

  it('does not keep the row from being taken back', async () => {
    const device = await ended();
    expect(await device.outbox.recall(ID)).toMatchObject({ recalled: { id: ID } });
  });
});

describe('a sender whose lease has ended', () => {
  /** One tab submits, and sleeps until this answer; meanwhile its lease ends and another tab has claimed the row. */
  async function overtaken(late: Parameters<typeof heldSite>[0], then = ACKNOWLEDGED) {
    const [slow, quick] = [heldSite(late), heldSite(then)];
    const device = startDevice(slow.site);
    const submitted = device.outbox.submit(submissionOf());
    await expect.poll(() => device.sent.length).toBe(1);
    device.clock.now += LEASE_MS;
    device.site = quick.site;
    const drained = device.openTab().outbox.drain();
    await expect.poll(() => device.sent.length).toBe(2);
    return {
      device,
      async lateAnswer() {
        slow.release();
        return submitted;
      },
      async nextAnswer() {
        quick.release();
        return drained;
      },
    };
  }

  it.each([
    ['without network', UNREACHABLE],
    ['after a 503', failed(503)],
    ['after a 403', refused(403)],
    ['after a 422', refused(422)],
  ])('leaves row and text to the next %s', async (_when, late) => {
    const { device, lateAnswer, nextAnswer } = await overtaken(late);
    await lateAnswer();
    const claimed = { ...leased(NOON + 2 * LEASE_MS), attempts: 2 };
    expect([await device.rows(), await device.store.draft()]).toEqual([[claimed], undefined]);
    expect(await nextAnswer()).toEqual([]);
  });

  it('takes no text back that the next has sent meanwhile', async () => {
    const { device, lateAnswer, nextAnswer } = await overtaken(failed(503), ACKNOWLEDGED);
    await nextAnswer();
    expect(await lateAnswer()).toEqual({ kind: 'sent', id: ID });
    expect([await device.store.draft(), await stored()]).toEqual([undefined, [{ id: ID, state: 'sent', submittedAt: NOON }]]);
  });

  it('settles the row for both if it was acknowledged', async () => {
    const { lateAnswer, nextAnswer } = await overtaken(ACKNOWLEDGED, UNREACHABLE);
    expect(await lateAnswer()).toEqual({ kind: 'sent', id: ID });
    await nextAnswer();
    expect(await stored()).toEqual([{ id: ID, state: 'sent', submittedAt: NOON }]);
  });

  it('cannot settle the row of the same text, submitted anew', async () => {
    const [slow, quick] = [heldSite(UNREACHABLE), heldSite(ACKNOWLEDGED)];
    const device = startDevice(slow.site);
    const first = device.outbox.submit(submissionOf());
    await expect.poll(() => device.sent.length).toBe(1);
    device.clock.now += LEASE_MS;
    const other = device.openTab().outbox;
    await other.recall(ID);
    device.site = quick.site;
    const second = other.submit(submissionOf());
    await expect.poll(() => device.sent.length).toBe(2);
    slow.release();
    await first;
    expect(await device.rows()).toMatchObject([{ state: 'sending' }]);
    quick.release();
    expect(await second).toEqual({ kind: 'sent', id: ID });
  });
});
