import type { Navigation } from '../app/navigation.ts';
import { closeUpdateOffer, offerUpdate } from '../app/pwa/update-toasts.tsx';
import { registerWorker } from './register-worker.ts';
import { reloadTogether } from './reload-together.ts';
import { stopWarming } from './warm-links.ts';

const HOUR_MS = 3_600_000;

/** Looks for newer versions of the site and offers each; it takes over only at the visitor's word, in all tabs at once. */
export function offerUpdates(navigation: Navigation): void {
  reloadTogether(navigation);
  // Without network nothing is lost: the next check comes.
  const check = () => update().catch(() => {});
  watch().catch(() => {});
  setInterval(check, HOUR_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

async function update(): Promise<void> {
  const registration = await watch();
  await registration.update();
}

/** The registration, of which every newer version is offered. */
async function watch(): Promise<ServiceWorkerRegistration> {
  // `register()` resolves only once an install under way has ended, so a registration that exists is taken first. There is none after a
  // first install that failed.
  const registration = (await navigator.serviceWorker.getRegistration()) ?? (await registerWorker());
  const offer = () => offerWaiting(registration);
  const watchInstalling = () => registration.installing?.addEventListener('statechange', offer);
  // The browser may have found one while nobody listened yet.
  if (!registration.onupdatefound) {
    offer();
    watchInstalling();
  }
  registration.onupdatefound = watchInstalling;
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
    reload: () => {
      stopWarming();
      // Contract with sw/sw.ts.
      registration.waiting?.postMessage('skip-waiting');
    },
    later: () => {
      tabs.postMessage('later');
      close();
    },
  });
}
