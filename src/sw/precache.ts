import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { files } from './manifest.ts';

/** More would compete with what the visitor is doing; one alone would pay a round trip for each file. */
const LANES = 3;

const precache = new PrecacheController({
  plugins: [{ requestWillFetch: async ({ request }) => new Request(request, { priority: 'low' }) }],
});

// A file of another deploy is refused, and with it the whole install.
precache.addToCacheList(files.map((file) => (file.revision?.startsWith('sha256-') ? { ...file, integrity: file.revision } : file)));

/** Fetches what is not yet there. Rejects when one file cannot be had: the old worker then stays in charge. */
export async function fillPrecache(event: ExtendableEvent): Promise<void> {
  const waiting = [...precache.getURLsToCacheKeys()];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await precacheOne(event, ...next);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

async function precacheOne(event: ExtendableEvent, url: string, cacheKey: string): Promise<void> {
  const integrity = precache.getIntegrityForCacheKey(cacheKey);
  const request = new Request(url, { cache: url === cacheKey ? 'default' : 'no-cache', ...(integrity ? { integrity } : {}) });
  await Promise.all(precache.strategy.handleAll({ event, request, params: { cacheKey } }));
}

/** Removes what is not of this version. */
export function prunePrecache(event: ExtendableEvent): Promise<unknown> {
  return precache.activate(event);
}

/** What this version holds for an address. */
export function matchPrecache(url: string): Promise<Response | undefined> {
  return precache.matchPrecache(url);
}

export function isPrecached(url: string): boolean {
  return precache.getCacheKeyForURL(url) !== undefined;
}

export function precacheName(): string {
  return precache.strategy.cacheName;
}
