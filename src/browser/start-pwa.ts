import { startContactOutbox } from './contact-outbox.ts';
import { offerInstall } from './install-offer.ts';
import { offerUpdates } from './offer-updates.ts';
import { preloadAhead } from './preload.ts';
import { registerWorker, serviceWorker } from './register-worker.ts';
import { secondPage } from './second-page.ts';

/** Starts what makes the site a PWA. None of it is needed to show a page. */
export function startPwa(): void {
  startContactOutbox();
  offerInstall();
  // Registers it where the first page did not: its visitor saves data, or it failed.
  secondPage().then(registerWorker);
  const onControlled = () => {
    offerUpdates();
    preloadAhead();
  };
  try {
    if (serviceWorker?.controller) onControlled();
    else serviceWorker?.addEventListener('controllerchange', onControlled, { once: true });
  } catch {
    // The browser refuses service workers.
  }
}
