import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { files } from './manifest.ts';

const precache = new PrecacheController({
  plugins: [{ requestWillFetch: async ({ request }) => new Request(request, { priority: 'low' }) }],
});

// With its digest as `integrity`, a file that is not from this build fails the whole install.
precache.addToCacheList(files.map((file) => (file.revision?.startsWith('sha256-') ? { ...file, integrity: file.revision } : file)));

/** Fetches the files that are not cached yet. Rejects if any of them fails: the old worker then stays in control. */
export function fillPrecache(event: ExtendableEvent): Promise<unknown> {
  return precache.install(event);
}

/** Fetches files that are missing from the cache; rejects on failure. The web manifest has no digest to check it by: the network serves it. */
export async function refillPrecache(): Promise<void> {
  for (const [url, key] of precache.getURLsToCacheKeys()) {
    const integrity = precache.getIntegrityForCacheKey(key);
    if (!integrity || (await matchPrecache(url))) continue;
    const response = await fetch(url, { integrity, cache: 'no-cache', priority: 'low' });
    await (await caches.open(precacheName())).put(key, response);
  }
}

/** Removes other versions' files. */
export function prunePrecache(event: ExtendableEvent): Promise<unknown> {
  return precache.activate(event);
}

export function matchPrecache(url: string): Promise<Response | undefined> {
  return precache.matchPrecache(url);
}

export function isPrecached(url: string): boolean {
  return precache.getCacheKeyForURL(url) !== undefined;
}

export function precacheName(): string {
  return precache.strategy.cacheName;
}
