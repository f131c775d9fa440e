import type { Navigation } from '../app/navigation.ts';
import { tellUpdateWaits } from '../app/pwa/update-toasts.tsx';
import { hasUnsentText } from './unsent-text.ts';

/** When a new worker takes over, every tab moves to its version; a tab with unsent text says so and moves once it holds none. */
export function reloadTogether(navigation: Navigation): void {
  const { serviceWorker } = navigator;
  // The first worker takes charge of a page that already shows its version.
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
  // A listener runs before the next screen is in the page.
  navigation.subscribe(() => setTimeout(reloadIfEmpty));
  document.addEventListener('visibilitychange', reloadIfEmpty);
}
