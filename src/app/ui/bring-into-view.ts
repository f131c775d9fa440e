/** Ref callback: scrolls the page to an element that appears, no further than it must. */
export function bringIntoView(element: Element | null): void {
  const prefersStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element?.scrollIntoView({ block: 'nearest', behavior: prefersStill ? 'instant' : 'smooth' });
}
