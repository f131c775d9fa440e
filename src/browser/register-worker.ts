import type { Navigation } from '../app/navigation.ts';
import { closeUpdateOffer, offerUpdate } from '../app/pwa/update-toasts.tsx';
import { reloadTogether } from './reload-together.ts';

const HOUR_MS = 3_600_000;

/** Registers the service worker and offers each newer one; it takes over only at the visitor's word, in all tabs at once. */
export function registerWorker(navigation: Navigation): void {
  if (!navigator.serviceWorker) return;
  reloadTogether(navigation);
  const tabs = new BroadcastChannel('update');
  tabs.onmessage = closeUpdateOffer;
  const later = () => {
    closeUpdateOffer();
    tabs.postMessage('later');
  };
  // Without network nothing is lost: the next check comes.
  const check = () => update(later).catch(() => {});
  register(later).catch(() => {});
  setInterval(check, HOUR_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

async function update(later: () => void): Promise<void> {
  // A first install that failed has left no registration to update.
  const registration = await register(later);
  await registration.update();
}

async function register(later: () => void): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const offer = () => offerWaiting(registration, later);
  if (!registration.onupdatefound) offer();
  registration.onupdatefound = () => registration.installing?.addEventListener('statechange', offer);
  return registration;
}

function offerWaiting(registration: ServiceWorkerRegistration, later: () => void): void {
  if (!registration.waiting || !navigator.serviceWorker.controller) return;
  // Contract with sw/sw.ts.
  offerUpdate({ reload: () => registration.waiting?.postMessage('skip-waiting'), later });
}
