import { loadPageChange } from '../../app/routing/follow-link.ts';
import { pages } from '../../app/routing/pages.ts';
import { onPageShown } from '../../app/routing/shown-path.ts';
import { canonicalPath } from '../../shared/canonical-path.ts';
import { hasFileExtension } from '../../shared/has-file-extension.ts';
import { withTimeout } from '../../shared/with-timeout.ts';
import { afterLoadAndIdle } from '../after-load-and-idle.ts';

const INTERNAL = 'a[href^="/"]:not([target])';

/** Tells whether an update is about to take over. */
let isStopped = false;
const inFlight = new Set<Promise<unknown>>();

/** Preloads a link's page on hover, press or focus, so that a click finds it loaded. On touch, `pointerover` comes with the press. */
export function preloadLinks(): void {
  const pointed = matchMedia('(any-hover: hover)').matches ? ['pointerover'] : [];
  for (const event of [...pointed, 'pointerdown', 'focusin']) document.addEventListener(event, preloadTarget, { passive: true });
}

function preloadTarget({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(INTERNAL) : null;
  if (!link || hasFileExtension(link.pathname)) return;
  preload(() => pages.preload(canonicalPath(link.pathname)));
  preload(loadPageChange);
}

/**
 * Preloads what the visitor comes to next, one thing at a time while the browser is idle: the pictures further down, then the pages that
 * the open one links to. Call once all of it is on the device: nothing is downloaded.
 */
export function preloadAhead(): void {
  let leaving = new AbortController();
  preloadUntil(leaving.signal);
  onPageShown(() => {
    leaving.abort();
    leaving = new AbortController();
    preloadUntil(leaving.signal);
  });
}

/** Preloads what the open page leads to, until `leaving` is aborted. */
async function preloadUntil(leaving: AbortSignal): Promise<void> {
  await idle();
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[loading]')];
  const loads = [
    loadPageChange,
    ...pictures.map((picture) => () => loadPicture(picture)),
    ...linkedPaths().map((path) => () => pages.preload(path)),
  ];
  for (const each of loads) {
    if (leaving.aborted) return;
    await preload(each);
    await idle();
  }
}

const idle = () => new Promise<void>(afterLoadAndIdle);

/** Loads and decodes a picture: either would delay a tap during a scroll. */
function loadPicture(picture: HTMLImageElement): Promise<void> {
  picture.loading = 'eager';
  return picture.decode();
}

function linkedPaths(): string[] {
  const paths = [...document.querySelectorAll<HTMLAnchorElement>(INTERNAL)].map(({ pathname }) => canonicalPath(pathname));
  return [...new Set(paths)].filter((path) => !hasFileExtension(path));
}

/** A failure only costs the head start: the picture is loaded when it is drawn, the page when its link is clicked. */
async function preload(start: () => Promise<unknown>): Promise<void> {
  if (isStopped) return;
  const loading = start().catch(() => {});
  inFlight.add(loading);
  await loading;
  inFlight.delete(loading);
}

/**
 * Stops all preloading in this tab, until it is reloaded. Resolves once nothing is in flight, or after a second: in Chromium, a request
 * that reaches the old worker just as the new one replaces it blocks the new one for as long as the old one stays alive.
 */
export async function stopPreloading(): Promise<void> {
  isStopped = true;
  await withTimeout(Promise.all(inFlight), 1_000).catch(() => {});
}
