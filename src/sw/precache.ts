import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { files } from './manifest.ts';

const precache = new PrecacheController({
  plugins: [{ requestWillFetch: async ({ request }) => new Request(request, { priority: 'low' }) }],
});

// What is not this build's own file is refused, and with it the whole install.
precache.addToCacheList(files.map((file) => (file.revision?.startsWith('sha256-') ? { ...file, integrity: file.revision } : file)));

/** Fetches what is not yet there. Rejects when one file cannot be had: the old worker then stays in charge. */
export function fillPrecache(event: ExtendableEvent): Promise<unknown> {
  return precache.install(event);
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
