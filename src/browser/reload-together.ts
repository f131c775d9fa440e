import type { Navigation } from '../app/navigation.ts';
import { tellUpdateWaits } from '../app/pwa/update-toasts.tsx';
import { hasUnsentText } from './unsent-text.ts';

/** Reloads every tab when a new worker takes over. A tab with unsent text says so instead, and reloads once the text is gone. */
export function reloadTogether(navigation: Navigation): void {
  const { serviceWorker } = navigator;
  // The first worker to take control has the same version as the page: no need to reload.
  let isUpdate = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isUpdate) moveOn(navigation);
    isUpdate = true;
  });
}

function moveOn(navigation: Navigation): void {
  if (!hasUnsentText()) {
    location.reload();
    return;
  }
  tellUpdateWaits();
  const reloadIfEmpty = () => {
    if (!hasUnsentText()) location.reload();
  };
  // Navigation listeners run before the next screen is in the DOM.
  navigation.subscribe(() => setTimeout(reloadIfEmpty));
  document.addEventListener('visibilitychange', reloadIfEmpty);
}
