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
  return 'caches' in window && Boolean(await caches.match(path));
}
