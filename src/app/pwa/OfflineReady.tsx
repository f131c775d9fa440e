import { loadArchive } from 'virtual:articles';
import { useEffect, useState } from 'react';

/** Says that a page can be read without network, once it can. Its room is reserved: nothing moves when it appears. */
export function OfflineReady({ path }: { path: string }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let shown = true;
    isKept(path)
      .then((kept) => shown && setReady(kept))
      .catch(() => {
        // Without network: it is not ready, and nothing says that it is.
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
  // An archived article is kept once it is asked for, the others beforehand.
  if (loadArchive && !(await caches.match(path))) await askFor(path);
  return Boolean(await caches.match(path));
}

/** Contract with sw/navigation.ts. The worker hears nothing before it is in charge. */
async function askFor(path: string): Promise<void> {
  if (!navigator.serviceWorker.controller) {
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  }
  await fetch(path, { headers: { Accept: 'text/html' }, priority: 'low' });
}
