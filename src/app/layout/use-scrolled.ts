import { type RefObject, useEffect, useRef } from 'react';

const THRESHOLD_PX = 10;

/**
 * Sets `data-scrolled` on the header while the page is scrolled by more than 10 px. State would render the header again during the scroll.
 */
export function useScrolled<Header extends HTMLElement>(): RefObject<Header | null> {
  const header = useRef<Header>(null);

  useEffect(() => {
    const update = () => header.current?.toggleAttribute('data-scrolled', window.scrollY > THRESHOLD_PX);
    // The next frame computes layout anyway: reading the position during hydration would force an extra layout.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, []);

  return header;
}
