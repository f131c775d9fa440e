import { getDefaultStore } from 'jotai';
import { shownPathAtom } from '../../app/routing/shown-path.ts';
import { canonicalPath } from '../../shared/canonical-path.ts';
import { hasUnsentText } from '../unsent-text.ts';
import type { Edits } from './preserve-edits.ts';

/**
 * Returns React's `onUncaughtError`. When a component or an effect throws, React empties `root`: this puts back what the visitor saw and
 * typed, with the focus. Links, form and history then work without React. An incomplete page is loaded as a document instead.
 */
export function restoreOnError(root: HTMLElement, edits: Edits): (error: unknown) => void {
  const firstPath = location.pathname;
  const removals = new MutationObserver(() => {});
  removals.observe(root, { childList: true });
  return (error) => {
    console.error(error);
    // `takeRecords` has only the changes of this task, that is, what React has just removed.
    root.append(...removals.takeRecords().flatMap(({ removedNodes }) => [...removedNodes]));
    edits.restoreFocus();
    for (const form of root.querySelectorAll('form')) form.noValidate = false;
    const { pathname } = location;
    // The page's module could not be loaded: a deploy may have removed it.
    const isMissing = canonicalPath(pathname) !== getDefaultStore().get(shownPathAtom);
    // A page that was reached by a link is rendered in slices.
    const mayBePartial = pathname !== firstPath;
    if (isMissing || (mayBePartial && !hasUnsentText())) location.reload();
    // React no longer renders a change of page: each loads a document. wouter dispatches an event named `pushState`.
    for (const change of ['popstate', 'pushState'])
      addEventListener(change, () => {
        if (location.pathname !== pathname) location.reload();
      });
  };
}
