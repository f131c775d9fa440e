import { type Navigation, trimSlash } from '../app/navigation.ts';
import { loadScreen } from '../app/routes.tsx';
import { afterLoadAndIdle } from './after-load-and-idle.ts';

const INTERNAL = 'a[href^="/"]:not([target])';

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
 * Loads what the links in view lead to, one after the other while the browser is idle: only the pages that the worker has kept, so nothing
 * is downloaded for a link that nobody follows, and nothing is missed without network.
 */
export function warmLinksInView(navigation: Navigation): void {
  const warmed = new Set<string>();
  let last = Promise.resolve();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = pathOf(target as HTMLAnchorElement);
      if (!isIntersecting) continue;
      observer.unobserve(target);
      if (warmed.has(path)) continue;
      warmed.add(path);
      last = last.then(() => new Promise<void>(afterLoadAndIdle)).then(() => warmKept(path));
    }
  });
  const watch = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(INTERNAL)) if (!warmed.has(pathOf(link))) observer.observe(link);
  };
  watch();
  // A listener runs before the next screen is in the page.
  navigation.subscribe(() => afterLoadAndIdle(watch));
}

function pathOf(link: HTMLAnchorElement): string {
  return trimSlash(link.pathname);
}

async function warmKept(path: string): Promise<void> {
  if (await caches.match(path).catch(() => false)) await warm(path);
}

async function warm(path: string): Promise<void> {
  // A failure here is only a missed head start: the click itself falls back on a document load.
  await loadScreen(path).catch(() => {});
}
