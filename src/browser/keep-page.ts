import { getDefaultStore } from 'jotai';
import { canonicalPath } from '../app/canonical-path.ts';
import { shownPathAtom } from '../app/shown-path.ts';
import { hasUnsentText } from './unsent-text.ts';

/**
 * For React's `onUncaughtError`. When a component or an effect throws, React empties `root`. What the visitor saw and typed goes back, without
 * React: links, form and history work natively. A page that a link led to is loaded as a document instead, unless text would be lost: it may
 * be half shown, or not at all, such as one whose module a deploy has removed.
 */
export function keepPage(root: HTMLElement): (error: unknown) => void {
  const firstPath = location.pathname;
  const removals = new MutationObserver(() => {});
  removals.observe(root, { childList: true });
  return (error) => {
    console.error(error);
    root.append(...removals.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]));
    for (const form of root.querySelectorAll('form')) form.noValidate = false;
    const { pathname } = location;
    const isShown = canonicalPath(pathname) === getDefaultStore().get(shownPathAtom);
    const isPrerendered = pathname === firstPath;
    if (!isShown || !(isPrerendered || hasUnsentText())) location.reload();
    addEventListener('popstate', () => {
      if (location.pathname !== pathname) location.reload();
    });
  };
}
