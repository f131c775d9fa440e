import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../app/App.tsx';
import { createNavigation, loadPlace, trimSlash } from '../app/navigation.ts';

/**
 * Makes the page interactive. Its own module is loaded first, so that React finds exactly what the build rendered. In development the
 * root is empty and is rendered from nothing.
 */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  const place = await loadPlace(trimSlash(location.pathname));
  if (place.path !== trimSlash(location.pathname)) history.replaceState(null, '', place.path);
  const app = (
    <StrictMode>
      <App navigation={createNavigation(place)} />
    </StrictMode>
  );
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
