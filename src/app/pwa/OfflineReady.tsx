import { loadArchive } from 'virtual:articles';
import { useEffect, useState } from 'react';

/** Says so once a page can be read offline. Its space is reserved, so nothing shifts when it appears. */
export function OfflineReady({ path }: { path: string }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let shown = true;
    isKept(path)
      .then((kept) => shown && setReady(kept))
      .catch(() => {
        // Offline and not cached: stays hidden.
      });
    return () => {
      shown = false;
    };
  }, [path]);
  return (
    <p className="text-small text-green" data-ready={ready}>
      Disponible hors ligne
    </p>
  );
}

async function isKept(path: string): Promise<boolean> {
  await navigator.serviceWorker?.ready;
  if (!('caches' in window)) return false;
  // An archived article is cached on request, the others in advance.
  if (loadArchive && !(await caches.match(path))) await askFor(path);
  return Boolean(await caches.match(path));
}

/** Makes the worker cache the page (contract with sw/navigation.ts). The worker sees no requests before it controls the page. */
async function askFor(path: string): Promise<void> {
  if (!navigator.serviceWorker.controller) {
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  }
  await fetch(path, { headers: { Accept: 'text/html' }, priority: 'low' });
}
