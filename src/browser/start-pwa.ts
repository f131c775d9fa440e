import '../app/styles/no-script.css';
import '../app/styles/print.css';
import type { Navigation } from '../app/navigation.ts';
import { startContactOutbox } from './contact-outbox.ts';
import { offerInstall } from './install-offer.ts';
import { loadImagesOutOfView } from './load-images.ts';
import { explainNetworkLinks } from './network-links.ts';
import { offerUpdates } from './offer-updates.ts';
import { registerWorker, serviceWorker } from './register-worker.ts';
import { secondPage } from './second-page.ts';
import { warmLinksInView } from './warm-links.ts';

/** Starts what makes the site a PWA. None of it is needed to show a page. */
export function startPwa(navigation: Navigation): void {
  startContactOutbox(navigation);
  explainNetworkLinks();
  offerInstall(navigation);
  // In case the first page did not: its visitor saves data, or it failed.
  secondPage(navigation).then(registerWorker);
  untilControlled().then(
    () => {
      offerUpdates(navigation);
      loadImagesOutOfView(navigation);
      warmLinksInView(navigation);
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
