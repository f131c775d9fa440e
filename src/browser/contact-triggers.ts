import { getDefaultStore } from 'jotai';
import { entriesAtom, waitingAtom } from '../app/outbox/entries.ts';
import { pageOutbox } from '../app/outbox/page-outbox.ts';
import { saySent } from '../app/outbox/say.ts';
import { WaitingCount } from '../app/outbox/WaitingCount.tsx';
import type { News } from '../contact/news.ts';
import { nextLook } from '../contact/queue.ts';
import { type Entry, isRow } from '../contact/row.ts';

const LEAST_WAIT_MS = 1_000;

/**
 * Everything in a page that makes waiting messages leave: being loaded, shown again or online again, and a timer. `navigator.onLine` is not
 * asked: it is wrong too often. `heard` is the news that came while this was loading; `showCount` has a place for the count.
 */
export function startTriggers(heard: readonly News[], showCount: (Count: typeof WaitingCount) => void): void {
  const { outbox, news } = pageOutbox();
  const store = getDefaultStore();
  const wake = async () => {
    await outbox.drain().catch(() => {
      // Storage is refused just now; the next event tries again.
    });
    // A look that changes nothing tells nothing, and the alarm that it answered is spent.
    arm(store.get(entriesAtom));
  };
  const hear = (item: News) => item.kind === 'sent' && saySent(item.id);
  const arm = createAlarm(wake);

  showCount(WaitingCount);
  store.sub(entriesAtom, () => {
    const entries = store.get(entriesAtom);
    arm(entries);
    showBadge(store.get(waitingAtom).length);
  });
  news.listen(hear);
  heard.forEach(hear);

  for (const type of ['online', 'pageshow']) addEventListener(type, wake);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  wake();
  // The list, while there is a network to fetch it from.
  import('../app/outbox/WaitingMessages.tsx').catch(() => {});
}

/** One timer, for the next time at which the queue is worth a look. */
function createAlarm(ring: () => void): (entries: readonly Entry[]) => void {
  let timer: number | undefined;
  return (entries) => {
    window.clearTimeout(timer);
    const now = Date.now();
    const time = nextLook(entries.filter(isRow), now);
    if (time !== undefined) timer = window.setTimeout(ring, Math.max(LEAST_WAIT_MS, time - now));
  };
}

/** Only an installed app has a badge, and iOS wants notifications allowed: elsewhere this is refused in silence. */
function showBadge(count: number): void {
  const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  shown?.catch(() => {});
}
