import { canonicalPath } from '../shared/canonical-path.ts';

/** Tells whether the URL has changed to another page since this document was loaded. */
export function hasUrlChanged(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && canonicalPath(new URL(load.name).pathname) !== canonicalPath(location.pathname);
}

/**
 * Loads the page that Back or Forward leads to. Between entries that an earlier document of this tab has pushed, they only change the
 * URL, and nobody shows the page until React listens. Returns a function that stops this.
 */
export function reloadOnHistoryChange(): () => void {
  const reload = () => {
    if (hasUrlChanged()) location.reload();
  };
  addEventListener('popstate', reload);
  return () => removeEventListener('popstate', reload);
}
