import { canonicalPath } from '../../shared/canonical-path.ts';

/** Tells whether the URL names another page than the one that this document was loaded with. */
export function hasLeftLoadedPage(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && canonicalPath(new URL(load.name).pathname) !== canonicalPath(location.pathname);
}

/**
 * Loads the page that Back or Forward leads to. Between history entries that an earlier document pushed, they only change the URL, and
 * nothing shows the page until React listens. Returns a function that stops this.
 */
export function reloadOnHistoryChange(): () => void {
  const reload = () => {
    if (hasLeftLoadedPage()) location.reload();
  };
  addEventListener('popstate', reload);
  return () => removeEventListener('popstate', reload);
}
