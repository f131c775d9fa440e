import { canonicalPath } from '../app/canonical-path.ts';
import type { Navigation } from '../app/navigation.ts';

/** Resolves when the visitor sees a second page, or the end of an article. */
export function signOfInterest(navigation: Navigation): Promise<void> {
  return new Promise((resolve) => {
    if (cameFromThisSite() || hasMovedOn()) return resolve();
    const unsubscribe = navigation.subscribe(() => {
      unsubscribe();
      resolve();
    });
    const end = document.querySelector('.article-body > :last-child');
    if (end) whenSeen(end, resolve);
  });
}

function cameFromThisSite(): boolean {
  return URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;
}

/** A quick visitor may follow a link before this script has loaded. */
function hasMovedOn(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && canonicalPath(new URL(load.name).pathname) !== location.pathname;
}

function whenSeen(element: Element, then: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    then();
  });
  observer.observe(element);
}
