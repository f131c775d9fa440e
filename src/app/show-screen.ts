import { flushSync } from 'react-dom';

const TRAVEL: KeyframeAnimationOptions = { duration: 280, easing: 'ease-out' };

/**
 * Shows the screen that `update` asks React for in the very next frame. A cover that both screens show of one article travels from its
 * place in the one to its place in the other, unless the visitor has something against motion. A view transition would do as much, but
 * takes a picture of the old screen before it lets go of it. `paths`: of the next screen and of the one before.
 */
export function showScreen(paths: readonly string[], update: () => void): void {
  const slug = paths.map((path) => /^\/blog\/([^/]+)$/.exec(path)?.[1]).find(Boolean);
  const before = placeOf(findCover(slug));
  flushSync(update);
  const cover = findCover(slug);
  const after = placeOf(cover);
  if (!before || !after || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const way = `translate(${before.x - after.x}px, ${before.y - after.y}px) scale(${before.width / after.width})`;
  cover?.animate({ transform: [way, 'none'], transformOrigin: ['0 0', '0 0'] }, TRAVEL);
}

function findCover(slug: string | undefined): HTMLElement | null {
  return slug ? document.querySelector<HTMLElement>(`[data-cover="${CSS.escape(slug)}"]`) : null;
}

/** Nothing when none of it is on the screen. */
function placeOf(cover: HTMLElement | null): DOMRect | undefined {
  const place = cover?.getBoundingClientRect();
  return place && place.width > 0 && place.bottom > 0 && place.top < innerHeight ? place : undefined;
}
