import { pages } from '../app/routing/routes.ts';
import { onRouteChange } from '../app/routing/shown-path.ts';
import { canonicalPath } from '../shared/canonical-path.ts';
import { hasFileExtension } from '../shared/has-file-extension.ts';
import { afterLoadAndIdle } from './after-load-and-idle.ts';

const INTERNAL = 'a[href^="/"]:not([target])';

let stopped = false;
const inFlight = new Set<Promise<unknown>>();

/**
 * Stops all preloading in this tab, until it is reloaded. Resolves once nothing is in flight, or after a second: in Chromium, a request that
 * reaches the old worker just as the new one replaces it blocks the new one for as long as the old one stays alive.
 */
export async function stopPreloading(): Promise<void> {
  stopped = true;
  await Promise.race([Promise.all(inFlight), new Promise((resolve) => setTimeout(resolve, 1_000))]);
}

/** A failure only costs the head start: the picture is loaded when it is drawn, the page when its link is clicked. */
async function loadAhead(load: () => Promise<unknown>): Promise<void> {
  if (stopped) return;
  const loading = load().catch(() => {});
  inFlight.add(loading);
  await loading;
  inFlight.delete(loading);
}

/** Preloads a link's page on hover, press or focus, so that a click finds it loaded. On touch, `pointerover` comes with the press. */
export function preloadLinks(): void {
  const pointed = matchMedia('(any-hover: hover)').matches ? ['pointerover'] : [];
  for (const sign of [...pointed, 'pointerdown', 'focusin']) document.addEventListener(sign, preloadTarget, { passive: true });
}

/**
 * Preloads what the visitor comes to next, one thing at a time while the browser is idle: the pictures further down, then the pages that the
 * open one links to. Call once they are on the device: nothing is downloaded.
 */
export function preloadAhead(): void {
  preloadFromPage();
  onRouteChange(preloadFromPage);
}

async function preloadFromPage(): Promise<void> {
  await idle();
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) {
    // Its page has been left.
    if (!picture.isConnected) return;
    await loadAhead(() => {
      picture.loading = 'eager';
      // Loaded and decoded: either would delay a tap during a scroll.
      return picture.decode();
    });
    await idle();
  }
  for (const path of linkedPaths()) {
    await loadAhead(() => pages.preload(path));
    await idle();
  }
}

const idle = () => new Promise<void>(afterLoadAndIdle);

function linkedPaths(): Set<string> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(INTERNAL)];
  return new Set(links.map(({ pathname }) => canonicalPath(pathname)).filter((path) => !hasFileExtension(path)));
}

function preloadTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(INTERNAL) : null;
  if (link) loadAhead(() => pages.preload(canonicalPath(link.pathname)));
}
