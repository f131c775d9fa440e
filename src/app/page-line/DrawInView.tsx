import { useEffect } from 'react';

/** Matches where a finger scrolls. Elsewhere the scroll position draws (page-line.css). */
const TOUCH = '(pointer: coarse) and (prefers-reduced-motion: no-preference) and (forced-colors: none)';
const VIEW = {
  /** The share of a picture that is in view when its drawing begins: even the tallest has that much in the lowest of windows. */
  threshold: 0.3,
  /** What a jump has left above the window counts as seen, what stands in its lowest fifth not yet: a drawing begins where one looks. */
  rootMargin: '9999% 0px -20%',
};
/** How long a picture takes; those of a row take turns, as the line crosses them. */
const DURATION = 'min(0.8s, 1.6s / var(--row-count, 1))';
const PICTURE = `draw-line ${DURATION} linear calc(${DURATION} * (var(--row-index, 1) - 1)) paused backwards`;
/** The line from there down the margin. What of it is not within 50rem is in the next section, or far out of view. */
const PIECE = { mask: ['-50rem', '0'].map((top) => `linear-gradient(#000 0 0) 0 ${top} / 100% 50rem no-repeat, var(--pencil)`) };

/**
 * Inks the pictures of a selector on a touch screen, each as it first comes into view, then the line from there to the next. Until then both
 * are in pencil. A drawing takes its time whatever the scroll: following that would cost a slow phone its frames. Stands among the page's
 * sections, which come a moment after the page: its effect finds their pictures.
 */
export function DrawInView({ pictures = '.inked-by-line' }: { pictures?: string }) {
  useEffect(() => {
    if (!matchMedia(TOUCH).matches) return;
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        if (isIntersecting) {
          // Does nothing to a picture that was in view, or above it, at first: it has no animation.
          target.style.animationPlayState = 'running';
          observer.unobserve(target);
        } else if (boundingClientRect.top >= window.innerHeight && !target.style.animation) {
          target.style.animation = PICTURE;
          const piece = target.closest('.line')?.animate(PIECE, { pseudoElement: '::after', duration: 600, fill: 'backwards' });
          piece?.pause();
          target.onanimationend = () => piece?.play();
          // As when reduced motion is chosen meanwhile.
          target.onanimationcancel = () => piece?.cancel();
        }
      }
    }, VIEW);
    for (const picture of document.querySelectorAll(pictures)) observer.observe(picture);
    return () => observer.disconnect();
  }, [pictures]);
  return null;
}
