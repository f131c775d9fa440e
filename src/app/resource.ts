import { use } from 'react';

/** What is loaded once per key: pages, texts. */
export type Resource<Value> = {
  /** Starts loading, unless that is done. Rejects when it fails; the next call tries again. */
  preload(key: string): Promise<Value>;
  /** For components: the value, at once if it is there, so that prerender and hydration need not wait; until then, React waits. */
  read(key: string): Value;
  /** The value, if it is there. */
  get(key: string): Value | undefined;
};

export function createResource<Value>(load: (key: string) => Promise<Value>): Resource<Value> {
  const loading = new Map<string, Promise<Value>>();
  const loaded = new Map<string, Value>();

  function preload(key: string): Promise<Value> {
    const known = loading.get(key);
    if (known) return known;
    const promise = load(key);
    loading.set(key, promise);
    promise.then(
      (value) => {
        loaded.set(key, value);
        // With these, React reads the promise without waiting for a microtask: https://github.com/reactjs/rfcs/pull/229
        Object.assign(promise, { status: 'fulfilled', value });
      },
      () => loading.delete(key),
    );
    return promise;
  }
  return { preload, read: (key) => use(preload(key)), get: (key) => loaded.get(key) };
}
