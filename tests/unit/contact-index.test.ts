import { describe, expect } from 'vitest';
import { entryKey, waitingKey } from '../../netlify/contact/keys.ts';
import { DOWN, ID, it, leaveWaiting, MINUTE } from '../support/backend.ts';
import { contactRequest, MESSAGE } from '../support/contact-request.ts';

const HOUR = 60 * MINUTE;
/** The tombstone that earlier versions wrote when Postmark answered 300. */
const refusedBefore = (now: number) => ({ state: 'refused', nonce: 'an-earlier-write', at: now - HOUR });

describe('the index', () => {
  it('drops a key without an entry after an hour, and not before, and one to an id that an earlier version has freed', async ({
    backend,
  }) => {
    const freed = entryKey('refused-and-listed');
    await backend.blobs.setJSON(freed, refusedBefore(backend.clock.now));
    await backend.blobs.setJSON(waitingKey(freed, backend.clock.now - HOUR), {});
    await backend.blobs.setJSON(waitingKey(entryKey('never-claimed'), backend.clock.now), {});
    expect(await backend.redeliver()).toMatchObject({ busy: 1, cleared: 1 });
    expect(backend.log).toMatchObject([{ level: 'info' }]);
    backend.clock.now += HOUR - 1;
    expect(await backend.redeliver()).toMatchObject({ busy: 1, cleared: 0 });
    backend.clock.now += 1;
    expect(await backend.redeliver()).toMatchObject({ busy: 0, cleared: 1, oldestSeconds: 0 });
    expect(await backend.index()).toEqual([]);
  });

  it('drops a key that leads to a tombstone, and the tombstone stays', async ({ backend }) => {
    const id = 'sent-long-ago';
    backend.wire.through = (request, next) => (request.method === 'DELETE' ? Promise.reject(new Error('reset')) : next());
    await backend.post(contactRequest({ id }));
    backend.wire.through = (_request, next) => next();
    expect(await backend.index()).toHaveLength(1);
    backend.clock.now += HOUR;
    expect(await backend.redeliver()).toMatchObject({ cleared: 1 });
    expect(await backend.index()).toEqual([]);
    expect((await backend.post(contactRequest({ id }))).status).toBe(200);
    expect(await backend.mails()).toHaveLength(1);
  });

  it('contains a message whose id an earlier version has freed, even if a run passes before the claim lands', async ({ backend }) => {
    const id = 'refused-and-sent-again';
    await backend.blobs.setJSON(entryKey(id), refusedBefore(backend.clock.now));
    await backend.faults(DOWN);
    const late = backend.bootBefore('replace', 1, () => backend.redeliver(backend.boot()));
    expect((await backend.post(contactRequest({ id }), late)).status).toBe(202);
    expect(await backend.index()).toHaveLength(1);
    await backend.faults();
    backend.clock.now += 5 * MINUTE;
    await backend.redeliver();
    expect(await backend.mails()).toHaveLength(1);
  });

  it('is all that a run reads, and one part of the tombstones', async ({ backend }) => {
    for (let n = 0; n < 30; n++) await backend.post(contactRequest({ id: `tombstone-${n}` }));
    await backend.blobs.setJSON('waiting/no-key-of-ours', {});
    const paths: string[] = [];
    backend.wire.through = (request, next) => {
      paths.push(`${request.method} ${request.path}`);
      return next();
    };
    await backend.redeliver();
    expect(paths).toEqual(['GET ', 'GET ']);
  });
});

it('an id is free again where an earlier version has kept that Postmark had refused the text', async ({ backend }) => {
  await backend.blobs.setJSON(entryKey(ID), refusedBefore(backend.clock.now));
  const other = { ...MESSAGE, message: 'Et encore un tout autre message.' };
  expect([await backend.submit(), await backend.submit(), await backend.submit(backend.dependencies, other)]).toEqual([200, 200, 422]);
  expect([await backend.mailed(), await backend.states(), await backend.index()]).toEqual([1, ['sent'], []]);
});

it('the ledger keeps the text while it waits, then a few bytes without a word of it once it is sent', async ({ backend }) => {
  await leaveWaiting(backend, 1);
  expect(await backend.entries()).toMatchObject([{ state: 'waiting', message: { name: 'Jeanne Martin' }, problem: '503/100' }]);
  await backend.redeliver();
  const [tombstone] = await backend.entries();
  expect(Object.keys(tombstone ?? {}).toSorted()).toEqual(['at', 'digest', 'messageId', 'nonce', 'state']);
});
