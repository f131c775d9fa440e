import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { entryKey, indexKeyOf } from '../../../netlify/contact/ledger/keys.ts';
import { LEASE_MS, REDELIVERY_INTERVAL_MS, STALE_AFTER_MS } from '../../../netlify/contact/timing.ts';
import { root } from '../../../scripts/root.ts';
import { dayOf, digestOf } from '../../../src/message/identity.ts';
import { type Backend, DOWN, leavePending, MINUTE, test } from '../../support/contact/backend.ts';
import { MESSAGE } from '../../support/contact/message.ts';

const HOUR = 60 * MINUTE;

const order = async (backend: Backend) => (await backend.mails()).map(({ Metadata }) => Metadata.id).reverse();

test('a run sends waiting messages, oldest first', async ({ backend }) => {
  const ids = await leavePending(backend, 3);
  await backend.redeliver();
  expect(await order(backend)).toEqual(ids);
  expect(await backend.index()).toEqual([]);
});

test('a run logs one line of counts', async ({ backend }) => {
  await leavePending(backend, 3);
  await backend.redeliver();
  expect(backend.log).toHaveLength(1);
  expect(backend.log[0]).toMatchObject({ level: 'info', event: 'contact.redeliver', pending: 3, sent: 3, unsent: 0, oldestSeconds: 0 });
  expect(backend.log[0]?.codes).toEqual({});
});

test('a run logs no name, no address and no text', async ({ backend }) => {
  await leavePending(backend, 2);
  await backend.faults({ kind: 'reject', preset: 'invalid-request', message: "Invalid 'ReplyTo' address: 'jeanne@exemple.fr'.", times: 0 });
  await backend.submit(backend.dependencies, { ...MESSAGE, message: 'Message numéro quatre.' });
  await backend.redeliver();
  expect(backend.log.map(({ event }) => event)).toEqual(['contact.not-sent', 'contact.redeliver']);
  expect(JSON.stringify(backend.log)).not.toMatch(/Jeanne|exemple\.fr|numéro|ReplyTo/);
});

test.for([
  ['three mails that Postmark refuses', 'unavailable', '503/100', 3],
  ['three mails of which nobody knows', 'server-error', '500/101', 3],
  ['one mail that Postmark throttles', 'rate-limit', '429/429', 1],
] as const)('a run stops after %s', async ([, preset, code, tried], { backend }) => {
  await leavePending(backend, 5);
  await backend.faults({ kind: 'reject', preset, times: 0 });
  expect(await backend.redeliver()).toMatchObject({ pending: 5, untried: 5 - tried, codes: { [code]: tried } });
});

/** Leaves several index keys of a message, as simultaneous posts do, each with its own time. */
const addKeys = ({ blobs, clock }: Backend, id: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, age) => blobs.setJSON(indexKeyOf({ id, receivedAt: clock.now - age }), {})));

test('a message that has several index keys fails once', async ({ backend }) => {
  const [id = ''] = await leavePending(backend, 2);
  await addKeys(backend, id, 3);
  await backend.faults(DOWN);
  expect(await backend.redeliver()).toMatchObject({ pending: 2, unsent: 2, untried: 0 });
});

test('a run leaves a pending message the index key of its entry', async ({ backend }) => {
  const [id = ''] = await leavePending(backend, 1);
  const index = await backend.index();
  await addKeys(backend, id, 3);
  await backend.faults(DOWN);
  await backend.redeliver();
  expect(await backend.index()).toEqual(index);
});

test.for([
  ['one, however long the listing takes', 'list', 6_000, 1],
  ['none after five seconds', 'send', 2_500, 2],
] as const)('a run starts %s', async ([, method, ms, sent], { backend }) => {
  await leavePending(backend, 4);
  const slow = backend.bootBefore(method, 'every', () => {
    backend.clock.now += ms;
  });
  expect(await backend.redeliver(slow)).toMatchObject({ sent, untried: 4 - sent });
});

test.for([1, 4])('messages behind %i whose search hangs are reached in time', async (hanging, { backend }) => {
  await leavePending(backend, hanging, { kind: 'accept-then-reset', times: hanging }, 'Indécis');
  backend.clock.now += 10 * MINUTE;
  await leavePending(backend, 1, DOWN, 'Nouveau');
  const hangs = () => {
    backend.clock.now += 5_000;
    throw new Error('TimeoutError');
  };
  const start = backend.clock.now - (backend.clock.now % REDELIVERY_INTERVAL_MS);
  for (let run = 1; run <= 20; run++) {
    backend.clock.now = start + run * REDELIVERY_INTERVAL_MS;
    await backend.redeliver(backend.bootBefore('find', 'every', hangs));
  }
  expect(await backend.index()).toHaveLength(hanging);
});

test.for([
  ['that are not found yet', 'not-found-too-early', undefined],
  ['whose search fails', 'no-look-up', () => Promise.reject(new Error('500'))],
] as const)('a run continues behind messages %s', async ([, code, search], { backend }) => {
  await backend.indexDelay(HOUR);
  await leavePending(backend, 4, { kind: 'accept-then-reset', times: 4 });
  await leavePending(backend, 1, DOWN, 'Nouveau');
  const run = search ? backend.bootBefore('find', 'every', search) : backend.dependencies;
  expect(await backend.redeliver(run)).toMatchObject({ sent: 1, unknown: 4, untried: 0, codes: { [code]: 4 } });
});

