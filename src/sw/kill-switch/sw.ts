// SERVICE WORKER entry of a build with KILL_SWITCH=1, and of the development server: takes the place of the worker that is there, clears
// its caches and goes. Messages that wait in IndexedDB are the visitors' own and stay. Pages reload by themselves, unless they hold
// unsent text.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(clearAndGo()));

async function clearAndGo(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
