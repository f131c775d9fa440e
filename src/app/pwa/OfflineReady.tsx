import { useEffect, useState } from 'react';

/** Says that a page can be read without network, once it can. Its room is reserved: nothing moves when it appears. */
export function OfflineReady({ path }: { path: string }) {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    let shown = true;
    isPrecached(path).then((precached) => {
      if (shown) setReady(precached);
    });
    return () => {
      shown = false;
    };
  }, [path]);
  return <p className={`m-0 text-small text-green ${ready ? '' : 'invisible'}`}>Disponible hors ligne</p>;
}

/** Waits for the worker to be installed. Workbox adds a revision to the address. */
async function isPrecached(path: string): Promise<boolean> {
  await navigator.serviceWorker?.ready;
  return 'caches' in window && Boolean(await caches.match(path, { ignoreSearch: true }));
}
