import type { Navigation } from '../app/navigation.ts';
import { closeUpdateOffer, offerUpdate } from '../app/pwa/update-toasts.tsx';
import { reloadTogether } from './reload-together.ts';

const HOUR_MS = 3_600_000;
const WORKER = '/sw.js';

// The CSP (prerender/headers.ts) lets this one policy exist, once, and it makes this one address.
const worker = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER;

/**
 * Registers the service worker and offers each newer one; it takes over only at the visitor's word, in all tabs at once. `onRegistered` runs
 * once the browser has a worker for the site, which may still be downloading what it keeps.
 */
export function registerWorker(navigation: Navigation, onRegistered: () => void): void {
  if (!navigator.serviceWorker) return;
  reloadTogether(navigation);
  // Without network nothing is lost: the next check comes.
  const check = () => update().catch(() => {});
  register()
    .then(onRegistered)
    .catch(() => {});
  setInterval(check, HOUR_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

async function update(): Promise<void> {
  // A first install that failed has left no registration to update.
  const registration = await register();
  await registration.update();
}

async function register(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(worker, { updateViaCache: 'none' });
  const offer = () => offerWaiting(registration);
  if (!registration.onupdatefound) offer();
  registration.onupdatefound = () => registration.installing?.addEventListener('statechange', offer);
  return registration;
}

function offerWaiting(registration: ServiceWorkerRegistration): void {
  if (!registration.waiting || !navigator.serviceWorker.controller) return;
  // Open only as long as there is a question: some engines keep no page with a channel for the back button.
  const tabs = new BroadcastChannel('update-answer');
  const close = () => {
    tabs.close();
    closeUpdateOffer();
  };
  tabs.onmessage = close;
  offerUpdate({
    // Contract with sw/sw.ts.
    reload: () => registration.waiting?.postMessage('skip-waiting'),
    later: () => {
      tabs.postMessage('later');
      close();
    },
  });
}
