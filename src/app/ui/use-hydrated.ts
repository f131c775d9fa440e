import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether hydration is done: `false` at build and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
