import { useEffect } from 'react';

/** Matches where a finger scrolls; elsewhere the scroll position draws (page-line.css). */
const TOUCH = '(pointer: coarse) and (prefers-reduced-motion: no-preference) and (forced-colors: none)';
/** The part of a picture that is in view when it begins: the tallest has that much in the lowest of windows. */
const THRESHOLD = 0.3;

/**
 * Draws, on a touch screen, each of the page's pictures of the class `drawn` that has not been seen yet as it comes into view: until then it
 * is there in pencil. Runs on a timer, since following the scroll would cost a slow phone its frames. A component, so that it starts with the
 * sections beside which it stands, which are there a moment after the page.
 */
export function DrawInView() {
  useEffect(() => {
    if (!matchMedia(TOUCH).matches) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect } of entries) {
          if (!(target instanceof HTMLElement)) continue;
          const isBelow = !isIntersecting && boundingClientRect.top >= window.innerHeight;
          if (isBelow) target.style.animation = 'draw-line 0.7s paused backwards';
          else {
            // Does nothing to what is in view or above it at first.
            target.style.animationPlayState = 'running';
            observer.unobserve(target);
          }
        }
      },
      { threshold: THRESHOLD },
    );
    for (const picture of document.querySelectorAll('img.drawn')) observer.observe(picture);
    return () => observer.disconnect();
  }, []);
  return null;
}
