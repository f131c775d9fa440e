import { Queue } from 'workbox-background-sync/Queue.js';
import { showBadge } from '../outbox/badge.ts';
import { databaseExists } from '../outbox/database-exists.ts';
import { browserDependencies } from '../outbox/dependencies.ts';
import { createEventChannel } from '../outbox/events.ts';
import { QUEUE } from '../outbox/names.ts';
import { createOutbox } from '../outbox/outbox.ts';
import type { Row } from '../outbox/row.ts';
import { isSending, isWaiting } from '../outbox/schedule.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Sends waiting contact messages on `sync` and whenever the worker starts. Workbox's queue is only the trigger: nothing is ever put into
 * it, since it deletes requests before they are sent and takes any response for success. Call synchronously during script evaluation.
 */
export function registerContactSync(): void {
  const events = createEventChannel();
  // A worker cannot register a sync when no page is open, so pages register one before they send.
  const outbox = createOutbox(browserDependencies(events, async () => {}));
  const hasSync = 'sync' in self.registration;

  /**
   * Tells whether a page may still be sending a row. The sync event waits for such rows only, 30 s at most. A row that a 429 makes wait, for up
   * to an hour, is left to the next sync event.
   */
  const isLive = (row: Row) => isSending(row, Date.now());

  async function sendAll(): Promise<void> {
    if (!(await databaseExists())) return;
    let left = await outbox.drain();
    while (left.some(isLive)) {
      await nextChange(left);
      left = await outbox.drain();
    }
    showBadge((await outbox.list()).filter((item) => isWaiting(item, Date.now())).length);
    // Rejecting makes the browser repeat the sync event.
    if (left.length > 0) throw new Error(`${left.length} contact messages still wait`);
  }

  /**
   * Waits until a page that is sending has settled a row, or the last of the leases ends: the page may be gone. Call after the drain, whose
   * own changes would end the wait at once. A row that is settled in between costs the rest of its lease, no more.
   */
  function nextChange(rows: readonly Row[]): Promise<void> {
    const leaseEnds = rows.filter(isLive).map(({ notBefore }) => notBefore - Date.now());
    return new Promise((resolve) => {
      const stop = () => {
        clearTimeout(timer);
        unsubscribe();
        resolve();
      };
      const timer = setTimeout(stop, Math.max(0, ...leaseEnds));
      const unsubscribe = events.subscribe(stop);
    });
  }

  const sendQuietly = () => sendAll().catch(() => {});
  // Its constructor listens for sync events. Without Background Sync, it calls `onSync` at each start of the worker.
  new Queue(QUEUE, { onSync: hasSync ? sendAll : sendQuietly });
  if (hasSync) sendQuietly();
}
