/** Calls `listener` with the worker that is being installed, if there is one, and with each later one. */
function onInstalling(registration: ServiceWorkerRegistration, listener: (worker: ServiceWorker) => void): void {
  const tell = () => registration.installing && listener(registration.installing);
  tell();
  // Assigned, not added: a second call for a registration replaces the first.
  registration.onupdatefound = tell;
}

/** Calls `listener` if a worker waits to take over, and each time that another one does. */
export function onWaiting(registration: ServiceWorkerRegistration, listener: () => void): void {
  if (registration.waiting) listener();
  onInstalling(registration, (worker) =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') listener();
    }),
  );
}

/**
 * Calls `listener` when the controlled page gets another worker: one that follows the last, none, since that was removed (with the site's
 * data, for example), or a first one after that.
 */
export function onTakenOver(listener: (by: 'next' | 'none' | 'first') => void): void {
  let isControlled = true;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const wasControlled = isControlled;
    isControlled = navigator.serviceWorker.controller !== null;
    if (isControlled) listener(wasControlled ? 'next' : 'first');
    else listener('none');
  });
}
