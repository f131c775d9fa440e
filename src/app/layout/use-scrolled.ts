import { type RefObject, useEffect, useRef } from 'react';

const THRESHOLD_PX = 10;

/** Marks an element with `data-scrolled` while the page is scrolled by more than 10 px; not by state, which React would render amid the scroll. */
export function useScrolled<Marked extends HTMLElement>(): RefObject<Marked | null> {
  const marked = useRef<Marked>(null);

  useEffect(() => {
    const look = () => marked.current?.toggleAttribute('data-scrolled', window.scrollY > THRESHOLD_PX);
    // With the next frame, which lays the page out anyway: asked during hydration, the position would cost a layout of its own.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, []);

  return marked;
}
