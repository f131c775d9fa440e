import { canonicalPath } from '../shared/canonical-path.ts';

/** Tells whether the address has changed to another page since this document was loaded. */
export function hasAddressChanged(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && canonicalPath(new URL(load.name).pathname) !== canonicalPath(location.pathname);
}

/**
 * Loads the page that Back or Forward leads to. Between entries that an earlier document of this tab has pushed, they only change the
 * address, and nobody shows the page until React listens. Returns a function that stops this.
 */
export function reloadOnHistoryChange(): () => void {
  const reload = () => {
    if (hasAddressChanged()) location.reload();
  };
  addEventListener('popstate', reload);
  return () => removeEventListener('popstate', reload);
}
