import { Queue } from 'workbox-background-sync/Queue.js';
import { createNewsroom } from '../contact/news.ts';
import { browserPorts, createOutbox } from '../contact/outbox.ts';
import { databaseExists } from '../contact/presence.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Sends waiting contact messages on `sync` and whenever the worker starts. Workbox's queue is the doorbell only: nothing is ever put into
 * it, since it forgets requests before they are sent and takes any answer for success. Call it while the worker's script first runs.
 */
export function registerContactSync(): void {
  // A worker cannot register a sync when no page is open; the pages do it before they send.
  const outbox = createOutbox(browserPorts(createNewsroom(), async () => {}));
  const hasSync = 'sync' in self.registration;

  async function drain(): Promise<void> {
    if (!(await databaseExists())) return;
    const waiting = await outbox.drain();
    // Rejecting is how a sync event asks to be repeated. Without one, Workbox calls this at start and nobody listens.
    if (waiting > 0 && hasSync) throw new Error(`${waiting} contact messages still wait`);
  }

  new Queue('contact', { onSync: drain });
  if (hasSync) drain().catch(() => {});
}
