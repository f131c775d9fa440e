import '../app/styles/no-script.css';
import '../app/styles/print.css';
import { startContactOutbox } from './contact-outbox.ts';
import { offerInstall } from './install-offer.ts';
import { loadImagesOutOfView } from './load-images.ts';
import { explainNetworkLinks } from './network-links.ts';
import { offerUpdates } from './offer-updates.ts';
import { registerWorker, serviceWorker } from './register-worker.ts';
import { secondPage } from './second-page.ts';

/** Starts what makes the site a PWA. None of it is needed to show a page. */
export function startPwa(): void {
  startContactOutbox();
  explainNetworkLinks();
  offerInstall();
  // In case the first page did not: its visitor saves data, or it failed.
  secondPage().then(registerWorker);
  untilControlled().then(
    () => {
      offerUpdates();
      loadImagesOutOfView();
    },
    // The browser refuses service workers.
    () => {},
  );
}

/** Resolves once the worker controls the page. It has precached everything by then, so preloading downloads nothing more. */
function untilControlled(): Promise<unknown> {
  return new Promise((resolve) => {
    if (serviceWorker?.controller) resolve(undefined);
    else serviceWorker?.addEventListener('controllerchange', resolve, { once: true });
  });
}
