import { StrictMode, useEffect } from 'react';
import { App } from '../app/App.tsx';
import { canonicalPath } from '../app/canonical-path.ts';
import { createNavigation, loadPlace, type Navigation, type Place } from '../app/navigation.ts';
import { afterLoadAndIdle } from './after-load-and-idle.ts';
import { keepFields } from './field-focus.ts';
import { listenOnlyToHandled } from './handled-events.ts';
import { keepPage } from './keep-page.ts';
import { nextTask } from './next-task.ts';
import { takeBackEdits } from './page-edits.ts';
import { stopCollecting } from './pre-hydration.ts';
import { hasUnsentText } from './unsent-text.ts';

/**
 * Hydrates the page, loading its module first so that React's first render matches the prerendered HTML. In development the root is empty
 * and is rendered from scratch. `onHydrated` runs once React handles events.
 */
export async function hydrate(onHydrated: () => void): Promise<Navigation> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  listenOnlyToHandled(root);
  const { pathname, search, hash } = location;
  const asked = canonicalPath(pathname);
  const [place, { mount }] = await loadWithRetry(() => Promise.all([loadFirst(asked), import('./mount.ts')]));
  await nextTask();
  if (place.path !== pathname) history.replaceState(history.state, '', place.path === asked ? asked + search + hash : place.path);
  const navigation = createNavigation(place);
  const page = (onReady: () => void) => <Page navigation={navigation} onHydrated={onReady} />;
  const onUncaughtError = keepPage(root, () => navigation.current() === place || hasUnsentText());
  if (root.firstElementChild) {
    const putBackEdits = takeBackEdits(root, stopCollecting());
    const carryOver = keepFields(root);
    const onRecoverableError = (error: unknown) => {
      console.error(error);
      carryOver();
    };
    const onReady = () => {
      onHydrated();
      // The sections are hydrated one by one, after the rest.
      afterLoadAndIdle(putBackEdits);
    };
    mount(root, page(onReady), { onUncaughtError, onRecoverableError });
  } else {
    // Set by the loader elsewhere: the cookie banner may be shown.
    document.documentElement.dataset.consent = '';
    document.title = place.screen.head.title;
    mount(root, page(onHydrated), { onUncaughtError });
  }
  return navigation;
}

/** Where the host answered 404 (`/blog//x`), follows no redirect of the route table: the host would have redirected by itself. */
async function loadFirst(asked: string): Promise<Place> {
  const place = await loadPlace(asked);
  const isMissing = place.path !== asked && document.querySelector('meta[name="robots"][content="noindex"]');
  return isMissing ? { ...(await loadPlace('/404')), path: asked } : place;
}

/** A first visit has no cache to fall back on: if a load fails, retries on the visitor's next interaction, or when back online. */
async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await nextSign();
    return loadWithRetry(load);
  }
}

function nextSign(): Promise<void> {
  const heard = new AbortController();
  return new Promise((resolve) => {
    for (const sign of ['click', 'keydown', 'focusin', 'scroll', 'online'])
      addEventListener(sign, () => resolve(heard.abort()), { capture: true, signal: heard.signal });
  });
}

function Page({ navigation, onHydrated }: { navigation: Navigation; onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return (
    <StrictMode>
      <App navigation={navigation} />
    </StrictMode>
  );
}
