import { useSyncExternalStore } from 'react';
import { subscribeOnline } from '../ui/online.ts';

/** The browser's idea of being online; `true` at build. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeOnline,
    () => navigator.onLine,
    () => true,
  );
}
