import { Children, createContext, type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react';

/** Whether a link led to the page, rather than the document that the build rendered. */
export const IsRouteChange = createContext(false);

type Props = {
  children: ReactNode;
  /** How many children fill a screen. */
  first?: number;
};

/** Of a page that a link leads to, the first screen is shown, and then the rest. */
export function FirstScreenFirst({ children, first = 2 }: Props) {
  const isRouteChange = use(IsRouteChange);
  // A fragment may lead to any of them.
  const [whole, setWhole] = useState(() => !isRouteChange || location.hash !== '');
  useEffect(() => {
    if (!whole) startTransition(() => setWhole(true));
  }, [whole]);
  return Children.map(children, (child, place) => (whole || place < first) && child);
}

/**
 * The same, and React hydrates each child in a task of its own, one after the other or at the visitor's first sign in it. No child may read
 * what the browser's storage holds: the shell, hydrated before it, has read it, and the build has not.
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
