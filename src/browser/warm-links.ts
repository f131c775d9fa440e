import { trimSlash } from '../app/navigation.ts';
import { loadScreen } from '../app/routes.tsx';

/** Fetches a link's module at the first sign that it will be followed, so that the click finds it loaded. A touch points as it presses. */
export function warmLinks(): void {
  const pointed = matchMedia('(any-hover: hover)').matches ? ['pointerover'] : [];
  for (const sign of [...pointed, 'pointerdown', 'focusin']) document.addEventListener(sign, warm, { passive: true });
}

function warm({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  // A failure here is only a missed head start: the click itself falls back on a document load.
  if (link && !link.target) loadScreen(trimSlash(link.pathname)).catch(() => {});
}
