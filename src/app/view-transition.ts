import { flushSync } from 'react-dom';

/**
 * Applies `update` at once, as a view transition where the browser has them and the visitor has nothing against motion. A cover that
 * both screens show of one article travels from its place in the one to its place in the other.
 */
export function transition(paths: readonly string[], update: () => void): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || !document.startViewTransition) {
    flushSync(update);
    return;
  }
  const slug = paths.map((path) => /^\/blog\/([^/]+)$/.exec(path)?.[1]).find(Boolean);
  const before = nameCover(slug);
  let after: HTMLElement | null = null;
  const { ready, finished } = document.startViewTransition(() => {
    before?.style.removeProperty('view-transition-name');
    flushSync(update);
    after = nameCover(slug);
  });
  // Cut short, by the next one or by a window that changes its size, it has only moved less.
  ready.catch(() => {});
  finished.finally(() => after?.style.removeProperty('view-transition-name'));
}

function nameCover(slug: string | undefined): HTMLElement | null {
  const cover = slug ? document.querySelector<HTMLElement>(`[data-cover="${CSS.escape(slug)}"]`) : null;
  cover?.style.setProperty('view-transition-name', 'cover');
  return cover;
}
