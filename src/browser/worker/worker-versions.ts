/** Calls `listener` if a worker waits to take over, and each time that another one does. */
export function onWaiting(registration: ServiceWorkerRegistration, listener: () => void): void {
  if (registration.waiting) listener();
  onInstalling(registration, (worker) =>
    worker.addEventListener('statechange', () => {
      if (worker.state === 'installed') listener();
    }),
  );
}

/** Calls `listener` with the worker that is being installed, if there is one, and with each later one. */
function onInstalling(registration: ServiceWorkerRegistration, listener: (worker: ServiceWorker) => void): void {
  const tell = () => registration.installing && listener(registration.installing);
  tell();
  // Assigned, not added: a second call for a registration replaces the first.
  registration.onupdatefound = tell;
}

/**
 * What happened to the worker that controls the page: a newer one has taken over; it was removed (with the site's data, for example); or
 * one controls the page again after that.
 */
type ControllerChange = 'updated' | 'removed' | 'regained';

/** Calls `listener` at each change of the worker that controls the page. Call while one does. */
export function onControllerChange(listener: (change: ControllerChange) => void): void {
  let isControlled = true;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const wasControlled = isControlled;
    isControlled = navigator.serviceWorker.controller !== null;
    if (isControlled) listener(wasControlled ? 'updated' : 'regained');
    else listener('removed');
  });
}
