import { describe, expect } from 'vitest';
import { entryKey } from '../../../netlify/contact/ledger/keys.ts';
import { REDELIVERY_INTERVAL_MS, RETENTION_MS } from '../../../netlify/contact/timing.ts';
import { identify } from '../../../src/message/identity.ts';
import { SUBMITTED_AT_HEADER } from '../../../src/message/protocol.ts';
import { writeTime } from '../../../src/message/submission-time.ts';
import { type Backend, DOWN, MINUTE, test } from '../../support/contact/backend.ts';
import { contactRequest, ID } from '../../support/contact/contact-request.ts';
import { MESSAGE } from '../../support/contact/message.ts';

const DAY = 24 * 60 * MINUTE;

/** Lets as many runs pass as there may be days. */
async function runs(backend: Backend, count: number, dependencies = backend.dependencies): Promise<void> {
  for (let run = 0; run < count; run++) {
    backend.clock.now += REDELIVERY_INTERVAL_MS;
    await backend.redeliver(dependencies);
  }
}

/** Posts a message whose author's clock says this time. */
const postOf = (backend: Backend, time: number) => backend.post(contactRequest({ headers: { [SUBMITTED_AT_HEADER]: writeTime(time) } }));

describe('a tombstone', () => {
  test('is kept for a year, in which nothing is mailed again', async ({ backend }) => {
    expect(RETENTION_MS).toBe(365 * DAY);
    await backend.submit();
    backend.clock.now += RETENTION_MS - REDELIVERY_INTERVAL_MS;
    await runs(backend, 1);
    expect(await backend.states()).toEqual(['sent']);
    expect(await backend.submit()).toBe(200);
    expect(await backend.mailed()).toBe(1);
  });

  test('is deleted once its day is over a year old', async ({ backend }) => {
    await backend.submit();
    backend.clock.now += RETENTION_MS + DAY;
    await runs(backend, 1);
    expect(await backend.states()).toEqual([]);
    expect(await backend.submit()).toBe(200);
    expect(await backend.mailed()).toBe(2);
  });

  test.for([
    ['1970', 0, []],
    ['a year ago', Date.UTC(2024, 10, 20), []],
    ['in a year', Date.UTC(2026, 10, 20, 9), ['sent']],
    ['9999', Date.UTC(9999, 11, 31), []],
  ] as const)('fault 41: dated %s expires a year after it was sent', async ([, time, leftADayLater], { backend }) => {
    await postOf(backend, time);
    backend.clock.now += RETENTION_MS - REDELIVERY_INTERVAL_MS;
    await runs(backend, 1);
    expect(await backend.states()).toEqual(['sent']);
    backend.clock.now += DAY;
    await runs(backend, 1);
    expect(await backend.states()).toEqual(leftADayLater);
    backend.clock.now += RETENTION_MS;
    await runs(backend, 1);
    expect(await backend.states()).toEqual([]);
  });
});

test('days take turns, one in each run', async ({ backend }) => {
  for (const day of [1, 2, 3]) await postOf(backend, Date.UTC(2025, 10, day));
  backend.clock.now += RETENTION_MS + DAY;
  for (const left of [2, 1, 0]) {
    await runs(backend, 1);
    expect(await backend.states()).toHaveLength(left);
  }
});

test('a day that cannot be emptied does not stop the others', async ({ backend }) => {
  await postOf(backend, 0);
  await backend.faults(DOWN);
  await postOf(backend, DAY);
  for (const day of [2, 3]) await postOf(backend, day * DAY);
  backend.clock.now += RETENTION_MS + DAY;
  await runs(backend, 4);
  expect(await backend.states()).toEqual(['unsent', 'unsent', 'unsent']);
});

describe('what is not deleted', () => {
  const sweepOne = async (backend: Backend) => {
    backend.clock.now += RETENTION_MS + DAY;
    await runs(backend, 2);
  };

  test('is what still waits, however old', async ({ backend }) => {
    await backend.faults(DOWN);
    expect(await backend.submit()).toBe(202);
    await sweepOne(backend);
    expect(await backend.states()).toEqual(['unsent']);
  });

  test('is what cannot be read', async ({ backend }) => {
    await backend.blobs.set(entryKey(ID), '{"state":"sent","at":0}');
    await sweepOne(backend);
    expect(await backend.states()).toEqual(['sent']);
  });

  test('is a message of today or tomorrow, whatever it says', async ({ backend }) => {
    const tomorrow = await identify(MESSAGE, backend.clock.now + DAY);
    for (const id of [ID, tomorrow]) await backend.blobs.setJSON(entryKey(id), { state: 'sent', id, nonce: 'a', messageId: 'b', at: 0 });
    await runs(backend, 2);
    expect(await backend.states()).toEqual(['sent', 'sent']);
  });
});

test('keys that are foreign or gone are passed over', async ({ backend }) => {
  await backend.submit();
  backend.clock.now += RETENTION_MS + DAY;
  const gone = backend.bootThrough(async (proceed, method) => {
    const answer = await proceed();
    const isDay = method === 'list' && Array.isArray(answer) && answer.length > 0;
    return isDay ? ['messages/2025-11-20/.temporary', `messages/2025-11-20/${'0'.repeat(64)}`, ...answer] : answer;
  });
  await runs(backend, 1, gone);
  expect(await backend.states()).toEqual([]);
  expect(backend.log.map(({ event }) => event)).toEqual(['contact.redeliver']);
});

test('a replay between reading and deleting is answered, and nothing mailed', async ({ backend }) => {
  await backend.submit();
  backend.clock.now += RETENTION_MS + DAY;
  const statuses: number[] = [];
  backend.wire.through = async (request, next) => {
    if (request.method === 'DELETE') statuses.push(await backend.submit(backend.boot()));
    return next();
  };
  await runs(backend, 1);
  expect(statuses).toEqual([200]);
  expect(await backend.mailed()).toBe(1);
});

test('a failing store is a warning, and the next turn deletes', async ({ backend }) => {
  await backend.submit();
  backend.clock.now += RETENTION_MS + DAY;
  backend.wire.through = (request, next) => (request.method === 'DELETE' ? Promise.reject(new Error('reset')) : next());
  await runs(backend, 1);
  expect(backend.log).toMatchObject([
    { event: 'contact.redeliver' },
    { level: 'warn', event: 'contact.sweep-failed', error: 'StoreError' },
  ]);
  backend.wire.through = (_request, next) => next();
  await runs(backend, 1);
  expect(await backend.states()).toEqual([]);
});

test('a run deletes no more once its time is over', async ({ backend }) => {
  for (const name of ['Jeanne', 'Paul', 'Zoé']) await backend.submit(backend.dependencies, { ...MESSAGE, name });
  backend.clock.now += RETENTION_MS + DAY;
  backend.wire.through = (request, next) => {
    if (request.method === 'DELETE') backend.clock.now += 3_000;
    return next();
  };
  await runs(backend, 1);
  expect(await backend.states()).toHaveLength(1);
});

test('a run that has spent its time on sending deletes nothing', async ({ backend }) => {
  await backend.submit();
  backend.clock.now += RETENTION_MS + DAY;
  backend.wire.through = (_request, next) => {
    backend.clock.now += REDELIVERY_INTERVAL_MS;
    return next();
  };
  await runs(backend, 1);
  expect(await backend.states()).toEqual(['sent']);
});
