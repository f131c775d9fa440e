import { describe, expect, test } from 'vitest';
import { identify } from '../../../src/message/identity.ts';
import { type Draft, valuesOf } from '../../../src/outbox/draft.ts';
import type { Row } from '../../../src/outbox/row.ts';
import { MESSAGE } from '../../support/contact/message.ts';
import { ACKNOWLEDGED, draftIn, draftOf, failed, NOON, row, startDevice, stored, textOf } from '../../support/contact/outbox-device.ts';

const DAY_MS = 86_400_000;
const ID = await identify(MESSAGE, NOON);
const RECALLED = { id: ID, submittedAt: NOON };
const OTHER: Draft = { values: { message: 'Un autre texte, commencé entre-temps.' }, updatedAt: NOON };
const CHANGED = { kind: 'changed' };

/** A device on which the message waits since yesterday. */
async function waiting(changes: Partial<Row> = {}) {
  const device = startDevice();
  await device.put(row(ID, { message: MESSAGE, attempts: 1, ...changes }));
  device.clock.now += DAY_MS;
  return device;
}

describe('retrying a message', () => {
  test.each<[string, Partial<Row>]>([
    ['is not due', { notBefore: NOON + 60_000, lastError: { status: 429 } }],
    ['is held', { state: 'held', lastError: { status: 422 } }],
  ])('sends it alone, even if it %s', async (_which, changes) => {
    const device = startDevice();
    await device.put(row('message-00'), row('message-01', changes));
    expect(await device.outbox.retry('message-01')).toEqual(ACKNOWLEDGED);
    expect(device.texts()).toEqual([textOf('message-01')]);
  });

  test('returns the site’s error, and keeps the message', async () => {
    const device = startDevice(() => failed(503));
    await device.put(row('message-00'));
    expect(await device.outbox.retry('message-00')).toEqual(failed(503));
    expect(await device.rows()).toMatchObject([{ state: 'queued', lastError: { status: 503 } }]);
  });
});

describe('recalling a message', () => {
  // A refused message, too: an intermediary may have refused it.
  test.each(['queued', 'held', 'sending'] as const)('turns it into the draft, even if it was %s', async (state) => {
    const device = await waiting({ state });
    const draft = { values: valuesOf(MESSAGE), updatedAt: NOON + DAY_MS, recalled: RECALLED };
    expect(await device.outbox.recall(ID)).toEqual(draft);
    expect({ stored: await stored(), draft: await draftIn(device.store) }).toEqual({ stored: [], draft: { ...draft, id: 'form' } });
  });

  test('fills the form with the text as it is sent', async () => {
    const device = await waiting({ message: { ...MESSAGE, name: ' Jeanne\r\nMartin ', phone: '06 12 34 56 78' } });
    expect(await device.outbox.recall(ID)).toMatchObject({ values: { name: 'Jeanne Martin', phone: '06 12 34 56 78' } });
  });

  test('is refused while another text is the draft', async () => {
    const device = await waiting();
    await device.store.changeDraft(() => OTHER);
    expect(await device.outbox.recall(ID)).toBe('occupied');
    expect({ rowCount: (await device.rows()).length, draft: await draftIn(device.store) }).toEqual({
      rowCount: 1,
      draft: { ...OTHER, id: 'form' },
    });
  });

  test('is not refused while the same text is the draft', async () => {
    const device = await waiting();
    await device.store.changeDraft(() => draftOf());
    expect(await device.outbox.recall(ID)).toMatchObject({ recalled: RECALLED });
  });

  test('is not refused because of a draft that has lapsed', async () => {
    const device = await waiting();
    await device.store.changeDraft(() => OTHER);
    device.clock.now += 30 * DAY_MS;
    expect(await device.outbox.recall(ID)).toMatchObject({ recalled: RECALLED });
  });
});

test('removing a message leaves nothing of it, and the draft alone', async () => {
  const device = await waiting();
  await device.store.changeDraft(() => OTHER);
  expect(await device.outbox.remove(ID)).toBe('done');
  expect({ stored: await stored(), draft: await draftIn(device.store) }).toEqual({ stored: [], draft: { ...OTHER, id: 'form' } });
});

describe.each(['recall', 'remove'] as const)('to %s a message', (action) => {
  test('makes every list refresh', async () => {
    const device = await waiting();
    await device.outbox[action](ID);
    expect(device.events).toEqual([CHANGED]);
  });
});

test.each(['retry', 'recall', 'remove'] as const)('%s makes outdated lists refresh if the message is gone', async (action) => {
  const device = await waiting();
  expect(await device.outbox[action]('message-01')).toBe('gone');
  expect({ events: device.events, rowCount: (await device.rows()).length }).toEqual({ events: [CHANGED], rowCount: 1 });
});
