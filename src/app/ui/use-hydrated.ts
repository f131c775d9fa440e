import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React runs in the page: `false` at build and during hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
