import { BUNDLE_CACHE, isBundleCache } from './bundle.ts';
import { precache } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Deletes what earlier versions have cached, but for the previous bundle. A page with unsent text is not reloaded: it may still need
 * modules of its own version, which the host no longer has. Deletes nothing once a newer version has fetched its files, or is fetching
 * them: that one cleans up when it takes over.
 */
export async function deleteOldCaches(event: ExtendableEvent): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  // Listed in the order of their creation.
  const names = await caches.keys();
  const previousBundle = names.filter((name) => isBundleCache(name) && name !== BUNDLE_CACHE).at(-1);
  const staying = [BUNDLE_CACHE, previousBundle, precache.strategy.cacheName];
  await Promise.all(names.filter((name) => !staying.includes(name)).map((name) => caches.delete(name)));
  await precache.activate(event);
}
