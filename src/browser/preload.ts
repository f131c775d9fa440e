import { canonicalPath } from '../app/canonical-path.ts';
import { isFile } from '../app/is-file.ts';
import { pages } from '../app/routes.ts';
import { onRouteChange } from '../app/shown-path.ts';
import { afterLoadAndIdle } from './after-load-and-idle.ts';

const INTERNAL = 'a[href^="/"]:not([target])';

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
    picture.loading = 'eager';
    // Loaded and decoded: either would delay a tap during a scroll.
    await picture.decode().catch(() => {});
    await idle();
  }
  for (const path of linkedPaths()) {
    await preloadPage(path);
    await idle();
  }
}

const idle = () => new Promise<void>(afterLoadAndIdle);

function linkedPaths(): Set<string> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(INTERNAL)];
  return new Set(links.map(({ pathname }) => canonicalPath(pathname)).filter((path) => !isFile(path)));
}

function preloadTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(INTERNAL) : null;
  if (link) preloadPage(canonicalPath(link.pathname));
}

/** A failure only costs the head start: the page is loaded when its link is clicked. */
async function preloadPage(path: string): Promise<void> {
  await pages.preload(path).catch(() => {});
}
