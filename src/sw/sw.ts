// SERVICE WORKER entry: event listeners and routes. Requests that match no route go straight to the network.
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { answerAsset, isAsset } from './assets.ts';
import { BUNDLE_CACHE, fillBundle, openWithoutWorker } from './bundle.ts';
import { registerContactSync } from './contact-sync.ts';
import { answerNavigation, isNavigation } from './navigation.ts';
import { fillPrecache, precacheName, prunePrecache } from './precache.ts';
import { keepPreviousAssets, PREVIOUS_CACHE } from './previous-assets.ts';
import { refillSoon } from './refill.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(fill(event)));

self.addEventListener('activate', (event) => event.waitUntil(takeOver(event)));

self.addEventListener('fetch', refillSoon);

// Sent by a page when the visitor accepts the new version; contract with browser/offer-updates.ts. Pages of earlier versions, which this one
// replaces, send 'skip-waiting'.
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING' || data === 'skip-waiting') self.skipWaiting();
});

registerRoute(isNavigation, answerNavigation);
registerRoute(isAsset, answerAsset);
registerContactSync();

async function fill(event: ExtendableEvent): Promise<void> {
  const paths = await fillBundle();
  await openWithoutWorker(event, paths);
  await fillPrecache(event);
}

async function takeOver(event: ExtendableEvent): Promise<void> {
  // If the disk is full, open pages lose their old files, but this version still takes over.
  await keepPreviousAssets().catch(() => {});
  const { installing, waiting } = self.registration;
  // Do not delete what a newer version has fetched, or is fetching: it cleans up when it takes over.
  if (!installing && !waiting) {
    await prunePrecache(event);
    await deleteOtherCaches();
  }
  await self.clients.claim();
}

async function deleteOtherCaches(): Promise<void> {
  const ours = [BUNDLE_CACHE, precacheName(), PREVIOUS_CACHE];
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !ours.includes(name)).map((name) => caches.delete(name)));
}
