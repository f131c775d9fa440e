import { getDefaultStore } from 'jotai';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../app/App.tsx';
import { loadWithRetry } from '../app/loading/load-with-retry.ts';
import { pages } from '../app/routing/routes.ts';
import { shownPathAtom } from '../app/routing/shown-path.ts';
import { canonicalPath } from '../shared/canonical-path.ts';
import { afterLoadAndIdle } from './after-load-and-idle.ts';
import { keepFields } from './field-focus.ts';
import { keepPage } from './keep-page.ts';
import { hasMovedOn } from './moved-on.ts';
import { takeBackEdits } from './page-edits.ts';
import { stopCollecting } from './pre-hydration.ts';

/**
 * Hydrates the page, loading its module first so that React's first render matches the prerendered HTML. In development the root is empty
 * and is rendered from scratch. `onHydrated` runs once React handles events.
 */
export async function hydrate(onHydrated: () => void): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const { pathname, search, hash } = location;
  const path = canonicalPath(pathname);
  // Until React listens, Back and Forward to a page that an earlier document of this tab led to change nothing but the address.
  if (hasMovedOn()) return location.reload();
  const reloadIfMovedOn = () => {
    if (hasMovedOn()) location.reload();
  };
  addEventListener('popstate', reloadIfMovedOn);
  const onReady = () => {
    removeEventListener('popstate', reloadIfMovedOn);
    onHydrated();
  };
  const { head } = await loadWithRetry(() => pages.preload(path));
  if (path !== pathname) history.replaceState(history.state, '', path + search + hash);
  getDefaultStore().set(shownPathAtom, path);
  const page = (onPageReady: () => void) => (
    <StrictMode>
      <App onReady={onPageReady} />
    </StrictMode>
  );
  const onUncaughtError = keepPage(root);
  if (root.firstElementChild) {
    const putBackEdits = takeBackEdits(root, stopCollecting());
    const carryOver = keepFields(root);
    const onRecoverableError = (error: unknown) => {
      console.error(error);
      carryOver();
    };
    const onPageReady = () => {
      onReady();
      // The sections are hydrated one by one, after the rest.
      afterLoadAndIdle(putBackEdits);
    };
    // In a transition, hydration is time-sliced and does not block input.
    startTransition(() => void hydrateRoot(root, page(onPageReady), { onUncaughtError, onRecoverableError }));
  } else {
    // Set by the loader elsewhere: the cookie banner may be shown.
    document.documentElement.dataset.choice = '';
    document.title = head.title;
    createRoot(root, { onUncaughtError }).render(page(onReady));
  }
}
