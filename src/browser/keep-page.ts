import { getDefaultStore } from 'jotai';
import { shownPathAtom } from '../app/routing/shown-path.ts';
import { canonicalPath } from '../shared/canonical-path.ts';
import { carryFocus } from './carry-over.ts';
import { hasUnsentText } from './unsent-text.ts';

/**
 * Returns a handler for React's `onUncaughtError`. When a component or an effect throws, React empties `root`. What the visitor saw and
 * typed goes back, without React, with the focus where it was: links, form and history work natively. A page that a link led to is loaded
 * as a document if it is not on the screen (a deploy may have removed its module), or is there only in part and holds no unsent text. What
 * was typed on the page before is in the journal.
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
    // Back, Forward, or a link that was followed before the error and whose page is loaded only now: wouter dispatches an event of each
    // name.
    for (const change of ['popstate', 'pushState'])
      addEventListener(change, () => {
        if (location.pathname !== pathname) location.reload();
      });
  };
}
