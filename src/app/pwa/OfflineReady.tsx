import { useEffect, useState } from 'react';
import './OfflineReady.css';

/** Says that a page can be read offline, once it can. Its space is reserved, so nothing shifts when it appears. */
export function OfflineReady({ path }: { path: string }) {
  const [isCached, setCached] = useState(false);
  useEffect(() => {
    let isMounted = true;
    hasCached(path)
      .then((found) => isMounted && setCached(found))
      .catch(() => {
        // Caches or service workers are refused.
      });
    return () => {
      isMounted = false;
    };
  }, [path]);
  return (
    <p className="text-small offline-ready" data-cached={isCached}>
      Disponible hors ligne
    </p>
  );
}

async function hasCached(path: string): Promise<boolean> {
  await navigator.serviceWorker?.ready;
  return 'caches' in window && Boolean(await caches.match(path));
}
