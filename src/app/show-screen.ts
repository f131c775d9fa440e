import { flushSync } from 'react-dom';

const TRAVEL: KeyframeAnimationOptions = { duration: 280, easing: 'ease-out' };

/**
 * Renders `update` synchronously, so that the screen shows in the very next frame. If both screens show the cover of the same article, it
 * moves from its old position to the new one, unless the visitor prefers reduced motion. A view transition could do this, but captures the
 * old screen before it shows the new one. `paths`: the paths of the next and the previous screen.
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

/** `undefined` when the cover is off screen. */
function placeOf(cover: HTMLElement | null): DOMRect | undefined {
  const place = cover?.getBoundingClientRect();
  return place && place.width > 0 && place.bottom > 0 && place.top < innerHeight ? place : undefined;
}
