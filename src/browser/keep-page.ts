import { getDefaultStore } from 'jotai';
import { shownPathAtom } from '../app/routing/shown-path.ts';
import { canonicalPath } from '../shared/canonical-path.ts';
import { carryFocus } from './carry-over.ts';
import { hasUnsentText } from './unsent-text.ts';

/**
 * Returns a handler for React's `onUncaughtError`. When a component or an effect throws, React empties `root`. The handler puts back what
 * the visitor saw and typed, with the focus: links, form and history then work without React. It loads the page as a document instead if
 * that is not the one on the screen (a deploy may have removed its module), or was reached by a link, so may be there only in part, and
 * holds no unsent text.
 */
export function keepPage(root: HTMLElement): (error: unknown) => void {
  const firstPath = location.pathname;
  const removals = new MutationObserver(() => {});
  removals.observe(root, { childList: true });
  const restoreFocus = carryFocus(root);
  return (error) => {
    console.error(error);
    // Earlier records have gone to the observer's callback: these are of what React has removed in this very task.
    root.append(...removals.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]));
    restoreFocus();
    for (const form of root.querySelectorAll('form')) form.noValidate = false;
    const { pathname } = location;
    const isFirstPage = pathname === firstPath;
    const isOnScreen = canonicalPath(pathname) === getDefaultStore().get(shownPathAtom);
    const mayStay = isOnScreen && (isFirstPage || hasUnsentText());
    if (!mayStay) location.reload();
    // Nothing renders a change of page any more: each loads a document. wouter dispatches an event named `pushState`.
    for (const change of ['popstate', 'pushState'])
      addEventListener(change, () => {
        if (location.pathname !== pathname) location.reload();
      });
  };
}
