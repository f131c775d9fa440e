import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entryKey, waitingKey } from '../../netlify/contact/keys.ts';
import { SEARCH_LAG } from '../../netlify/contact/timing.ts';
import { type Bench, DOWN, leaveWaiting, MINUTE, startBench } from '../support/contact-bench.ts';
import { contactRequest, MESSAGE } from '../support/contact-request.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.close());

const HOUR = 60 * MINUTE;

describe('an unreadable ledger entry', () => {
  const damage = async (): Promise<void> => {
    const { blobs } = await bench.blobs.list({ prefix: 'messages/' });
    await bench.blobs.set(blobs[0]?.key ?? '', '{"state":"se');
  };

  it('of a message already sent is looked up on retry, and nothing is mailed twice', async () => {
    expect((await bench.post(contactRequest({ id: 'damaged-sent' }))).status).toBe(200);
    await damage();
    expect((await bench.post(contactRequest({ id: 'damaged-sent' }))).status).toBe(200);
    expect(await bench.mails()).toHaveLength(1);
    expect(await bench.entries()).toMatchObject([{ state: 'sent' }]);
  });

  it('of a message not yet sent gets its text back from the retry, and is mailed once the search is reliable', async () => {
    await leaveWaiting(bench, 1);
    await damage();
    const again = contactRequest({ id: 'message-1', body: { ...MESSAGE, message: 'Message numéro 1.' } });
    expect((await bench.post(again)).status).toBe(202);
    bench.clock.now += SEARCH_LAG / 2;
    expect(await bench.redeliver()).toMatchObject({ sent: 0 });
    bench.clock.now += SEARCH_LAG / 2;
    expect(await bench.redeliver()).toMatchObject({ sent: 1 });
    await bench.redeliver();
    expect(await bench.mails()).toHaveLength(1);
    expect(await bench.index()).toEqual([]);
  });
});

describe('the index', () => {
  const key = entryKey('never-claimed');

  it('drops a key without an entry after an hour, and not before', async () => {
    await bench.blobs.setJSON(waitingKey(key, bench.clock.now), {});
    expect(await bench.redeliver()).toMatchObject({ busy: 1 });
    bench.clock.now += HOUR;
    expect(await bench.redeliver()).toMatchObject({ cleared: 1 });
    expect(await bench.index()).toEqual([]);
  });

  it('drops a key that leads to a tombstone, while the tombstone stays for more than 400 days', async () => {
    const id = 'sent-long-ago';
    bench.wire.through = (request, next) => (request.method === 'DELETE' ? Promise.reject(new Error('reset')) : next());
    await bench.post(contactRequest({ id }));
    bench.wire.through = (_request, next) => next();
    expect(await bench.index()).toHaveLength(1);
    bench.clock.now += 500 * 24 * HOUR;
    expect(await bench.redeliver()).toMatchObject({ cleared: 1 });
    expect(await bench.index()).toEqual([]);
    expect((await bench.post(contactRequest({ id }))).status).toBe(200);
    expect(await bench.mails()).toHaveLength(1);
  });

  describe.each([
    ['a run passes before the claim lands', 'PUT', 'messages/'],
    ['the refusal’s own run ends only then', 'DELETE', 'waiting/'],
  ])('of a refused id that is claimed again, when %s,', (_when, method, path) => {
    it('contains the message, which is mailed', async () => {
      const id = 'refused-and-sent-again';
      await bench.faults({ kind: 'reject', preset: 'invalid-request' });
      if (method === 'PUT') await bench.post(contactRequest({ id }));
      let inBetween = true;
      bench.wire.through = async (request, next) => {
        if (!inBetween || request.method !== method || !request.path.startsWith(path)) return next();
        inBetween = false;
        await bench.faults(DOWN);
        if (method === 'PUT') await bench.redeliver(bench.boot());
        else expect((await bench.post(contactRequest({ id }), bench.boot())).status).toBe(202);
        return next();
      };
      await bench.post(contactRequest({ id }));
      expect(inBetween).toBe(false);
      expect(await bench.index()).toHaveLength(1);
      await bench.faults();
      bench.clock.now += 5 * MINUTE;
      await bench.redeliver();
      expect(await bench.mails()).toHaveLength(1);
    });
  });

  it('is all that a run reads: tombstones are neither listed nor opened', async () => {
    for (let n = 0; n < 30; n++) await bench.post(contactRequest({ id: `tombstone-${n}` }));
    const paths: string[] = [];
    bench.wire.through = (request, next) => {
      paths.push(`${request.method} ${request.path}`);
      return next();
    };
    await bench.redeliver();
    expect(paths).toEqual(['GET ']);
  });
});

describe('what the ledger keeps', () => {
  it('is the text while it waits, then a few bytes without a word of it once it is sent', async () => {
    await leaveWaiting(bench, 1);
    expect(await bench.entries()).toMatchObject([{ state: 'waiting', message: { name: 'Jeanne Martin' }, problem: '503/100' }]);
    await bench.redeliver();
    const [tombstone] = await bench.entries();
    expect(Object.keys(tombstone ?? {}).toSorted()).toEqual(['at', 'digest', 'messageId', 'nonce', 'state']);
    expect(JSON.stringify(tombstone).length).toBeLessThan(256);
  });
});
