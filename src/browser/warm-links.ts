import { canonicalPath } from '../app/canonical-path.ts';
import type { Navigation } from '../app/navigation.ts';
import { findRoute, loadScreen } from '../app/routes.ts';
import { afterLoadAndIdle } from './after-load-and-idle.ts';

const INTERNAL = 'a[href^="/"]:not([target])';
/** Before each page that is loaded ahead: a slow phone takes some 50 ms for one, which a tap would wait for. */
const PAUSE_MS = 200;

let stopped = false;

/**
 * Loads nothing ahead any more: in Chromium, a request that reaches the old worker just as it gives way to the new one holds that one up, for
 * as long as the old one stays alive.
 */
export function stopWarming(): void {
  stopped = true;
}

/** Fetches a link's module at the first sign that it will be followed, so that the click finds it loaded. A touch points as it presses. */
export function warmLinks(): void {
  const pointed = matchMedia('(any-hover: hover)').matches ? ['pointerover'] : [];
  for (const sign of [...pointed, 'pointerdown', 'focusin']) document.addEventListener(sign, warmTarget, { passive: true });
}

function warmTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(INTERNAL) : null;
  if (link) warm(pathOf(link));
}

/**
 * Loads the pages that the links in view lead to while the browser is idle: before the first tap, which they would delay. An article, of
 * which there may be many, is loaded when it is pointed at.
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
  watch();
  // A listener runs before the next screen is in the page.
  navigation.subscribe(() => afterLoadAndIdle(watch));
}

/** One page at a time, what was asked for last first: that is where the visitor looks. */
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

/** In it, a tap is answered. */
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
  // A failure here is only a missed head start: the click itself falls back on a document load.
  await loadScreen(path).catch(() => {});
}
