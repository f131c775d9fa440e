import { type RefObject, useEffect, useRef } from 'react';

const THRESHOLD_PX = 10;

/** Sets `data-scrolled` on an element while the page is scrolled by more than 10 px. Not state, which would re-render during the scroll. */
export function useScrolled<Marked extends HTMLElement>(): RefObject<Marked | null> {
  const marked = useRef<Marked>(null);

  useEffect(() => {
    const look = () => marked.current?.toggleAttribute('data-scrolled', window.scrollY > THRESHOLD_PX);
    // In the next frame, which computes layout anyway: reading the position during hydration would force an extra layout.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, []);

  return marked;
}
