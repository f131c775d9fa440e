import { useEffect, useRef } from 'react';
import type { Place } from '../navigation.ts';
import { showHead } from './show-head.ts';

/**
 * Does for a route change what a document load does by itself: sets the title and moves focus to the page's heading, or to the section that
 * the fragment names. Does nothing on the first load, where the browser has already done both. A link to the open page counts as a route
 * change, so it also scrolls to the top.
 */
export function useRouteFocus(place: Place) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    showHead(place);
    // Back or Forward leaves a modal dialog open; the menu and the booking popover close themselves.
    document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
    const section = document.getElementById(location.hash.slice(1));
    const heading = section ?? main.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    section?.scrollIntoView({ behavior: 'instant' });
  }, [place]);
  return main;
}
