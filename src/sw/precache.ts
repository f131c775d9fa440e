import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { BUNDLE_URL } from '../shared/worker-contract.ts';

declare const self: ServiceWorkerGlobalScope;

// Injected by the build. With its digest as `integrity`, a file that is not from this build fails the whole install, and the old worker
// stays in control.
const entries = self.__WB_MANIFEST as (PrecacheEntry & { integrity: string })[];

const bundle = entries.find(({ url }) => url === BUNDLE_URL);
if (!bundle) throw new Error(`The build lists no ${BUNDLE_URL}`);
export const bundleDigest = bundle.integrity;
export const precachedFiles = entries.filter(({ url }) => url !== BUNDLE_URL);

/** Workbox's cache of the files beside the bundle, which all versions share. */
export const precache = new PrecacheController({
  plugins: [{ requestWillFetch: async ({ request }) => new Request(request, { priority: 'low' }) }],
});
precache.addToCacheList(precachedFiles);
