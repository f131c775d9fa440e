import { describe, expect } from 'vitest';
import { indexKeyOf } from '../../../netlify/contact/ledger/keys.ts';
import { DOWN, leavePending, MINUTE, test } from '../../support/contact/backend.ts';
import { ID } from '../../support/contact/contact-request.ts';
import { MESSAGE } from '../../support/contact/message.ts';

/** The time for which an index key may stay without an entry, short enough that it never looks like a stale message. */
const ORPHAN_AGE = 10 * MINUTE;

describe('the index', () => {
  test('keeps a key without an entry for ten minutes', async ({ backend }) => {
    await backend.blobs.setJSON(indexKeyOf({ id: ID, receivedAt: backend.clock.now }), {});
    backend.clock.now += ORPHAN_AGE - 1;
    expect(await backend.redeliver()).toMatchObject({ busy: 1, cleared: 0 });
    backend.clock.now += 1;
    expect(await backend.redeliver()).toMatchObject({ busy: 0, cleared: 1, oldestSeconds: 0 });
    expect(await backend.index()).toEqual([]);
  });

  test('keeps old keys while their message’s first entry may land', async ({ backend }) => {
    for (const receivedAt of [backend.clock.now, backend.clock.now + 1])
      await backend.blobs.setJSON(indexKeyOf({ id: ID, receivedAt }), {});
    backend.clock.now += ORPHAN_AGE;
    expect(await backend.redeliver()).toMatchObject({ pending: 1, busy: 1 });
    expect(await backend.index()).toHaveLength(2);
  });

  test('contains a message whose first entry lands late', async ({ backend }) => {
    await backend.faults(DOWN);
    const late = backend.bootBefore('create', 1, () => backend.redeliver(backend.boot()));
    expect(await backend.submit(late)).toBe(202);
    expect(await backend.index()).toHaveLength(1);
    await backend.faults();
    await backend.redeliver();
    expect(await backend.mailed()).toBe(1);
  });

  test('drops a key that leads to a tombstone', async ({ backend }) => {
    backend.wire.through = (request, next) => (request.method === 'DELETE' ? Promise.reject(new Error('reset')) : next());
    await backend.submit();
    backend.wire.through = (_request, next) => next();
    expect(await backend.index()).toHaveLength(1);
    expect(await backend.redeliver()).toMatchObject({ cleared: 1 });
    expect({ index: await backend.index(), states: await backend.states() }).toEqual({ index: [], states: ['sent'] });
  });

  test('is all that a run reads, besides the days', async ({ backend }) => {
    for (let n = 0; n < 9; n++) await backend.submit(backend.dependencies, { ...MESSAGE, message: `Message numéro ${n}.` });
    await backend.blobs.setJSON('pending/no-key-of-ours', {});
    const paths: string[] = [];
    backend.wire.through = (request, next) => {
      paths.push(`${request.method} ${request.path}`);
      return next();
    };
    await backend.redeliver();
    expect(paths).toEqual(['GET ', 'GET ']);
  });
});

describe('an entry', () => {
  test('keeps the text while the message waits', async ({ backend }) => {
    await leavePending(backend, 1);
    expect(await backend.entries()).toMatchObject([{ state: 'unsent', message: { name: 'Jeanne Martin' }, code: '503/100' }]);
  });

  test('keeps a few bytes without a word once it is sent', async ({ backend }) => {
    await backend.submit();
    const [tombstone] = await backend.entries();
    expect(Object.keys(tombstone ?? {}).toSorted()).toEqual(['at', 'id', 'messageId', 'nonce', 'state']);
  });
});
