import { useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { canonicalPath } from '../../shared/canonical-path.ts';
import { shownPathAtom } from '../shown-path.ts';
import { showHead } from './show-head.ts';

/**
 * Does for a route change what a document load does by itself: head, scroll offset and focus. Does nothing for the first page, for which the
 * browser has done it.
 */
export function useRouteChange(shown: string): void {
  const last = useRef(shown);
  const setShownPath = useSetAtom(shownPathAtom);
  useLayoutEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    setShownPath(shown);
    showHead(shown);
    // Back or Forward leaves a modal dialog open; the menu and the booking popover close themselves.
    document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
    startAtTop();
  }, [shown, setShownPath]);
  useEffect(scrollToTopOnBack, []);
  useEffect(() => {
    // Between the sections of one page: the browser would restore the offset, had it not been told to leave that to us.
    const onPopState = () => {
      if (canonicalPath(location.pathname) === last.current) startAtTop();
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
}

/**
 * Back and Forward start at the top as well, without showing the open page at the other one's offset first; a reload or a return to the site
 * restores the offset.
 */
function scrollToTopOnBack(): () => void {
  const listening = new AbortController();
  const restore = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode;
  };
  addEventListener('pagehide', restore('auto'), listening);
  addEventListener('pageshow', restore('manual'), listening);
  if (document.readyState === 'complete') restore('manual')();
  return () => listening.abort();
}

/** Moves scroll offset and focus to the page's top, or to the section that the address's fragment names. */
export function startAtTop(): void {
  const section = document.getElementById(location.hash.slice(1));
  const target = section ?? document.querySelector<HTMLElement>('main h1');
  // Not a field, which has its place in the tab order.
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  // After the attribute, so that style and layout are computed once.
  window.scrollTo({ top: 0, behavior: 'instant' });
  target?.focus({ preventScroll: true });
  section?.scrollIntoView({ behavior: 'instant' });
}
