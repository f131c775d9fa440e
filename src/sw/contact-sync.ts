import { Queue } from 'workbox-background-sync/Queue.js';
import { showBadge } from '../outbox/badge.ts';
import { databaseExists } from '../outbox/database-exists.ts';
import { createEventChannel } from '../outbox/events.ts';
import { QUEUE } from '../outbox/names.ts';
import { createOutbox } from '../outbox/outbox.ts';
import { browserPorts } from '../outbox/ports.ts';
import type { Row } from '../outbox/row.ts';
import { isSending, isWaiting } from '../outbox/schedule.ts';

declare const self: ServiceWorkerGlobalScope;

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends waiting contact messages on `sync` and whenever the worker starts. Workbox's queue is only the trigger: nothing is ever put into
 * it, since it deletes requests before they are sent and takes any response for success. Call synchronously during script evaluation.
 */
export function registerContactSync(): void {
  const events = createEventChannel();
  // A worker cannot register a sync when no page is open, so pages register one before they send.
  const outbox = createOutbox(browserPorts(events, async () => {}));
  const hasSync = 'sync' in self.registration;

  /**
   * Tells whether a page may still be sending a row. The sync event waits for these leases only (30 s): a 429 may hold all rows for an
   * hour.
   */
  const isLive = (row: Row) => isSending(row, Date.now());

  async function sendAll(): Promise<void> {
    if (!(await databaseExists())) return;
    const left = await drainPastLeases();
    showBadge((await outbox.list()).filter((item) => isWaiting(item, Date.now())).length);
    // Rejecting makes the browser repeat the sync event.
    if (left.length > 0 && hasSync) throw new Error(`${left.length} contact messages still wait`);
  }

  /** Sends, and again whenever a page that is sending has settled a row, or the last lease has ended: the page may be gone. */
  async function drainPastLeases(): Promise<readonly Row[]> {
    // Subscribed to before each drain, so that no change during it is missed.
    const { changed, unsubscribe } = nextChange();
    const left = await outbox.drain();
    const leaseEnds = left.filter(isLive).map(({ notBefore }) => notBefore - Date.now());
    if (leaseEnds.length > 0) await Promise.race([changed, after(Math.max(0, ...leaseEnds))]);
    unsubscribe();
    return leaseEnds.length > 0 ? drainPastLeases() : left;
  }

  function nextChange(): { changed: Promise<void>; unsubscribe: () => void } {
    const { promise: changed, resolve } = Promise.withResolvers<void>();
    return { changed, unsubscribe: events.subscribe(() => resolve()) };
  }

  // Its constructor listens for sync events.
  new Queue(QUEUE, { onSync: sendAll });
  // Sends at each start of the worker, too; without Background Sync, Workbox has just done so.
  if (hasSync) sendAll().catch(() => {});
}
