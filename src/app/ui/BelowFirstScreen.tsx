import { type ReactNode, useDeferredValue } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** What a phone's first screen does not show: after a route change, it is rendered once the first screen is. */
export function BelowFirstScreen({ children }: { children: ReactNode }) {
  const isRouteChange = useHydrated();
  // A fragment may name a section down here.
  const isAtOnce = !isRouteChange || location.hash !== '';
  return useDeferredValue(true, isAtOnce) && children;
}
