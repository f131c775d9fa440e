import type { Navigation } from '../app/navigation.ts';
import { closeUpdateOffer, offerUpdate } from '../app/pwa/update-toasts.tsx';
import { registerWorker } from './register-worker.ts';
import { reloadTogether } from './reload-together.ts';
import { stopWarming } from './warm-links.ts';

const HOUR_MS = 3_600_000;

/** Checks for new versions of the site and offers each. It takes over only when the visitor accepts, in all tabs at once. */
export function offerUpdates(navigation: Navigation): void {
  reloadTogether(navigation);
  // A failed check (offline) is harmless: another one follows.
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

/** Returns the registration and offers every new version that it finds. */
async function watch(): Promise<ServiceWorkerRegistration> {
  // `register()` resolves only after any install in progress has ended, so prefer an existing registration. There is none after a failed
  // first install.
  const registration = (await navigator.serviceWorker.getRegistration()) ?? (await registerWorker());
  const offer = () => offerWaiting(registration);
  const watchInstalling = () => registration.installing?.addEventListener('statechange', offer);
  // The browser may have found a new version before this listener was set.
  if (!registration.onupdatefound) {
    offer();
    watchInstalling();
  }
  registration.onupdatefound = watchInstalling;
  return registration;
}

/** Tells the other tabs that the offer was answered. */
let tabs: BroadcastChannel | undefined;

function offerWaiting(registration: ServiceWorkerRegistration): void {
  if (!registration.waiting || !navigator.serviceWorker.controller) return;
  // One channel for all offers, left open: the back/forward cache keeps a page with a channel, unless a message arrives meanwhile.
  tabs ??= new BroadcastChannel('update-answer');
  tabs.onmessage = closeUpdateOffer;
  offerUpdate({
    reload: () => {
      stopWarming();
      // Contract with sw/sw.ts.
      registration.waiting?.postMessage('skip-waiting');
    },
    later: () => {
      tabs?.postMessage('later');
      closeUpdateOffer();
    },
  });
}
