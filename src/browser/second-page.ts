import { canonicalPath } from '../app/canonical-path.ts';
import { onRouteChange } from '../app/shown-path.ts';

/** Resolves when the visitor sees a second page of the site: a document that he reached from another, or another page within this one. */
export function secondPage(): Promise<void> {
  return new Promise((resolve) => {
    if (cameFromThisSite() || hasMovedOn()) return resolve();
    const unsubscribe = onRouteChange(() => {
      unsubscribe();
      resolve();
    });
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
