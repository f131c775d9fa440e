import { browserDependencies } from '../../outbox/dependencies.ts';
import { SYNC_TAG } from '../../outbox/names.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { withTimeout } from '../../shared/with-timeout.ts';
import { pageEvents } from './page-events.ts';

/** Limits the wait for a sync's registration, which takes milliseconds: a browser that never answers must not hold up the message. */
const SYNC_TIMEOUT_MS = 1_000;

// Background Sync is not part of a standard, so TypeScript has no types for it.
type Syncing = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

let single: ReturnType<typeof create> | undefined;

/**
 * The single outbox of this page, and its store, which the form's draft uses. Its events go through `pageEvents`. Does not open the
 * database.
 */
export function pageOutbox() {
  single ??= create();
  return single;
}

function create() {
  const dependencies = browserDependencies(pageEvents, requestSync);
  return { outbox: createOutbox(dependencies), store: dependencies.store };
}

async function requestSync(): Promise<void> {
  await withTimeout(register(), SYNC_TIMEOUT_MS).catch(() => {
    // Unsupported or refused (Safari, Firefox, Brave): this page's own triggers still send the message.
  });
}

async function register(): Promise<void> {
  const registration: Syncing | undefined = await navigator.serviceWorker?.getRegistration();
  await registration?.sync?.register(SYNC_TAG);
}
