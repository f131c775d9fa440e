import { afterEach, beforeEach, expect, it } from 'vitest';
import { entryKey, PARTS, partPrefix } from '../../netlify/contact/keys.ts';
import { RETENTION } from '../../netlify/contact/timing.ts';
import { type Bench, DOWN, MINUTE, startBench } from '../support/contact-bench.ts';
import { contactRequest, formRequest } from '../support/contact-request.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.close());

const INTERVAL = 5 * MINUTE;
const id = 'mailed-long-ago';
const post = async (): Promise<number> => (await bench.post(contactRequest({ id }))).status;

/** Lets time pass until the run that sweeps this key's part. */
async function sweep(key = entryKey(id)): Promise<void> {
  const first = Math.ceil(bench.clock.now / INTERVAL);
  const run = Array.from({ length: PARTS }, (_, turn) => first + turn).find((turn) => key.startsWith(partPrefix(turn % PARTS)));
  bench.clock.now = (run ?? Number.NaN) * INTERVAL;
  await bench.redeliver();
}

it('keeps a tombstone for a year, in which a replay is answered and not mailed again', async () => {
  await post();
  bench.clock.now += RETENTION - PARTS * INTERVAL;
  await sweep();
  expect(await bench.states()).toEqual(['sent']);
  expect(await post()).toBe(200);
  expect(await bench.mailed()).toBe(1);
});

it('deletes it after that, and a replay is then a new message', async () => {
  await post();
  bench.clock.now += RETENTION;
  await sweep();
  expect(await bench.states()).toEqual([]);
  expect(await post()).toBe(200);
  expect(await bench.mailed()).toBe(2);
  await sweep();
  expect(await bench.states()).toEqual(['sent']);
});

it('deletes the alias of a message that arrived under two ids', async () => {
  await bench.faults(DOWN);
  await bench.post(formRequest());
  expect(await post()).toBe(202);
  expect(await bench.states()).toEqual(expect.arrayContaining(['waiting', 'joined']));
  bench.clock.now += RETENTION;
  await sweep();
  expect(await bench.states()).toEqual(['waiting']);
});

it('keeps what still waits, however old, and what cannot be read or is free to be claimed again', async () => {
  await bench.faults(DOWN);
  expect(await post()).toBe(202);
  bench.clock.now += RETENTION;
  await sweep();
  expect(await bench.states()).toEqual(['waiting']);
  for (const [text, states] of [
    ['{"state":"refused","nonce":"an-earlier-write","at":0}', ['refused']],
    ['{"state":"sent","at":0}', ['sent']],
  ] as const) {
    await bench.blobs.set(entryKey(id), text);
    await sweep();
    expect(await bench.states()).toEqual(states);
  }
});

it('answers a replay that arrives between reading and deleting, and mails nothing', async () => {
  await post();
  bench.clock.now += RETENTION;
  const statuses: number[] = [];
  bench.wire.through = async (request, next) => {
    if (request.method === 'DELETE') statuses.push(await (await bench.post(contactRequest({ id }), bench.boot())).status);
    return next();
  };
  await sweep();
  expect(statuses).toEqual([200]);
  expect(await bench.mailed()).toBe(1);
});

it('logs a warning when the store fails, and deletes on the next turn', async () => {
  await post();
  bench.clock.now += RETENTION;
  bench.wire.through = (request, next) => (request.method === 'DELETE' ? Promise.reject(new Error('reset')) : next());
  await sweep();
  expect(bench.log).toMatchObject([{ event: 'contact.redeliver' }, { level: 'warn', event: 'contact.sweep-failed', error: 'StoreError' }]);
  bench.wire.through = (_request, next) => next();
  await sweep();
  expect(await bench.states()).toEqual([]);
});

it('leaves it for a later turn when the run has spent its time on sending', async () => {
  await post();
  bench.clock.now += RETENTION;
  bench.wire.through = (_request, next) => {
    bench.clock.now += INTERVAL;
    return next();
  };
  await sweep();
  expect(await bench.states()).toEqual(['sent']);
});
