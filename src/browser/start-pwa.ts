import '../app/styles/no-script.css';
import '../app/styles/print.css';
import type { Navigation } from '../app/navigation.ts';
import { startContactOutbox } from './contact-outbox.ts';
import { explainExternalLinks } from './external-links.ts';
import { offerInstall } from './install-offer.ts';
import { offerUpdates } from './offer-updates.ts';
import { hasWorker } from './register-worker.ts';
import { warmLinksInView } from './warm-links.ts';

/** What makes the site an app: none of it is needed to show a page. */
export function startPwa(navigation: Navigation): void {
  startContactOutbox(navigation);
  explainExternalLinks();
  offerInstall(navigation);
  if (!hasWorker) return;
  offerUpdates(navigation);
  warmLinksInView(navigation);
}
