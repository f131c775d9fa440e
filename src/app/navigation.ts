import { canonicalPath } from './canonical-path.ts';
import { loadScreen, type Screen } from './routes.ts';
import { showScreen } from './show-screen.ts';

export type Place = { path: string; screen: Screen };
type NavigateOptions = { replace?: boolean };

export type Navigation = {
  current(): Place;
  subscribe(listener: () => void): () => void;
  /** The location hook for wouter's links. Its path never changes, so a route change re-renders none of them. */
  useLocation(): [path: string, navigate: (to: string, options?: NavigateOptions) => void];
};

/** Loads `path`, following redirects. */
export async function loadPlace(path: string): Promise<Place> {
  const screen = await loadScreen(path);
  return 'redirect' in screen ? loadPlace(screen.redirect) : { path, screen };
}

/** A navigation that never moves, for the prerender. */
export function fixedNavigation(place: Place): Navigation {
  return { current: () => place, subscribe: () => () => {}, useLocation: () => [place.path, () => {}] };
}

/**
 * Client-side navigation. The next screen is shown only once it has loaded, so no loading state ever shows, for links and for the browser's
 * back and forward alike. If a module cannot be fetched (e.g. a deploy removed it), falls back to a document load.
 */
export function createNavigation(first: Place): Navigation {
  let place = first;
  let latest = 0;
  const listeners = new Set<() => void>();

  async function go(to: URL, commit: (next: Place) => void) {
    const ticket = ++latest;
    try {
      const next = await loadPlace(canonicalPath(to.pathname));
      if (ticket !== latest) return;
      commit(next);
      showScreen([next.path, place.path], () => {
        place = next;
        for (const listener of listeners) listener();
        window.scrollTo({ top: 0, behavior: 'instant' });
      });
    } catch {
      if (ticket !== latest) return;
      // After back or forward the address is already the target, and with a fragment in it `assign` would only scroll.
      if (to.href === location.href) location.reload();
      else location.assign(to);
    }
  }

  window.addEventListener('popstate', () => {
    if (canonicalPath(location.pathname) !== place.path) go(new URL(location.href), () => {});
    // Back on the page that is shown: cancel whatever is still loading.
    else latest++;
  });

  // Back and forward start at the top, like every route change; a reload or a return to the site restores the scroll position.
  const restore = (mode: ScrollRestoration) => () => {
    history.scrollRestoration = mode;
  };
  window.addEventListener('pagehide', restore('auto'));
  window.addEventListener('pageshow', restore('manual'));
  if (document.readyState === 'complete') restore('manual')();

  function navigate(to: string, { replace = false }: NavigateOptions = {}) {
    const url = new URL(to, location.href);
    go(url, (next) => {
      const asked = next.path === canonicalPath(url.pathname) ? url.pathname + url.search + url.hash : next.path;
      // The same URL replaces the entry and keeps its draft: https://html.spec.whatwg.org/multipage/browsing-the-web.html#navigate
      if (url.href === location.href) history.replaceState(history.state, '', asked);
      else history[replace ? 'replaceState' : 'pushState'](next.path === place.path ? history.state : null, '', asked);
    });
  }

  return {
    current: () => place,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    useLocation: () => [first.path, navigate],
  };
}
