import { useStore } from 'jotai';
import { useEffect, useLayoutEffect } from 'react';
import { canonicalPath } from '../../shared/canonical-path.ts';
import type { RootData } from '../../shared/page-contract.ts';
import { moveToTarget } from './move-to-target.ts';
import { showHead } from './show-head.ts';
import { shownPathAtom } from './shown-path.ts';

/**
 * Does for each further page what a document load does by itself: head, scroll offset and focus. `path` is that of the page that is shown;
 * for the first page, the browser has done it.
 */
export function usePageShown(path: string): void {
  const atoms = useStore();
  useLayoutEffect(() => {
    if (atoms.get(shownPathAtom) === path) return;
    atoms.set(shownPathAtom, path);
    showHead(path);
    // Tells stylesheets that this is a further page, whose drawings are written.
    (document.documentElement.dataset as RootData).followed = '';
    // Back or Forward leaves a modal dialog open; the menu and the booking popover close themselves.
    document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
    moveToTarget();
  }, [path, atoms]);
  useEffect(() => {
    // Moves from section to section of one page: `manageScrollRestoration` has told the browser not to.
    const onPopState = () => {
      if (canonicalPath(location.pathname) === atoms.get(shownPathAtom)) moveToTarget();
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [atoms]);
  useEffect(manageScrollRestoration, []);
}

/**
 * Lets the browser restore the scroll offset only after a reload or a return to the site. Within the site, Back and Forward start at the top.
 */
function manageScrollRestoration(): () => void {
  const listening = new AbortController();
  const restore = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode;
  };
  addEventListener('pagehide', restore('auto'), listening);
  addEventListener('pageshow', restore('manual'), listening);
  if (document.readyState === 'complete') restore('manual')();
  return () => listening.abort();
}
