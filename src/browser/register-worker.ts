// PAGE entry: the loader runs this before React, so that even a one-second visit makes the site available offline.
const WORKER = '/sw.js';

// The CSP (prerender/headers.ts) allows this one Trusted Types policy, once, and the policy only ever returns this one URL.
const worker = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER }).createScriptURL(WORKER) ?? WORKER;

/** Whether this build has a service worker and this browser supports it. */
export const hasWorker = import.meta.env.PROD && !import.meta.env.KILL_SWITCH && 'serviceWorker' in navigator;

/** Registers the service worker, or returns the existing registration. Rejects when there is none and the host is unreachable. */
export function registerWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(worker, { updateViaCache: 'none' });
}

// A failure (offline) is harmless: offer-updates.ts retries.
if (hasWorker) registerWorker().catch(() => {});
