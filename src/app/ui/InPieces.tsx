import { Children, createContext, type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react';

/** Whether the page was reached by a route change, as opposed to loaded as a prerendered document. */
export const IsRouteChange = createContext(false);

type Props = {
  children: ReactNode;
  /** How many children fill the first screen. */
  first?: number;
};

/** After a route change, renders the first screen first and the rest in a transition. */
export function FirstScreenFirst({ children, first = 2 }: Props) {
  const isRouteChange = use(IsRouteChange);
  // A fragment may point into any child.
  const [whole, setWhole] = useState(() => !isRouteChange || location.hash !== '');
  useEffect(() => {
    if (!whole) startTransition(() => setWhole(true));
  }, [whole]);
  return Children.map(children, (child, place) => (whole || place < first) && child);
}

/**
 * The same, and React hydrates each child in its own task: in order, or earlier when the visitor interacts with it. No child may render
 * state read from browser storage: the shell hydrates first and has already read it, so the child would not match the prerendered HTML.
 */
export function InPieces({ children }: { children: ReactNode }) {
  return (
    <FirstScreenFirst>
      {Children.map(children, (child) => (
        <Suspense>{child}</Suspense>
      ))}
    </FirstScreenFirst>
  );
}
