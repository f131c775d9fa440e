// SERVICE WORKER entry of a build with KILL_SWITCH=1, and of the development server: replaces the installed worker, deletes its caches and
// unregisters. Messages waiting in IndexedDB belong to the visitor and stay. Pages reload by themselves, unless they hold unsent text.
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(clearAndGo()));

async function clearAndGo(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
