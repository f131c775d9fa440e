import { useEffect } from 'react';

/** Matches where a finger scrolls. Elsewhere the scroll position draws (page-line.css). */
const TOUCH = '(pointer: coarse) and (prefers-reduced-motion: no-preference) and (forced-colors: none)';
/** The share of a picture that is in view when its drawing begins: even the tallest has that much in the lowest of windows. */
const THRESHOLD = 0.3;

/**
 * Draws the pictures of a selector on a touch screen, each as it first comes into view; until then it is in pencil. A drawing takes its time
 * whatever the scroll: following that would cost a slow phone its frames. Stands among the page's sections, which come a moment after the page:
 * its effect finds their pictures.
 */
export function DrawInView({ pictures = 'img.drawn' }: { pictures?: string }) {
  useEffect(() => {
    if (!matchMedia(TOUCH).matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (!(target instanceof HTMLElement)) continue;
          const isBelow = !isIntersecting && boundingClientRect.top >= window.innerHeight;
          if (isBelow) target.style.animation = 'draw-line 1s paused backwards';
          else {
            // Does nothing to a picture that was in view, or above it, at first: it has no animation.
            target.style.animationPlayState = 'running';
            observer.unobserve(target);
          }
        }
      },
      { threshold: THRESHOLD },
    );
    for (const picture of document.querySelectorAll(pictures)) observer.observe(picture);
    return () => observer.disconnect();
  }, [pictures]);
  return null;
}
