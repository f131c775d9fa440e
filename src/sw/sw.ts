// SERVICE WORKER entry: what it listens to, and the routes that it answers. Everything else goes to the network untouched.
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { answerAsset, isAsset } from './assets.ts';
import { answerNavigation, isNavigation } from './navigation.ts';
import { fillPrecache, prunePrecache } from './precache.ts';
import { deleteOtherCaches, keepPreviousAssets } from './previous-assets.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(fillPrecache(event)));

self.addEventListener('activate', (event) => event.waitUntil(takeOver(event)));

// A page's word that the visitor wants the new version; contract with browser/register-worker.ts.
self.addEventListener('message', ({ data }) => {
  if (data === 'skip-waiting') self.skipWaiting();
});

registerRoute(isNavigation, answerNavigation);
registerRoute(isAsset, answerAsset);

async function takeOver(event: ExtendableEvent): Promise<void> {
  await keepPreviousAssets();
  await prunePrecache(event);
  await deleteOtherCaches();
  await self.clients.claim();
}
