// PAGE entry: registers the service worker as it is loaded, by the inline script before React, so that even a one-second visit makes the
// site available offline. It imports worker-contract.ts alone: a chunk that other modules share would have to load first.
import { REFILL_MESSAGE, WORKER_POLICY, WORKER_URL } from '../../shared/worker-contract.ts';

/**
 * Missing where this build has no service worker, or the browser none for this page: a sandbox refuses it
 * (https://w3c.github.io/ServiceWorker/#navigator-serviceworker).
 */
export const serviceWorker =
  import.meta.env.PROD && !import.meta.env.KILL_SWITCH ? readIfAllowed(() => navigator.serviceWorker) : undefined;

// The CSP (prerender/deploy/headers.ts) allows this one Trusted Types policy, once, and the policy only ever returns this one URL.
export const workerUrl =
  readIfAllowed(() =>
    window.trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: () => WORKER_URL }).createScriptURL(WORKER_URL),
  ) ?? WORKER_URL;
export const registerOptions = { updateViaCache: 'none' } as const;

let hasAskedForRefill = false;

/**
 * Registers the service worker. One that is there is asked, once per page load, to fetch again what the browser has emptied. A failure
 * (offline, storage refused) is harmless: the next page tries again.
 *
 * Three places register, and registering a second time changes nothing:
 * - this module, for the shortest visit;
 * - start-pwa.ts, with the second page, for those who save data or whose first try failed;
 * - workbox-window, which checks for versions only where it has registered (offer-updates.ts).
 */
export async function registerWorker(): Promise<void> {
  try {
    const registration = await serviceWorker?.register(workerUrl, registerOptions);
    if (!hasAskedForRefill) registration?.active?.postMessage({ type: REFILL_MESSAGE });
    hasAskedForRefill = true;
  } catch {}
}

// The whole site is more than visitors who save data may want with a single page: they get it with their second (start-pwa.ts).
if (!readIfAllowed(() => navigator.connection?.saveData)) registerWorker();

/** Reads from the browser. Never throws: start-pwa.ts, which imports this module, also starts the outbox. */
function readIfAllowed<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
