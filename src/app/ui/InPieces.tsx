import { Children, type ReactNode, Suspense } from 'react';

/**
 * Lets React hydrate each child in a task of its own, one after the other or at the visitor's first sign in it: nothing here waits for data.
 * No child may read what the browser's storage holds: the shell, hydrated before it, has read it, and the build has not.
 */
export function InPieces({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => <Suspense>{child}</Suspense>);
}
