import { useEffect, useRef } from 'react';
import type { Place } from '../navigation.ts';

/**
 * What a document load does by itself, for a route change: the title names the page and focus moves to its heading. Nothing moves on the
 * first load, where the browser has already done both. An address with a fragment leads to its section instead. A link to the page that is open
 * leads there as well: it scrolls to the top.
 */
export function useRouteFocus(place: Place) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(place);
  useEffect(() => {
    if (shown.current === place) return;
    shown.current = place;
    const { path, screen } = place;
    const { head } = screen;
    document.title = head.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
    document.querySelector('link[rel="canonical"]')?.setAttribute('href', new URL(path, location.origin).href);
    // What Back or Forward has left behind it; menu and popover close themselves.
    document.querySelector<HTMLDialogElement>('dialog:modal')?.close();
    const section = document.getElementById(location.hash.slice(1));
    const heading = section ?? main.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    section?.scrollIntoView({ behavior: 'instant' });
  }, [place]);
  return main;
}
