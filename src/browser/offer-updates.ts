import { Workbox } from 'workbox-window/Workbox.js';
import { closeUpdateOffer, offerUpdate, tellUpdateWaits } from '../app/pwa/update-toasts.tsx';
import { onRouteChange } from '../app/routing/shown-path.ts';
import { type Channel, openChannel } from '../outbox/channel.ts';
import { stopPreloading } from './preload.ts';
import { options, script } from './register-worker.ts';
import { hasUnsentText } from './unsent-text.ts';

const HOUR_MS = 3_600_000;

/** How the visitor answered an offer. */
type Answer = 'reload' | 'later';

/**
 * Checks for new versions of the site and offers each. It takes over only when the visitor accepts, in all tabs at once. Call once the worker
 * controls the page: the first one has the page's own version.
 */
export function offerUpdates(): void {
  // One channel for all offers, left open: the back/forward cache keeps a page with a channel, unless a message arrives meanwhile.
  const tabs = openChannel<Answer>('update-answer', (answer) => {
    if (answer === 'reload') stopPreloading();
    else closeUpdateOffer();
  });
  const workbox = watch(tabs);
  let isControlled = true;
  workbox.addEventListener('controlling', () => {
    const wasControlled = isControlled;
    // There is none once the worker was removed, e.g. with the site's data. That is no update, and nor is a first worker after that.
    isControlled = navigator.serviceWorker.controller !== null;
    if (wasControlled && isControlled) moveOn();
    else closeUpdateOffer();
  });
  // A failed check (offline) is harmless: another one follows.
  const check = () => workbox.update().catch(() => {});
  setInterval(check, HOUR_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

/** Offers the version that waits, and each later one. `tabs`: tells other tabs how an offer was answered. */
function watch(tabs: Channel<Answer>): Workbox {
  const workbox = new Workbox(script, options);
  const reload = async () => {
    tabs.post('reload');
    // Only this tab's: what others have in flight is not waited for.
    await stopPreloading();
    workbox.messageSkipWaiting();
  };
  const later = () => {
    tabs.post('later');
    closeUpdateOffer();
  };
  workbox.addEventListener('waiting', ({ wasWaitingBeforeRegister }) => {
    if (wasWaitingBeforeRegister) offerUpdate({ reload, later });
  });
  workbox.register().then(
    (registration) => {
      // Workbox reports one later version only (workbox#3285), so each gets its own instance. Registering ends when its install has.
      if (registration) registration.onupdatefound = () => watch(tabs);
    },
    () => {},
  );
  return workbox;
}

/** Reloads this tab. If it holds unsent text, it says so instead, and reloads once the text is gone. */
function moveOn(): void {
  if (!hasUnsentText()) {
    location.reload();
    return;
  }
  tellUpdateWaits();
  const reloadIfEmpty = () => {
    // Not after the worker was removed: the network may be away.
    if (navigator.serviceWorker.controller && !hasUnsentText()) location.reload();
  };
  onRouteChange(reloadIfEmpty);
  document.addEventListener('visibilitychange', reloadIfEmpty);
}
