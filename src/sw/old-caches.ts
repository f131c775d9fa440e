import { BUNDLE_CACHE } from './bundle.ts';
import { precache } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

const ACTIVATED = 'activated-';
/** Marks when a version took over, by an empty cache: `caches.keys()` lists caches in the order of their creation. */
export const ACTIVATED_CACHE = ACTIVATED + BUNDLE_CACHE;

/**
 * Deletes what earlier versions have cached, but for the bundle of the one before. A page with unsent text is not reloaded: it may still
 * need modules of its own version, which the host no longer has. Deletes nothing once a newer version has fetched its files, or is
 * fetching them: that one cleans up when it takes over.
 */
export async function deleteOldCaches(event: ExtendableEvent): Promise<void> {
  await caches.delete(ACTIVATED_CACHE);
  await caches.open(ACTIVATED_CACHE);
  const { installing, waiting } = self.registration;
  if (installing || waiting) return;
  const names = await caches.keys();
  // A version that was replaced while it waited has a bundle, but no page that needs it.
  const before = names.filter((name) => name.startsWith(ACTIVATED) && name !== ACTIVATED_CACHE).at(-1);
  const staying = [ACTIVATED_CACHE, BUNDLE_CACHE, before, before?.slice(ACTIVATED.length), precache.strategy.cacheName];
  await Promise.all(names.filter((name) => !staying.includes(name)).map((name) => caches.delete(name)));
  await precache.activate(event);
}
