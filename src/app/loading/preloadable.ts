import { use } from 'react';

/** Values that are loaded once per key, ahead of the component that needs them: pages, texts. */
export type Preloadable<Value> = {
  /** Starts loading, unless that is done. Rejects when it fails; the next call tries again. */
  preload(key: string): Promise<Value>;
  /**
   * Returns the value to a component, at once if it is there, so that prerender and hydration need not wait; until then, React waits.
   * Throws when loading has failed.
   */
  read(key: string): Value;
  /** The value, if it is there. */
  get(key: string): Value | undefined;
};

type Load<Value> = { promise: Promise<Value> } & ({ state: 'loading' | 'failed' } | { state: 'loaded'; value: Value });

export function preloadable<Value extends object>(load: (key: string) => Promise<Value>): Preloadable<Value> {
  const loads = new Map<string, Load<Value>>();
  /**
   * The promises that `use` was given. These are read through `use` even when their value is there: React reports a component that has
   * suspended by `use` and then renders without it (https://react.dev/warnings/conditional-use-of-use).
   */
  const awaited = new WeakSet<Promise<Value>>();

  function start(key: string): Load<Value> {
    const promise = load(key);
    const started: Load<Value> = { promise, state: 'loading' };
    loads.set(key, started);
    promise.then(
      (value) => loads.set(key, { promise, state: 'loaded', value }),
      () => loads.set(key, { promise, state: 'failed' }),
    );
    return started;
  }

  return {
    preload(key) {
      const known = loads.get(key);
      return (known && known.state !== 'failed' ? known : start(key)).promise;
    },
    read(key) {
      // A load that has failed is read as well, so that React throws its error: given a new promise, it would wait again.
      const known = loads.get(key) ?? start(key);
      if (known.state === 'loaded' && !awaited.has(known.promise)) return known.value;
      awaited.add(known.promise);
      return use(known.promise);
    },
    get(key) {
      const known = loads.get(key);
      return known?.state === 'loaded' ? known.value : undefined;
    },
  };
}
