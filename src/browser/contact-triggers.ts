import { getDefaultStore } from 'jotai';
import { itemsAtom, waitingAtom } from '../app/outbox/items.ts';
import { loadWaitingMessages } from '../app/outbox/load-waiting-messages.ts';
import { pageOutbox } from '../app/outbox/page-outbox.ts';
import { saySent } from '../app/outbox/say.ts';
import { WaitingCount } from '../app/outbox/WaitingCount.tsx';
import type { OutboxEvent } from '../contact/events.ts';
import { nextLook } from '../contact/queue.ts';
import { isRow } from '../contact/row.ts';

const LEAST_WAIT_MS = 1_000;
/** How long to leave storage that refuses alone. */
const STORAGE_WAIT_MS = 60_000;

/**
 * Sends waiting messages when the page loads, is shown again or comes back online, and on a timer. Does not check `navigator.onLine`, which
 * is wrong too often. `heard`: the events that arrived while this module was loading. `showCount`: displays the count of waiting messages.
 */
export function startTriggers(heard: readonly OutboxEvent[], showCount: (Count: typeof WaitingCount) => void): void {
  const { outbox, events } = pageOutbox();
  const store = getDefaultStore();
  const wake = async () => {
    try {
      await outbox.drain();
      // Sets the timer again, for what is stored now: a drain that changes nothing publishes no event.
      store.set(itemsAtom, await outbox.list());
    } catch {
      setTimer(Date.now() + STORAGE_WAIT_MS);
    }
  };
  const onEvent = (event: OutboxEvent) => event.kind === 'sent' && saySent(event.id);
  const setTimer = createTimer(wake);

  showCount(WaitingCount);
  store.sub(itemsAtom, () => {
    setTimer(nextLook(store.get(itemsAtom).filter(isRow), Date.now()));
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

/** A single timer, set for a time in milliseconds since 1970; none for `undefined`. */
function createTimer(onTime: () => void): (time: number | undefined) => void {
  let timer: number | undefined;
  return (time) => {
    window.clearTimeout(timer);
    if (time !== undefined) timer = window.setTimeout(onTime, Math.max(LEAST_WAIT_MS, time - Date.now()));
  };
}

/** Only installed apps have a badge, and iOS also requires notification permission. Elsewhere, does nothing. */
function showBadge(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => {});
}
