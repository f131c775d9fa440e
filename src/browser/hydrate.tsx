import { StrictMode, useEffect } from 'react';
import { App } from '../app/App.tsx';
import { canonicalPath } from '../app/canonical-path.ts';
import { createNavigation, loadPlace, type Navigation, type Place } from '../app/navigation.ts';
import { stopCollecting } from './early-events.ts';
import { listenOnlyToHandled } from './handled-events.ts';
import { nextTask } from './next-task.ts';

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
  if (root.firstElementChild) stopCollecting();
  else document.title = place.screen.head.title;
  mount(root, <Page navigation={navigation} onHydrated={onHydrated} />);
  return navigation;
}

/**
 * Where the host answered 404 (`/blog//x`), follows no redirect of the route table: the host would have redirected by itself. Only a 404 page
 * has `data-now` (contract with prerender/document.ts).
 */
async function loadFirst(asked: string): Promise<Place> {
  const place = await loadPlace(asked);
  const isMissing = place.path !== asked && document.querySelector('[data-now]');
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
