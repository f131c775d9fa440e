import { Children, createContext, type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react';

/** Whether a link led to the page, rather than the document that the build rendered. */
export const IsRouteChange = createContext(false);

type Props = {
  children: ReactNode;
  /** How many children fill a screen. */
  first?: number;
};

/**
 * Children that React takes one by one, so that none of its tasks is long: a page that the build rendered is hydrated piece by piece, or at
 * the visitor's first sign in a piece; of one that a link leads to, the first screen is shown, and then the rest.
 *
 * No child may read what the browser's storage holds: the shell, hydrated before it, has read it, and the build has not.
 */
export function InPieces({ children, first = 2 }: Props) {
  // A fragment may lead to any of them.
  const [whole, setWhole] = useState(!use(IsRouteChange) || location.hash !== '');
  useEffect(() => startTransition(() => setWhole(true)), []);
  return Children.map(children, (child, place) => (whole || place < first) && <Suspense>{child}</Suspense>);
}
