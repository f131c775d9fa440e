import { useStore } from 'jotai';
import { Children, type ReactNode, Suspense, useDeferredValue } from 'react';
import { shownPathAtom } from './shown-path.ts';
import { usePath } from './use-path.ts';

/** Each child is hydrated by itself; a fragment would be one, so that a header of several elements is an array with keys. */
type Props = { header?: ReactNode; children: ReactNode };

/**
 * A page's header and its sections, each of which is hydrated by itself. After a change of page the header is shown first, and the sections
 * are rendered in slices that input interrupts.
 */
export function PageSections({ header, children }: Props) {
  const path = usePath();
  // Read without a subscription: it changes during this very change of page.
  const shownPath = useStore().get(shownPathAtom);
  // The first page is no change of page, even when React rebuilds it because an extension has altered its HTML.
  const isPageChange = shownPath !== '' && shownPath !== path;
  // A fragment may name a section, which must be there to be scrolled to. The one browser global in a render: at build, no page changes.
  const isWholeAtOnce = !isPageChange || location.hash !== '';
  const hasSections = useDeferredMount(isWholeAtOnce);
  return (
    <>
      {eachInSuspense(header)}
      {/* Keeps the footer out of sight meanwhile. Never prerendered, so no page needs a rule for it. */}
      {hasSections ? eachInSuspense(children) : <div style={{ minHeight: '100vh' }} />}
    </>
  );
}

/** `false` in the first render, unless `isImmediate`, then `true` in a second one, in slices that input interrupts. */
function useDeferredMount(isImmediate: boolean): boolean {
  return useDeferredValue(true, isImmediate);
}

function eachInSuspense(parts: ReactNode): ReactNode {
  return Children.map(parts, (part) => <Suspense>{part}</Suspense>);
}
