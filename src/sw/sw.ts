// SERVICE WORKER entry: event listeners and routes. Requests that match no route go straight to the network.
import { addPlugins } from 'workbox-precaching/addPlugins.js';
import { precacheAndRoute } from 'workbox-precaching/precacheAndRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { setCatchHandler } from 'workbox-routing/setCatchHandler.js';
import { REFILL_MESSAGE } from '../shared/worker-contract.ts';
import { answerAsset, isAsset } from './assets.ts';
import { filesBesideBundle, fillBundle, keepTwoBundles, openWithoutWorker } from './bundle.ts';
import { registerContactSync } from './contact-sync.ts';
import { answerNavigation, opensPage } from './navigation.ts';
import { refillOnce } from './refill.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(fill(event)));

// Added before Workbox's own listener, which deletes the files that this version does not list.
self.addEventListener('activate', (event) => {
  const { installing, waiting } = self.registration;
  const isNewest = !installing && !waiting;
  // Do not delete what a newer version has fetched, or is fetching: it cleans up when it takes over.
  if (!isNewest) event.stopImmediatePropagation();
  event.waitUntil(keepTwoBundles(isNewest));
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const { data } = event;
  // Sent by a page when the visitor accepts the new version: workbox-window's message (browser/offer-updates.ts).
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
  // Sent whenever a page would register the worker, were it not there.
  if (data?.type === REFILL_MESSAGE) event.waitUntil(refillOnce(event));
});

addPlugins([{ requestWillFetch: async ({ request }) => new Request(request, { priority: 'low' }) }]);
precacheAndRoute(filesBesideBundle);
registerRoute(opensPage, answerNavigation);
registerRoute(isAsset, answerAsset);
// If storage cannot be read, fall back to the network.
setCatchHandler(({ request }) => fetch(request));
registerContactSync();

async function fill(event: ExtendableEvent): Promise<void> {
  const paths = await fillBundle();
  await openWithoutWorker(event, paths);
}
