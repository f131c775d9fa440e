import { type ReactNode, useDeferredValue } from 'react';
import { useHydrated } from './use-hydrated.ts';

/** What follows a page's header. After a route change the header is shown first, and the rest is rendered in slices that input interrupts. */
export function AfterHeader({ children }: { children: ReactNode }) {
  const isRouteChange = useHydrated();
  // A fragment may name a section down here.
  const isAtOnce = !isRouteChange || location.hash !== '';
  // Keeps the footer out of sight meanwhile. Never prerendered, so no page needs a rule for it.
  return useDeferredValue(true, isAtOnce) ? children : <div style={{ minHeight: '100vh' }} />;
}
