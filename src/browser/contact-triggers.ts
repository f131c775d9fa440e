import { getDefaultStore } from 'jotai';
import { itemsAtom, waitingAtom } from '../app/outbox/items.ts';
import { loadWaitingMessages } from '../app/outbox/load-waiting-messages.ts';
import { pageOutbox } from '../app/outbox/page-outbox.ts';
import { saySent } from '../app/outbox/say.ts';
import { WaitingCount } from '../app/outbox/WaitingCount.tsx';
import type { OutboxEvent } from '../contact/events.ts';
import { nextLook } from '../contact/queue.ts';
import { isRow, type OutboxItem } from '../contact/row.ts';

const LEAST_WAIT_MS = 1_000;

/**
 * Sends waiting messages when the page loads, is shown again or comes back online, and on a timer. Does not check `navigator.onLine`, which
 * is wrong too often. `heard`: the events that arrived while this module was loading. `showCount`: displays the count of waiting messages.
 */
export function startTriggers(heard: readonly OutboxEvent[], showCount: (Count: typeof WaitingCount) => void): void {
  const { outbox, events } = pageOutbox();
  const store = getDefaultStore();
  const wake = async () => {
    await outbox.drain().catch(() => {
      // Storage is unavailable right now; the next event retries.
    });
    // A drain that changes nothing publishes no event, so nothing else would set the timer again.
    arm(store.get(itemsAtom));
  };
  const onEvent = (event: OutboxEvent) => event.kind === 'sent' && saySent(event.id);
  const arm = createTimer(wake);

  showCount(WaitingCount);
  store.sub(itemsAtom, () => {
    const items = store.get(itemsAtom);
    arm(items);
    showBadge(store.get(waitingAtom).length);
  });
  events.subscribe(onEvent);
  heard.forEach(onEvent);

  for (const type of ['online', 'pageshow']) addEventListener(type, wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  wake();
  // Preload the list of messages while there is a network to fetch it from.
  loadWaitingMessages().catch(() => {});
}

/** A single timer, set for the next time the queue is worth checking. */
function createTimer(onTime: () => void): (items: readonly OutboxItem[]) => void {
  let timer: number | undefined;
  return (items) => {
    window.clearTimeout(timer);
    const now = Date.now();
    const time = nextLook(items.filter(isRow), now);
    if (time !== undefined) timer = window.setTimeout(onTime, Math.max(LEAST_WAIT_MS, time - now));
  };
}

/** Only installed apps have a badge, and iOS also requires notification permission. Elsewhere, does nothing. */
function showBadge(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => {});
}
