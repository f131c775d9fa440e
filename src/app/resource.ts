import { use } from 'react';

/** What is loaded once per key: pages, texts. */
export type Resource<Value> = {
  /** Starts loading, unless that is done. Rejects when it fails; the next call tries again. */
  preload(key: string): Promise<Value>;
  /**
   * For components: the value, at once if it is there, so that prerender and hydration need not wait; until then, React waits. Throws when
   * loading has failed.
   */
  read(key: string): Value;
  /** The value, if it is there. */
  get(key: string): Value | undefined;
};

export function createResource<Value>(load: (key: string) => Promise<Value>): Resource<Value> {
  const loading = new Map<string, Promise<Value>>();
  const loaded = new Map<string, Value>();
  const failed = new Set<string>();

  function start(key: string): Promise<Value> {
    const promise = load(key);
    loading.set(key, promise);
    promise.then(
      (value) => {
        loaded.set(key, value);
        // With these, React reads the promise without waiting for a microtask: https://github.com/reactjs/rfcs/pull/229
        Object.assign(promise, { status: 'fulfilled', value });
      },
      () => failed.add(key),
    );
    return promise;
  }

  return {
    preload(key) {
      const known = failed.delete(key) ? undefined : loading.get(key);
      return known ?? start(key);
    },
    // The failed promise, too, so that React throws its error: given a new one, it would wait again.
    read: (key) => use(loading.get(key) ?? start(key)),
    get: (key) => loaded.get(key),
  };
}
