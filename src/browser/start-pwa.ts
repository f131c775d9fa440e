import { offerInstall } from './install/install-offer.ts';
import { preloadAhead } from './navigation/preload.ts';
import { secondPage } from './navigation/second-page.ts';
import { loadOutboxIfNeeded } from './sending/load-outbox.ts';
import { offerUpdates } from './worker/offer-updates.ts';
import { registerWorker, serviceWorker } from './worker/worker-registration.ts';

/** Starts what makes the site a PWA. None of it is needed to show a page. */
export function startPwa(): void {
  loadOutboxIfNeeded();
  offerInstall();
  // For those who save data, or whose first try failed.
  secondPage().then(registerWorker);
  if (!serviceWorker) return;
  controlled(serviceWorker).then(
    () => {
      offerUpdates();
      preloadAhead();
    },
    () => {},
  );
}

/** Resolves once a worker controls the page. Rejects where the browser refuses even to be asked. */
async function controlled(container: ServiceWorkerContainer): Promise<void> {
  if (container.controller) return;
  await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
}
