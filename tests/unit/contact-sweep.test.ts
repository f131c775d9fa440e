import { expect } from 'vitest';
import { entryKey, PARTS, partPrefix } from '../../netlify/contact/keys.ts';
import { RETENTION } from '../../netlify/contact/timing.ts';
import { type Backend, DOWN, ID, it, MINUTE } from '../support/backend.ts';
import { formRequest } from '../support/contact-request.ts';

const INTERVAL = 5 * MINUTE;

/** Lets time pass until the run that sweeps this key's part. */
async function sweep(backend: Backend, key = entryKey(ID), dependencies = backend.dependencies): Promise<void> {
  const first = Math.ceil(backend.clock.now / INTERVAL);
  const run = Array.from({ length: PARTS }, (_, turn) => first + turn).find((turn) => key.startsWith(partPrefix(turn % PARTS)));
  backend.clock.now = (run ?? Number.NaN) * INTERVAL;
  await backend.redeliver(dependencies);
}

it('keeps a tombstone for a year, in which a replay is not mailed again, and then deletes it', async ({ backend }) => {
  expect(RETENTION).toBe(365 * 24 * 60 * MINUTE);
  await backend.submit();
  backend.clock.now += RETENTION - PARTS * INTERVAL;
  await sweep(backend);
  expect(await backend.states()).toEqual(['sent']);
  expect(await backend.submit()).toBe(200);
  expect(await backend.mailed()).toBe(1);
  backend.clock.now += 1;
  await sweep(backend);
  expect(await backend.states()).toEqual([]);
  expect(await backend.submit()).toBe(200);
  expect(await backend.mailed()).toBe(2);
});

it('goes on after a key that is gone when it is read', async ({ backend }) => {
  await backend.submit();
  backend.clock.now += RETENTION;
  const gone = backend.bootThrough(async (proceed, method) => {
    const answer = await proceed();
    return method === 'list' && Array.isArray(answer) && answer.length > 0 ? [`${partPrefix(0)}gone`, ...answer] : answer;
  });
  await sweep(backend, entryKey(ID), gone);
  expect(await backend.states()).toEqual([]);
  expect(backend.log.map(({ event }) => event)).toEqual(['contact.redeliver']);
});

it('deletes the alias of a message that arrived under two ids', async ({ backend }) => {
  await backend.faults(DOWN);
  await backend.post(formRequest());
  expect(await backend.submit()).toBe(202);
  expect(await backend.states()).toEqual(expect.arrayContaining(['waiting', 'joined']));
  backend.clock.now += RETENTION;
  await sweep(backend);
  expect(await backend.states()).toEqual(['waiting']);
});

it('keeps what still waits, however old, and what cannot be read or is free to be claimed again', async ({ backend }) => {
  await backend.faults(DOWN);
  expect(await backend.submit()).toBe(202);
  backend.clock.now += RETENTION;
  await sweep(backend);
  expect(await backend.states()).toEqual(['waiting']);
  for (const [text, states] of [
    ['{"state":"refused","nonce":"an-earlier-write","at":0}', ['refused']],
    ['{"state":"sent","at":0}', ['sent']],
  ] as const) {
    await backend.blobs.set(entryKey(ID), text);
    await sweep(backend);
    expect(await backend.states()).toEqual(states);
  }
});

it('answers a replay that arrives between reading and deleting, and mails nothing', async ({ backend }) => {
  await backend.submit();
  backend.clock.now += RETENTION;
  const statuses: number[] = [];
  backend.wire.through = async (request, next) => {
    if (request.method === 'DELETE') statuses.push(await backend.submit(backend.boot()));
    return next();
  };
  await sweep(backend);
  expect(statuses).toEqual([200]);
  expect(await backend.mailed()).toBe(1);
});

it('logs a warning when the store fails, and deletes on the next turn', async ({ backend }) => {
  await backend.submit();
  backend.clock.now += RETENTION;
  backend.wire.through = (request, next) => (request.method === 'DELETE' ? Promise.reject(new Error('reset')) : next());
  await sweep(backend);
  expect(backend.log).toMatchObject([
    { event: 'contact.redeliver' },
    { level: 'warn', event: 'contact.sweep-failed', error: 'StoreError' },
  ]);
  backend.wire.through = (_request, next) => next();
  await sweep(backend);
  expect(await backend.states()).toEqual([]);
});

it('leaves it for a later turn when the run has spent its time on sending', async ({ backend }) => {
  await backend.submit();
  backend.clock.now += RETENTION;
  backend.wire.through = (_request, next) => {
    backend.clock.now += INTERVAL;
    return next();
  };
  await sweep(backend);
  expect(await backend.states()).toEqual(['sent']);
});
