import { getDefaultStore } from 'jotai';
import { shownPathAtom } from '../app/routing/shown-path.ts';
import { canonicalPath } from '../shared/canonical-path.ts';
import { keepFocus } from './field-focus.ts';
import { hasUnsentText } from './unsent-text.ts';

/**
 * For React's `onUncaughtError`. When a component or an effect throws, React empties `root`. What the visitor saw and typed goes back, without
 * React, with the focus where it was: links, form and history work natively. A page that a link led to is loaded as a document instead, unless
 * text would be lost: it may be half shown, or not at all, such as one whose module a deploy has removed.
 */
export function keepPage(root: HTMLElement): (error: unknown) => void {
  const firstPath = location.pathname;
  const removals = new MutationObserver(() => {});
  removals.observe(root, { childList: true });
  const restoreFocus = keepFocus(root);
  return (error) => {
    console.error(error);
    root.append(...removals.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]));
    restoreFocus();
    for (const form of root.querySelectorAll('form')) form.noValidate = false;
    const { pathname } = location;
    const isShown = canonicalPath(pathname) === getDefaultStore().get(shownPathAtom);
    const isPrerendered = pathname === firstPath;
    if (!isShown || !(isPrerendered || hasUnsentText())) location.reload();
    // Back, Forward, or a link that was followed before the error and whose page is loaded only now: wouter tells of it.
    for (const change of ['popstate', 'pushState'])
      addEventListener(change, () => {
        if (location.pathname !== pathname) location.reload();
      });
  };
}
