import { BUNDLE_CACHE, isBundleCache } from './bundle.ts';
import { precache } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

/** The number of earlier bundles that stay: the previous version's, and that of a version replaced while it waited. */
const KEPT_BUNDLES = 2;

/**
 * Deletes what earlier versions have cached, but for the last bundles. A page with unsent text is not reloaded: it may still need modules
 * of its own version, which the host no longer has. Deletes nothing once a newer version has fetched its files, or is fetching them: that
 * one cleans up when it takes over.
 */
export async function deleteOldCaches(event: ExtendableEvent): Promise<void> {
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  // Names come in the order of their creation.
  const names = await caches.keys();
  const earlier = names.filter((name) => isBundleCache(name) && name !== BUNDLE_CACHE);
  const staying = [BUNDLE_CACHE, ...earlier.slice(-KEPT_BUNDLES), precache.strategy.cacheName];
  await Promise.all(names.filter((name) => !staying.includes(name)).map((name) => caches.delete(name)));
  await precache.activate(event);
}
