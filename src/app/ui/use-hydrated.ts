import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Tells whether hydration is done: `false` at build and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
