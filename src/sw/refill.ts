import { refillBundle } from './bundle.ts';
import { precache, precachedFiles } from './precache.ts';

declare const self: ServiceWorkerGlobalScope;

let inFlight: Promise<void> | undefined;

/**
 * Fetches what is missing of this version's caches: a cleaner or the developer tools may have emptied them and left the worker. Never
 * rejects: the next page asks again.
 */
export function refillOnce(event: ExtendableEvent): Promise<void> {
  const end = () => {
    inFlight = undefined;
  };
  inFlight ??= refill(event).then(end, end);
  return inFlight;
}

async function refill(event: ExtendableEvent): Promise<void> {
  const { installing, waiting } = self.registration;
  // The host has a newer version, and no longer this one.
  if (installing || waiting) return;
  await refillBundle();
  await Promise.all(precachedFiles.map(({ url, integrity }) => refillFile(event, url, integrity)));
}

/** Workbox puts a missing file back when it serves one whose digest it is told (workbox#2858). */
function refillFile(event: ExtendableEvent, path: string, integrity: string): Promise<Response> {
  const url = new URL(path, self.location.origin);
  return precache.createHandlerBoundToURL(path)({ event, url, request: new Request(url), params: { integrity } });
}
