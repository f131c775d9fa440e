import { Workbox } from 'workbox-window/Workbox.js';
import { closeUpdateOffer, toastUpdate, toastUpdateWaits } from '../../app/pwa/update-toasts.tsx';
import { onPageShown } from '../../app/routing/shown-path.ts';
import { type Channel, openChannel } from '../../shared/channel.ts';
import { stopPreloading } from '../navigation/preload.ts';
import { hasUnsentText } from '../unsent-text.ts';
import { registerOptions, workerUrl } from './worker-registration.ts';
import { onControllerChange, onWaiting } from './worker-versions.ts';

// The way of a new version to the tabs (docs/decisions/014-updates-wait-for-the-visitor.md: what Workbox does of it, and what it cannot):
// 1. The browser, asked every hour and whenever a tab comes into view, finds another sw.js, and installs it with all its files.
// 2. It waits. Every tab offers it, and one answer counts for all.
// 3. « Recharger » tells it to take over.
// 4. It has taken over every tab. Each reloads, or says that it will once its text is sent or the booking made. It then waits for the next
//    change of page or tab, so that the message's outcome can be read.

const HOUR_MS = 3_600_000;

/** The visitor's answer to an offer. */
type OfferAnswer = 'reload' | 'later';

/** Call once the worker controls the page: the first one has the page's own version. */
export function offerUpdates(): void {
  // Serves all offers, and stays open: an open channel does not keep a page out of the back/forward cache. Only a message drops it from there.
  const tabs = openChannel<OfferAnswer>('update-answer', (answer) => {
    // A request in flight may hold up the new version (preload.ts).
    if (answer === 'reload') stopPreloading();
    else closeUpdateOffer();
  });
  let workbox = watchForUpdates(tabs);
  onControllerChange((change) => {
    if (change === 'updated') return reloadOnceIdle();
    // Ends the offer of a worker that is gone.
    closeUpdateOffer();
    if (change === 'regained') workbox = watchForUpdates(tabs);
  });
  // A failed check (offline) is harmless: another one follows.
  const check = () => workbox.update().catch(() => {});
  setInterval(check, HOUR_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

/**
 * Offers the version that waits, and each later one. `tabs`: tells other tabs how an offer was answered. Returns what checks for new
 * versions.
 */
function watchForUpdates(tabs: Channel<OfferAnswer>): Workbox {
  const workbox = new Workbox(workerUrl, registerOptions);
  const later = () => {
    tabs.post('later');
    closeUpdateOffer();
  };
  const offer = () => toastUpdate({ reload: () => tellToTakeOver(workbox, tabs), later });
  workbox.register().then(
    (registration) => registration && onWaiting(registration, offer),
    () => {},
  );
  return workbox;
}

async function tellToTakeOver(workbox: Workbox, tabs: Channel<OfferAnswer>): Promise<void> {
  tabs.post('reload');
  // Waits for this tab's preloads only, not for those of others.
  await stopPreloading();
  workbox.messageSkipWaiting();
}

/** Reloads this tab, or says that it does so later if the visitor would lose something by it. */
function reloadOnceIdle(): void {
  const isBusy = () => hasUnsentText() || isBooking();
  if (!isBusy()) {
    location.reload();
    return;
  }
  toastUpdateWaits(hasUnsentText() ? 'text' : 'booking');
  const reloadIfIdle = () => {
    // Stays if the worker was removed since: without it, a reload needs the network.
    if (navigator.serviceWorker.controller && !isBusy()) location.reload();
  };
  onPageShown(reloadIfIdle);
  document.addEventListener('visibilitychange', reloadIfIdle);
}

/** Tells whether the visitor is busy in the agenda: nobody but its own page knows how far the booking is. */
function isBooking(): boolean {
  return document.activeElement instanceof HTMLIFrameElement;
}
