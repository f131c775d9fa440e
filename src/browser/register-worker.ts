// PAGE entry: the loader runs it before React, so that a visit of a second, too, leaves the site on the device.
const WORKER = '/sw.js';

// The CSP (prerender/headers.ts) lets this one policy exist, once, and it makes this one address.
const worker = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER;

/** Whether this build has a worker, and this browser a place for one. */
export const hasWorker = import.meta.env.PROD && !import.meta.env.KILL_SWITCH && 'serviceWorker' in navigator;

/** The site's registration, made if need be. Rejects when there is none and the host cannot be reached. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(worker, { updateViaCache: 'none' });
}

// Without network nothing is lost: offer-updates.ts asks again.
if (hasWorker) registerWorker().catch(() => {});
