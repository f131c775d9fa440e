import { describe, expect, onTestFinished, vi } from 'vitest';
import { fetchWithRetry } from '../../../netlify/contact/ledger/blob-fetch.ts';
import { createBlobStore } from '../../../netlify/contact/ledger/blob-store.ts';
import { type Backend, test } from '../../support/contact/backend.ts';

const storeOf = ({ blobs }: Backend) => createBlobStore(() => blobs);

describe('the store', () => {
  test('creates a blob once', async ({ backend }) => {
    const store = storeOf(backend);
    expect(await store.read('messages/a')).toBeUndefined();
    for (const n of [1, 2]) await store.create('messages/a', { n });
    expect((await store.read('messages/a'))?.data).toEqual({ n: 1 });
  });

  test('replaces only the version that was read', async ({ backend }) => {
    const store = storeOf(backend);
    await store.put('messages/a', { n: 1 });
    const seen = await store.read('messages/a');
    await store.replace('messages/a', { n: 2 }, '"not-this-etag"');
    expect((await store.read('messages/a'))?.data).toEqual({ n: 1 });
    await store.replace('messages/a', { n: 3 }, seen?.etag ?? '');
    expect((await store.read('messages/a'))?.data).toEqual({ n: 3 });
  });

  test('replaces nothing without an etag', async ({ backend }) => {
    await expect(storeOf(backend).replace('messages/a', {}, '')).rejects.toThrow('no condition');
  });

  test('lists keys, and folders, under a prefix', async ({ backend }) => {
    const store = storeOf(backend);
    for (const key of ['messages/a/1', 'messages/b/2', 'messages/b/3', 'pending/c/4']) await store.put(key, {});
    expect((await store.folders('messages/')).toSorted()).toEqual(['messages/a', 'messages/b']);
    expect((await store.list('messages/b/')).toSorted()).toEqual(['messages/b/2', 'messages/b/3']);
  });
});

describe('an etag', () => {
  /** A store whose reads name this etag, and whose lists name those. */
  const etagStore = (etag: string | undefined, listed: [key: string, etag: string][]) => {
    const list = vi.fn(async () => ({ blobs: listed.map(([key, etag]) => ({ key, etag })) }));
    return { list, store: createBlobStore(() => ({ getWithMetadata: async () => ({ data: '{"n":1}', etag }), list }) as never) };
  };

  test('is that of the read where the server names one', async () => {
    const { store, list } = etagStore('"read"', []);
    expect(await store.read('messages/a')).toEqual({ data: { n: 1 }, etag: '"read"' });
    expect(list).not.toHaveBeenCalled();
  });

  test('is else that of the same key in a list', async () => {
    const { store, list } = etagStore(undefined, [
      ['messages/ab', '"other"'],
      ['messages/a', '"listed"'],
    ]);
    expect(await store.read('messages/a')).toEqual({ data: { n: 1 }, etag: '"listed"' });
    expect(list).toHaveBeenCalledWith({ prefix: 'messages/a' });
  });

  test('is empty if neither names one: nothing can be replaced', async () => {
    expect(await etagStore(undefined, []).store.read('messages/a')).toEqual({ data: { n: 1 }, etag: '' });
  });
});

const none = createBlobStore(() => {
  throw new Error('no blobs');
});
test.for(Object.entries(none))('on a site without blobs, %s fails and says so', async ([name, operation]) => {
  await expect(operation('messages/a', {}, '"etag"')).rejects.toMatchObject({ name: 'StoreError', reason: `${name} failed: no blobs` });
});

describe('the fetch with retries', () => {
  test.each([429, 500])('turns a repeated %d into a status that is not retried', async (status) => {
    const fetch = fetchWithRetry(async () => new Response('busy', { status }), 0);
    const response = await fetch('http://blobs.invalid');
    expect({ status: response.status, error: response.headers.get('x-nf-error') }).toEqual({
      status: 424,
      error: `no answer in 2 tries, last status ${status}`,
    });
  });

  test('pauses between its tries', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const down = vi.fn<typeof globalThis.fetch>().mockRejectedValue(new TypeError('fetch failed'));
    const answer = fetchWithRetry(down)('http://blobs.invalid');
    await vi.advanceTimersByTimeAsync(199);
    expect(down).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect({ tries: down.mock.calls.length, status: (await answer).status }).toEqual({ tries: 2, status: 424 });
  });

  test('allows four seconds per try', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(new DOMException('late', 'TimeoutError')));
    const hanging: typeof globalThis.fetch = (_input, init) => Promise.reject(init?.signal?.reason);
    const response = await fetchWithRetry(hanging, 0)('http://blobs.invalid');
    expect(response.headers.get('x-nf-error')).toContain('TimeoutError');
    expect(timeout.mock.calls).toEqual([[4_000], [4_000]]);
  });
});
