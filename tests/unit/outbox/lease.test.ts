import { describe, expect, test } from 'vitest';
import { identify } from '../../../src/message/identity.ts';
import type { Outbox } from '../../../src/outbox/outbox.ts';
import { MESSAGE } from '../../support/contact/message.ts';
import {
  ACKNOWLEDGED,
  draftIn,
  failed,
  gatedSite,
  NOON,
  refused,
  row,
  startDevice,
  stored,
  submissionOf,
  UNREACHABLE,
} from '../../support/contact/outbox-device.ts';

const ID = await identify(MESSAGE, NOON);
const LEASE_MS = 30_000;
const leased = (notBefore: number) => row(ID, { message: MESSAGE, state: 'sending', attempts: 1, notBefore });

test.each([1, LEASE_MS])('a lease with %d ms left makes a drain leave the row', async (left) => {
  const device = startDevice();
  await device.put(leased(NOON + left));
  expect(await device.outbox.drain()).toEqual([leased(NOON + left)]);
  expect(device.sent).toEqual([]);
});

test('a live lease makes a retry answer `sending`', async () => {
  const device = startDevice();
  await device.put(leased(NOON + 1));
  expect(await device.outbox.retry(ID)).toBe('sending');
  expect({ rows: await device.rows(), sent: device.sent }).toEqual({ rows: [leased(NOON + 1)], sent: [] });
});

// A lease at its end, and one longer than any can be, since the clock was set back.
describe.each([0, LEASE_MS + 1])('a lease with %d ms left', (left) => {
  test.each<[string, (outbox: Outbox) => Promise<unknown>]>([
    ['drain', (outbox) => outbox.drain()],
    ['retry', (outbox) => outbox.retry(ID)],
    ['form', (outbox) => outbox.submit(submissionOf())],
  ])('lets a %s send the row, under its id', async (_what, send) => {
    const device = startDevice();
    await device.put(leased(NOON + left));
    await send(device.outbox);
    expect({ ids: await device.ids(), rows: await device.rows() }).toEqual({ ids: [ID], rows: [] });
  });

  test.each(['remove', 'recall'] as const)('lets its author %s the row', async (action) => {
    const device = startDevice();
    await device.put(leased(NOON + left));
    await device.outbox[action](ID);
    expect({ stored: await stored(), sent: device.sent }).toEqual({ stored: [], sent: [] });
  });
});

describe('a sender whose lease has ended', () => {
  /** One tab submits, and sleeps until this answer. Meanwhile its lease ends, and another tab claims the row. */
  async function overtaken(late: Parameters<typeof gatedSite>[0], then = ACKNOWLEDGED) {
    const [slow, quick] = [gatedSite(late), gatedSite(then)];
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

  test.each([
    ['without network', UNREACHABLE],
    ['after a 503', failed(503)],
    ['after a 422', refused(422)],
  ])('leaves row and text to the next %s', async (_when, late) => {
    const { device, lateAnswer, nextAnswer } = await overtaken(late);
    await lateAnswer();
    const claimed = { ...leased(NOON + 2 * LEASE_MS), attempts: 2 };
    expect({ rows: await device.rows(), draft: await draftIn(device.store) }).toEqual({ rows: [claimed], draft: undefined });
    expect(await nextAnswer()).toEqual([]);
  });

  test.each([
    ['without network', UNREACHABLE],
    ['after a 503', failed(503)],
  ])('tells %s what the next has sent meanwhile', async (_when, late) => {
    const { device, lateAnswer, nextAnswer } = await overtaken(late, ACKNOWLEDGED);
    await nextAnswer();
    expect(await lateAnswer()).toEqual({ kind: 'acknowledged', id: ID });
    expect({ draft: await draftIn(device.store), stored: await stored() }).toEqual({
      draft: undefined,
      stored: [{ id: ID, state: 'acknowledged', submittedAt: NOON }],
    });
  });

  test('settles the row for both if it was acknowledged', async () => {
    const { lateAnswer, nextAnswer } = await overtaken(ACKNOWLEDGED, UNREACHABLE);
    expect(await lateAnswer()).toEqual({ kind: 'acknowledged', id: ID });
    await nextAnswer();
    expect(await stored()).toEqual([{ id: ID, state: 'acknowledged', submittedAt: NOON }]);
  });

  test('cannot settle the row of the same text, submitted anew', async () => {
    const [slow, quick] = [gatedSite(UNREACHABLE), gatedSite(ACKNOWLEDGED)];
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
    expect(await second).toEqual({ kind: 'acknowledged', id: ID });
  });
});
