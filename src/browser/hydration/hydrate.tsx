import { getDefaultStore } from 'jotai';
import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../../app/App.tsx';
import { loadWithRetry } from '../../app/loading/load-with-retry.ts';
import { pages } from '../../app/routing/pages.ts';
import { shownPathAtom } from '../../app/routing/shown-path.ts';
import { canonicalPath } from '../../shared/canonical-path.ts';
import { stopKeepingClicks } from './pre-hydration.ts';
import { type Edits, preserveEdits } from './preserve-edits.ts';
import { restoreOnError } from './restore-on-error.ts';

/**
 * Hydrates the page, loading its module first so that React's first render matches the prerendered HTML. Resolves once React handles
 * events, or has failed and left the prerendered page.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const { pathname, search, hash } = location;
  const path = canonicalPath(pathname);
  const { head, unlisted } = await loadWithRetry(() => pages.preload(path));
  // An unlisted page has no canonical URL: a missing page, like the result of a form, keeps the URL that the visitor sees.
  if (path !== pathname && !unlisted) history.replaceState(history.state, '', path + search + hash);
  getDefaultStore().set(shownPathAtom, path);
  await new Promise<void>((resolve) => {
    const edits = preserveEdits(root);
    const restorePage = restoreOnError(root, edits);
    const onUncaughtError = (error: unknown) => {
      restorePage(error);
      resolve();
    };
    const page = (
      <StrictMode>
        <App onReady={resolve} />
      </StrictMode>
    );
    if (root.firstElementChild) hydratePrerendered(root, page, edits, onUncaughtError);
    else renderInDevelopment(root, page, head.title);
  });
}

function hydratePrerendered(root: HTMLElement, page: ReactNode, edits: Edits, onUncaughtError: (error: unknown) => void): void {
  stopKeepingClicks();
  // React has built a section anew, because it was not as prerendered.
  const onRecoverableError = (error: unknown) => {
    console.error(error);
    edits.carryOver();
  };
  // A transition slices hydration, so that it does not block input.
  startTransition(() => void hydrateRoot(root, page, { onUncaughtError, onRecoverableError }));
}

/** Renders the page of `npm run dev`, which has no prerendered HTML, and no inline script to say that the cookie banner may be shown. */
function renderInDevelopment(root: HTMLElement, page: ReactNode, title: string): void {
  document.documentElement.dataset.choice = '';
  document.title = title;
  createRoot(root).render(page);
}
