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

type Load<Value> = {
  promise: Promise<Value>;
  value?: Value;
  hasFailed?: boolean;
  /** React reports a component that suspends in `use`, then renders without calling it (https://react.dev/warnings/conditional-use-of-use). */
  isAwaited?: boolean;
};

export function preloadable<Value extends object>(load: (key: string) => Promise<Value>): Preloadable<Value> {
  const loads = new Map<string, Load<Value>>();

  function start(key: string): Load<Value> {
    const started: Load<Value> = { promise: load(key) };
    loads.set(key, started);
    started.promise.then(
      (value) => {
        started.value = value;
      },
      () => {
        started.hasFailed = true;
      },
    );
    return started;
  }

  return {
    preload(key) {
      const known = loads.get(key);
      return (known && !known.hasFailed ? known : start(key)).promise;
    },
    read(key) {
      // A load that has failed is read as well, so that React throws its error: given a new promise, React would wait again.
      const known = loads.get(key) ?? start(key);
      if (known.value && !known.isAwaited) return known.value;
      known.isAwaited = true;
      return use(known.promise);
    },
    get: (key) => loads.get(key)?.value,
  };
}
