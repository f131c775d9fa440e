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
/** The tombstone that earlier versions wrote when Postmark answered 300. */
const refusedBefore = (now: number) => ({ state: 'refused', nonce: 'an-earlier-write', at: now - HOUR });

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

  it('drops a key that leads to a tombstone, and the tombstone stays', async () => {
    const id = 'sent-long-ago';
    bench.wire.through = (request, next) => (request.method === 'DELETE' ? Promise.reject(new Error('reset')) : next());
    await bench.post(contactRequest({ id }));
    bench.wire.through = (_request, next) => next();
    expect(await bench.index()).toHaveLength(1);
    bench.clock.now += HOUR;
    expect(await bench.redeliver()).toMatchObject({ cleared: 1 });
    expect(await bench.index()).toEqual([]);
    expect((await bench.post(contactRequest({ id }))).status).toBe(200);
    expect(await bench.mails()).toHaveLength(1);
  });

  it('contains a message whose id an earlier version has freed, even if a run passes before the claim lands', async () => {
    const id = 'refused-and-sent-again';
    await bench.blobs.setJSON(entryKey(id), refusedBefore(bench.clock.now));
    let passed = false;
    bench.wire.through = async (request, next) => {
      if (passed || request.method !== 'PUT' || !request.path.startsWith('messages/')) return next();
      passed = true;
      await bench.faults(DOWN);
      await bench.redeliver(bench.boot());
      return next();
    };
    expect((await bench.post(contactRequest({ id }))).status).toBe(202);
    expect(passed).toBe(true);
    expect(await bench.index()).toHaveLength(1);
    await bench.faults();
    bench.clock.now += 5 * MINUTE;
    await bench.redeliver();
    expect(await bench.mails()).toHaveLength(1);
  });

  it('is all that a run reads, and one part of the tombstones', async () => {
    for (let n = 0; n < 30; n++) await bench.post(contactRequest({ id: `tombstone-${n}` }));
    const paths: string[] = [];
    bench.wire.through = (request, next) => {
      paths.push(`${request.method} ${request.path}`);
      return next();
    };
    await bench.redeliver();
    expect(paths).toEqual(['GET ', 'GET ']);
  });
});

describe('what an earlier version left', () => {
  it('is an id that is free again where Postmark had refused the text, for the same text or another', async () => {
    for (const [id, message] of [
      ['the-same-text', MESSAGE.message],
      ['another-text', 'Un message corrigé par son auteur.'],
    ] as const) {
      await bench.blobs.setJSON(entryKey(id), refusedBefore(bench.clock.now));
      const post = (text: string) => bench.post(contactRequest({ id, body: { ...MESSAGE, message: text } }));
      expect((await post(message)).status).toBe(200);
      expect((await post(message)).status).toBe(200);
      expect((await post('Et encore un tout autre message.')).status).toBe(422);
    }
    expect(await bench.mails()).toHaveLength(2);
    expect((await bench.entries()).map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(await bench.index()).toEqual([]);
  });

  it('is cleared from the index where such an id is still listed', async () => {
    const key = entryKey('refused-and-listed');
    await bench.blobs.setJSON(key, refusedBefore(bench.clock.now));
    await bench.blobs.setJSON(waitingKey(key, bench.clock.now - HOUR), {});
    expect(await bench.redeliver()).toMatchObject({ cleared: 1 });
    expect(await bench.index()).toEqual([]);
    expect(bench.log).toMatchObject([{ level: 'info' }]);
  });

  it('is a message that Postmark had refused on a retry, which is sent now', async () => {
    await leaveWaiting(bench, 1);
    const [entry] = await bench.entries();
    await bench.blobs.setJSON(entryKey('message-1'), { ...entry, problem: '422/300' });
    expect(await bench.redeliver()).toMatchObject({ sent: 1 });
    expect(await bench.mails()).toHaveLength(1);
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
