import { onPageShown } from '../../app/routing/shown-path.ts';
import { hasLeftLoadedPage } from './left-page.ts';

/** Resolves when the visitor sees a second page of the site: a document reached from another, or another page within this one. */
export function secondPage(): Promise<void> {
  return new Promise((resolve) => {
    // A quick visitor may have followed a link before this script was loaded.
    if (cameFromThisSite() || hasLeftLoadedPage()) return resolve();
    onPageShown(() => resolve());
  });
}

function cameFromThisSite(): boolean {
  return URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;
}
