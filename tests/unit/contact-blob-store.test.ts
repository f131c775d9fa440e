import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchWithRetry } from '../../netlify/contact/blob-fetch.ts';
import { type BlobStore, createBlobStore, StoreError } from '../../netlify/contact/blob-store.ts';
import { entryKey, readWaitingKey, waitingKey } from '../../netlify/contact/keys.ts';
import { type Bench, startBench } from '../support/contact-bench.ts';

let bench: Bench;
let store: BlobStore;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  bench.wire.through = (_request, next) => next();
  store = createBlobStore(() => bench.blobs);
});

describe('the store', () => {
  it('creates an entry once and replaces only the version that was read', async () => {
    await store.create('messages/a', { n: 1 });
    await store.create('messages/a', { n: 2 });
    const seen = await store.readTagged('messages/a');
    expect(seen?.data).toEqual({ n: 1 });
    await store.replace('messages/a', { n: 3 }, '"not-this-etag"');
    expect((await store.read('messages/a'))?.data).toEqual({ n: 1 });
    await store.replace('messages/a', { n: 4 }, seen?.etag ?? '');
    expect((await store.read('messages/a'))?.data).toEqual({ n: 4 });
  });

  it('never turns a missing etag into an unconditional write', async () => {
    await expect(store.replace('messages/a', {}, '')).rejects.toBeInstanceOf(StoreError);
  });

  it('distinguishes missing entries from damaged ones', async () => {
    expect(await store.read('messages/none')).toBeUndefined();
    expect(await store.readTagged('messages/none')).toBeUndefined();
    await bench.blobs.set('messages/damaged', '{"state":"se');
    expect((await store.read('messages/damaged'))?.data).toBeUndefined();
  });

  it.each<[string, (store: BlobStore) => Promise<unknown>]>([
    ['read', ({ read }) => read('messages/a')],
    ['readTagged', ({ readTagged }) => readTagged('messages/a')],
    ['put', ({ put }) => put('waiting/x', {})],
    ['remove', ({ remove }) => remove('waiting/x')],
    ['list', ({ list }) => list('waiting/')],
  ])('runs %s twice when the server fails, then throws a StoreError', async (_name, act) => {
    let tries = 0;
    bench.wire.through = async () => {
      tries += 1;
      return new Response(null, { status: 503 });
    };
    await expect(act(store)).rejects.toBeInstanceOf(StoreError);
    expect(tries).toBe(2);
  });

  it('lists only what is in the folder, ignoring the local server’s temporary files', async () => {
    const key = entryKey('some-id');
    await store.put(waitingKey(key, 5), {});
    await writeFile(join(bench.directory, 'entries/site/site:contact-messages/waiting/.tmp123'), '');
    const keys = await store.list('waiting/');
    expect(keys.flatMap((key) => readWaitingKey(key) ?? [])).toEqual([{ key, receivedAt: 5 }]);
  });
});

describe('the fetch with retries', () => {
  afterEach(() => vi.useRealTimers());

  it('retries after a lost response and passes on any other response', async () => {
    const answers = [() => Promise.reject(new TypeError('fetch failed')), async () => new Response('ok', { status: 412 })];
    const fetch = fetchWithRetry(() => (answers.shift() as () => Promise<Response>)(), 0);
    expect((await fetch('http://blobs.invalid')).status).toBe(412);
  });

  it('gives up with a status that the client does not retry, and says why', async () => {
    const fetch = fetchWithRetry(async () => new Response('busy', { status: 429 }), 0);
    const response = await fetch('http://blobs.invalid');
    expect([response.status, response.headers.get('x-nf-error')]).toEqual([424, 'no answer in 2 tries, last status 429']);
  });

  it('allows four seconds per try, so that two tries end before the browser gives up', async () => {
    const timeouts: number[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      timeouts.push(ms);
      return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    });
    const hanging: typeof globalThis.fetch = (_input, init) => Promise.reject(init?.signal?.reason);
    const response = await fetchWithRetry(hanging, 0)('http://blobs.invalid');
    timeout.mockRestore();
    expect(response.headers.get('x-nf-error')).toContain('TimeoutError');
    expect(timeouts).toEqual([4_000, 4_000]);
  });
});
