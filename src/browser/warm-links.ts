import { canonicalPath } from '../app/canonical-path.ts';
import type { Navigation } from '../app/navigation.ts';
import { findRoute, loadScreen } from '../app/routes.ts';
import { afterLoadAndIdle } from './after-load-and-idle.ts';
import { onEachScreen } from './on-each-screen.ts';

const INTERNAL = 'a[href^="/"]:not([target])';
/** Pause before each preloaded page: one takes a slow phone some 50 ms, during which a tap has to wait. */
const PAUSE_MS = 200;

let stopped = false;

/**
 * Stops all preloading. In Chromium, a request that reaches the old worker just as the new one replaces it blocks the new one for as long
 * as the old one stays alive.
 */
export function stopWarming(): void {
  stopped = true;
}

/** Preloads a link's page on hover, press or focus, so that a click finds it loaded. On touch, `pointerover` comes with the press. */
export function warmLinks(): void {
  const pointed = matchMedia('(any-hover: hover)').matches ? ['pointerover'] : [];
  for (const sign of [...pointed, 'pointerdown', 'focusin']) document.addEventListener(sign, warmTarget, { passive: true });
}

function warmTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(INTERNAL) : null;
  if (link) warm(pathOf(link));
}

/**
 * Preloads the pages behind the links in view while the browser is idle, so that the first tap does not wait for them. Articles, of which
 * there may be many, are left to `warmLinks`.
 */
export function warmLinksInView(navigation: Navigation): void {
  const seen = new Set<string>();
  const warmInTurn = createQueue();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = pathOf(target as HTMLAnchorElement);
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (seen.has(path)) continue;
      seen.add(path);
      warmInTurn(path);
    }
  });
  const watch = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(INTERNAL)) {
      const path = pathOf(link);
      if (!seen.has(path) && isOnePage(path)) observer.observe(link);
    }
  };
  onEachScreen(navigation, watch);
}

/** Preloads one page at a time, the most recent request first: that is where the visitor is looking. */
function createQueue(): (path: string) => void {
  const waiting: string[] = [];
  let busy = false;
  return async (path) => {
    waiting.push(path);
    if (busy) return;
    busy = true;
    while (waiting.length > 0) {
      await pause();
      await warm(waiting.pop() ?? path);
    }
    busy = false;
  };
}

/** Leaves a gap so that a pending tap is handled first. */
function pause(): Promise<void> {
  return new Promise((done) => setTimeout(() => afterLoadAndIdle(done), PAUSE_MS));
}

function isOnePage(path: string): boolean {
  return Object.keys(findRoute(path).params).length === 0;
}

function pathOf(link: HTMLAnchorElement): string {
  return canonicalPath(link.pathname);
}

async function warm(path: string): Promise<void> {
  if (stopped) return;
  // A failure only costs the head start: the click itself falls back to a full page load.
  await loadScreen(path).catch(() => {});
}
