import { describe, expect, test, vi } from 'vitest';
import { identify } from '../../../src/message/identity.ts';
import type { Draft } from '../../../src/outbox/draft.ts';
import { MESSAGE } from '../../support/contact/message.ts';
import {
  ACKNOWLEDGED,
  dead,
  discard,
  draftIn,
  draftOf,
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
const OTHER: Draft = { values: { message: 'Un autre texte, commencé entre-temps.' }, updatedAt: NOON };
const CHANGED = { kind: 'changed' };

describe('submitting a message', () => {
  test('stores it, claimed with its lease, before it is posted', async () => {
    const device = startDevice(dead);
    device.outbox.submit(submissionOf());
    await expect.poll(() => device.sent.length).toBe(1);
    const claimed = { id: ID, message: MESSAGE, submittedAt: NOON, state: 'sending', attempts: 1, notBefore: NOON + 30_000 };
    expect(await stored()).toEqual([claimed]);
  });

  test('tells its form once it is on disk, before it is posted', async () => {
    const device = startDevice(dead);
    const sentBefore: number[] = [];
    device.outbox.submit(submissionOf(MESSAGE, { onSafe: () => void sentBefore.push(device.sent.length) }));
    await expect.poll(() => device.sent.length).toBe(1);
    expect(sentBefore).toEqual([0]);
  });

  test('posts it once, though its form fails after the answer', async () => {
    const device = startDevice(() => failed(503));
    const isShown = () => {
      throw new Error('gone');
    };
    await expect(device.outbox.submit(submissionOf(MESSAGE, { isShown }))).rejects.toThrow('gone');
    expect(await device.ids()).toEqual([ID]);
  });

  test('leaves it to the next drain if its form fails before the post', async () => {
    const device = startDevice();
    const onSafe = () => {
      throw new Error('gone');
    };
    await expect(device.outbox.submit(submissionOf(MESSAGE, { onSafe }))).rejects.toThrow('gone');
    expect({ sent: device.sent, rows: await device.rows() }).toMatchObject({ sent: [], rows: [{ id: ID, state: 'sending' }] });
  });

  test('removes its draft in the transaction that stores it', async () => {
    const device = startDevice(dead);
    await device.store.changeDraft(() => draftOf());
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    device.outbox.submit(submissionOf());
    await expect.poll(() => device.sent.length).toBe(1);
    expect(transaction).toHaveBeenCalledTimes(1);
    expect(await draftIn(device.store)).toBeUndefined();
  });

  test('leaves the draft that another tab goes on writing', async () => {
    const device = startDevice();
    await device.store.changeDraft(() => OTHER);
    await device.outbox.submit(submissionOf());
    expect(await draftIn(device.store)).toMatchObject(OTHER);
  });

  test('removes the earlier draft that the form went on with', async () => {
    const device = startDevice(dead);
    await device.store.changeDraft(() => OTHER);
    device.outbox.submit(submissionOf(MESSAGE, { ownTimes: new Set([OTHER.updatedAt]) }));
    await expect.poll(() => device.sent.length).toBe(1);
    expect(await draftIn(device.store)).toBeUndefined();
  });

  test('posts it with the time at which the button was pressed', async () => {
    const device = startDevice();
    expect(await device.outbox.submit(submissionOf())).toEqual({ kind: 'acknowledged', id: ID });
    expect(device.sent).toMatchObject([{ message: MESSAGE, submittedAt: NOON }]);
  });

  test('tells every tab when the attempt begins and that it arrived', async () => {
    const device = startDevice();
    await device.outbox.submit(submissionOf());
    expect(device.events).toEqual([CHANGED, { kind: 'acknowledged', id: ID }]);
  });

  test('sends a text that waits already at once, as one message', async () => {
    const device = startDevice();
    await device.put(row(ID, { message: MESSAGE, attempts: 3, notBefore: NOON + 60_000 }));
    expect(await device.outbox.submit(submissionOf())).toEqual({ kind: 'acknowledged', id: ID });
    expect({ ids: await device.ids(), rows: await device.store.list() }).toEqual({ ids: [ID], rows: [] });
  });

  test.each([true, false])('posts a filled honeypot (%s) alike on the retry', async (honeypot) => {
    const device = startDevice(() => UNREACHABLE);
    await device.outbox.submit(submissionOf(MESSAGE, { honeypot }));
    expect((await device.rows()).map((each) => each.honeypot ?? false)).toEqual([honeypot]);
    await device.outbox.drain();
    expect(device.sent.map((each) => each.honeypot ?? false)).toEqual([honeypot, honeypot]);
  });
});

describe('submitting a text that is being sent', () => {
  /** Two tabs, the second of which submits while the first waits for this answer. */
  async function submitTwice(answer = ACKNOWLEDGED) {
    const { site, release } = gatedSite(answer);
    const device = startDevice(site);
    const first = device.outbox.submit(submissionOf());
    await expect.poll(() => device.sent.length).toBe(1);
    await device.store.changeDraft(() => draftOf());
    const second = await device.openTab().outbox.submit(submissionOf());
    return {
      device,
      second,
      async first() {
        release();
        return first;
      },
    };
  }

  test('posts nothing, and says that it is queued', async () => {
    const { device, second, first } = await submitTwice();
    expect({ second, postCount: device.sent.length }).toEqual({ second: { kind: 'queued', id: ID }, postCount: 1 });
    expect(await first()).toEqual({ kind: 'acknowledged', id: ID });
  });

  test('marks the row as shared, without touching its lease', async () => {
    const { device } = await submitTwice();
    expect(await device.rows()).toMatchObject([{ resubmitted: true, state: 'sending', attempts: 1, notBefore: NOON + 30_000 }]);
  });

  test('removes the second form’s draft, too', async () => {
    const { device } = await submitTwice();
    expect(await draftIn(device.store)).toBeUndefined();
  });

  test.each([failed(503), refused(422)])('keeps the row, since one form said so ($kind)', async (result) => {
    const { device, first } = await submitTwice(result);
    const outcome = await first();
    expect(outcome).not.toHaveProperty('draft');
    expect(await device.rows()).toMatchObject([{ id: ID, resubmitted: true, lastError: { status: expect.any(Number) } }]);
    expect(await draftIn(device.store)).toBeUndefined();
  });
});

describe('an error response', () => {
  const recalled = { id: ID, submittedAt: NOON };

  test.each([failed(403), failed(429), failed(500), failed(503), refused(413), refused(422)])(
    'recalls the text to its form: $kind $status',
    async (result) => {
      const device = startDevice(() => result);
      const draft = { ...draftOf(), recalled };
      expect(await device.outbox.submit(submissionOf())).toEqual({ kind: 'recalled', error: result, draft });
      expect({ stored: await stored(), draft: await draftIn(device.store) }).toEqual({ stored: [], draft: { ...draft, id: 'form' } });
    },
  );

  test('recalls the text, though the site had refused it before', async () => {
    const device = startDevice(() => refused(422));
    await device.outbox.submit(submissionOf(MESSAGE, { isShown: () => false }));
    expect(await device.outbox.submit(submissionOf())).toMatchObject({ kind: 'recalled' });
    expect(await stored()).toEqual([]);
  });

  test('makes every list refresh when the text is a draft again', async () => {
    const device = startDevice(() => failed(503));
    await device.outbox.submit(submissionOf());
    // The attempt's beginning, its end, and the row that is gone.
    expect(device.events).toEqual([CHANGED, CHANGED, CHANGED]);
  });

  test.each([
    [503, failed(503), { kind: 'queued', id: ID, error: failed(503) }, 'queued'],
    [422, refused(422), { kind: 'held', error: refused(422) }, 'held'],
  ])('keeps the row if the form shows another text after a %d', async (_status, result, outcome, state) => {
    const device = startDevice(() => result);
    expect(await device.outbox.submit(submissionOf(MESSAGE, { isShown: () => false }))).toEqual(outcome);
    expect(await device.rows()).toMatchObject([{ id: ID, state }]);
    expect(await draftIn(device.store)).toBeUndefined();
  });

  test.each([
    [503, failed(503), { kind: 'queued', id: ID, error: failed(503) }, 'queued'],
    [413, refused(413), { kind: 'held', error: refused(413) }, 'held'],
  ])('keeps the row if another text is the draft after a %d', async (_status, result, outcome, state) => {
    const device = startDevice(async () => {
      await device.store.changeDraft(() => OTHER);
      return result;
    });
    expect(await device.outbox.submit(submissionOf())).toEqual(outcome);
    expect(await device.rows()).toMatchObject([{ id: ID, state }]);
    expect(await draftIn(device.store)).toMatchObject(OTHER);
  });

  test('recalls the text if the same text is the draft', async () => {
    const device = startDevice(async () => {
      await device.store.changeDraft(() => draftOf());
      return failed(503);
    });
    expect(await device.outbox.submit(submissionOf())).toMatchObject({ kind: 'recalled', draft: { recalled } });
    expect(await device.rows()).toEqual([]);
  });

  test.each([failed(503), UNREACHABLE])('recalls the text even if its row was removed meanwhile: %o', async (result) => {
    const device = startDevice(async () => {
      await discard(device.store, ID);
      return result;
    });
    expect(await device.outbox.submit(submissionOf())).toMatchObject({ kind: 'recalled', draft: { recalled } });
  });

  test('keeps the row if storage fails as the text is recalled', async () => {
    const device = startDevice(() => failed(503));
    let changes = 0;
    const change: typeof device.store.change = (...args) =>
      ++changes < 3 ? device.store.change(...args) : Promise.reject(new Error('full'));
    const { outbox } = device.openTab({ store: { ...device.store, change } });
    expect(await outbox.submit(submissionOf())).toMatchObject({ kind: 'queued' });
    expect(await device.rows()).toMatchObject([{ id: ID, state: 'queued', lastError: { status: 503 } }]);
  });
});

test('a text that came back keeps its id on the following days', async () => {
  const device = startDevice(() => failed(503));
  await device.outbox.submit(submissionOf());
  for (let day = 1; day <= 2; day++) {
    device.clock.now += 86_400_000;
    const draft = (await draftIn(device.store)) ?? OTHER;
    await device.outbox.submit(submissionOf(MESSAGE, { draft }));
  }
  expect(await device.ids()).toEqual([ID, ID, ID]);
  expect(device.sent[2]).toMatchObject({ submittedAt: NOON });
});
