// SERVICE WORKER entry: what happens to it, in this order. Requests that match no route go straight to the network.
import { PrecacheRoute } from 'workbox-precaching/PrecacheRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { setCatchHandler } from 'workbox-routing/setCatchHandler.js';
import { REFILL_MESSAGE, SKIP_WAITING_MESSAGE } from '../shared/worker-contract.ts';
import { answerAsset, isAsset } from './assets.ts';
import { cacheBundle } from './bundle.ts';
import { registerContactSync } from './contact-sync.ts';
import { answerNavigation, isNavigation } from './navigation.ts';
import { deleteOldCaches } from './old-caches.ts';
import { precache } from './precache.ts';
import { refillOnce } from './refill.ts';
import { addStaticRoutes } from './static-routes.ts';

declare const self: ServiceWorkerGlobalScope;

// 1. It fetches the whole site, or is discarded.
self.addEventListener('install', (event) => {
  event.waitUntil(precache.install(event));
  event.waitUntil(cacheBundle().then((paths) => addStaticRoutes(event, paths)));
});

// 2. It waits, and does what pages tell it, then and later.
self.addEventListener('message', (event) => {
  switch (event.data?.type) {
    case SKIP_WAITING_MESSAGE:
      return self.skipWaiting();
    case REFILL_MESSAGE:
      return event.waitUntil(refillOnce(event));
  }
});

// 3. It takes over every page.
self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldCaches(event));
  event.waitUntil(self.clients.claim());
});

// 4. It answers requests, and the network does where storage cannot be read.
registerRoute(new PrecacheRoute(precache));
registerRoute(isNavigation, answerNavigation);
registerRoute(isAsset, answerAsset);
setCatchHandler(({ request }) => fetch(request));

// 5. It sends waiting messages.
registerContactSync();
