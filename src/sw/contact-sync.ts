import { Queue } from 'workbox-background-sync/Queue.js';
import { createEventChannel } from '../contact/events.ts';
import { browserPorts, createOutbox } from '../contact/outbox.ts';
import { databaseExists } from '../contact/presence.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Sends waiting contact messages on `sync` and whenever the worker starts. Workbox's queue is only the trigger: nothing is ever put into
 * it, since it deletes requests before they are sent and takes any response for success. Call synchronously during script evaluation.
 */
export function registerContactSync(): void {
  // A worker cannot register a sync when no page is open, so pages register one before they send.
  const outbox = createOutbox(browserPorts(createEventChannel(), async () => {}));
  const hasSync = 'sync' in self.registration;

  async function drain(): Promise<void> {
    if (!(await databaseExists())) return;
    const waiting = await outbox.drain();
    // Rejecting makes the browser repeat the sync event. Without Background Sync, Workbox calls this at startup and ignores the result.
    if (waiting > 0 && hasSync) throw new Error(`${waiting} contact messages still wait`);
  }

  new Queue('contact', { onSync: drain });
  if (hasSync) drain().catch(() => {});
}