test('a run continues behind messages that only the operator can free', async ({ backend }) => {
  await leavePending(backend, 4);
  await backend.faults({ kind: 'reject', preset: 'no-such-endpoint', times: 0 });
  expect(await backend.redeliver()).toMatchObject({ unsent: 4, misconfigured: 4, untried: 0 });
});

test('a run leaves a message to another run that has it', async ({ backend }) => {
  const [id = ''] = await leavePending(backend, 1);
  const [entry] = await backend.entries();
  await backend.blobs.setJSON(entryKey(id), { ...entry, leaseUntil: backend.clock.now + LEASE_MS });
  expect(await backend.redeliver()).toMatchObject({ busy: 1, sent: 0 });
  expect(await backend.mailed()).toBe(0);
});

test('a run sends nothing that another claims just then', async ({ backend }) => {
  const [id = ''] = await leavePending(backend, 1);
  const overtaken = backend.bootBefore('replace', 2, async () =>
    backend.blobs.setJSON(entryKey(id), { ...(await backend.entries())[0], nonce: 'of-another-run' }),
  );
  backend.clock.now += MINUTE;
  expect(await backend.redeliver(overtaken)).toMatchObject({ busy: 1, sent: 0, oldestSeconds: 61 });
  expect(await backend.mailed()).toBe(0);
});

test('a run skips an unreadable message and tells the operator', async ({ backend }) => {
  const [id = ''] = await leavePending(backend, 2);
  await backend.blobs.set(entryKey(id), '{"state":"unsent"');
  expect(await backend.redeliver()).toMatchObject({ sent: 1, unreadable: 1 });
  expect(backend.log).toMatchObject([{ level: 'error', event: 'contact.stuck', reason: 'unreadable' }, { level: 'error' }]);
});

test('a run warns of a message that the store fails to return', async ({ backend }) => {
  const [id = ''] = await leavePending(backend, 2);
  backend.wire.through = (request, next) => (request.path === entryKey(id) ? Promise.reject(new Error('reset')) : next());
  expect(await backend.redeliver()).toMatchObject({ sent: 1, failed: 1 });
  expect(backend.log).toMatchObject([
    { level: 'warn', event: 'contact.redeliver-failed', reference: expect.any(String), error: 'StoreError' },
    { level: 'warn', event: 'contact.redeliver', failed: 1 },
  ]);
});

test('a run stops after three messages that the store fails to return', async ({ backend }) => {
  const lost = (await leavePending(backend, 4)).map(entryKey);
  backend.wire.through = (request, next) => (lost.includes(request.path) ? Promise.reject(new Error('reset')) : next());
  expect(await backend.redeliver()).toMatchObject({ failed: 3, untried: 1 });
});

test('a run continues when failures are not consecutive', async ({ backend }) => {
  await leavePending(backend, 6);
  let sends = 0;
  const flaky = backend.bootBefore('send', 'every', () => (++sends % 3 === 0 ? backend.faults() : backend.faults(DOWN)));
  expect(await backend.redeliver(flaky)).toMatchObject({ sent: 2, unsent: 4, untried: 0 });
});

/** The start of the next run whose number is `remainder` modulo `divisor`. */
function startOfRun(remainder: number, divisor: number, now: number): number {
  const cycle = divisor * REDELIVERY_INTERVAL_MS;
  return Math.ceil(now / cycle) * cycle + remainder * REDELIVERY_INTERVAL_MS;
}

test('every other run starts with the oldest message', async ({ backend }) => {
  const [oldest] = await leavePending(backend, 5);
  // An even run, which a plain rotation would start with the second message.
  backend.clock.now = startOfRun(2, 10, backend.clock.now);
  await backend.redeliver();
  expect((await order(backend))[0]).toBe(oldest);
});

test('a run reports an error when the list cannot be read', async ({ backend }) => {
  backend.wire.through = async () => new Response(null, { status: 503 });
  await expect(backend.redeliver()).rejects.toThrow('list');
  expect(backend.log).toMatchObject([{ level: 'error', event: 'contact.redeliver', failed: 1 }]);
});

test('a run logs an error when a message waits for too long', async ({ backend }) => {
  await leavePending(backend, 1);
  await backend.faults(DOWN);
  backend.clock.now += STALE_AFTER_MS - 2_000;
  await backend.redeliver();
  backend.clock.now += 4_000;
  await backend.redeliver();
  expect(backend.log.map(({ level, oldestSeconds }) => `${level} ${oldestSeconds}`)).toEqual(['info 899', 'error 903']);
});

test('the tombstone of docs/operations.md frees a stuck message, and deletes its text', async ({ backend }) => {
  const [id = ''] = await leavePending(backend, 1);
  const [, tombstone = ''] = /blobs:set .*\n +'(.*)'$/m.exec(readFileSync(join(root, 'docs/operations.md'), 'utf8')) ?? [];
  const key = entryKey(id);
  expect(key).toBe(`messages/${dayOf(id)}/${digestOf(id)}`);
  const at = String(backend.clock.now);
  await backend.blobs.set(key, tombstone.replace('DAY', dayOf(id)).replace('DIGEST', digestOf(id)).replace("'$(date +%s000)'", at));
  await backend.redeliver();
  expect(await backend.index()).toEqual([]);
  expect(await backend.mails()).toEqual([]);
  expect(await backend.submit(backend.dependencies, { ...MESSAGE, message: 'Message numéro 1.' })).toBe(200);
});
