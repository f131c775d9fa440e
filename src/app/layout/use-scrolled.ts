import { useEffect, useState } from 'react';

const THRESHOLD_PX = 10;

/** Whether the page is scrolled by more than 10 px. */
export function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const look = () => setScrolled(window.scrollY > THRESHOLD_PX);
    // With the next frame, which lays the page out anyway: asked during hydration, the position would cost a layout of its own.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, []);

  return scrolled;
}
