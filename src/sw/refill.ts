import { fillBundle, isBundleWhole } from './bundle.ts';
import { refillPrecache } from './precache.ts';

/** A page's own requests come first, and one check (2 ms) is enough for all of them. */
const CALM_MS = 3000;

let isScheduled = false;

/**
 * Fetches files of this version that the browser or the visitor has deleted. The worker has to check for itself: when a static route's cache
 * misses, the browser goes to the network without asking the worker. The check runs outside any event, since a new version cannot take over
 * until the old worker's events have ended (Chromium).
 */
export function refillSoon(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(async () => {
    await refill();
    isScheduled = false;
  }, CALM_MS);
}

/** Never rejects: offline, or when the host has another version, the next request schedules another check. */
async function refill(): Promise<void> {
  try {
    if (!(await isBundleWhole())) await fillBundle();
    await refillPrecache();
  } catch {}
}
