import { getDefaultStore } from 'jotai';
import { itemsAtom, refreshItemsAtom, waitingItemsAtom } from '../../app/contact/outbox-items.ts';
import { toastReceipts, toastSent } from '../../app/contact/outbox-toasts.ts';
import { pageEvents } from '../../app/contact/page-events.ts';
import { pageOutbox } from '../../app/contact/page-outbox.ts';
import { waitingCountAtom } from '../../app/contact/waiting-count.ts';
import { showBadge } from '../../outbox/badge.ts';
import { isRow } from '../../outbox/row.ts';
import { nextDrainTime } from '../../outbox/schedule.ts';

const MIN_WAIT_MS = 1_000;
/** The wait before storage that was refused is tried again. */
const STORAGE_WAIT_MS = 60_000;

/**
 * Sends waiting messages when the page loads, is shown again or comes back online, and on a timer, and tells which have arrived. Does not
 * check `navigator.onLine`, which is wrong too often.
 */
export function startTriggers(): void {
  const { outbox } = pageOutbox();
  const atoms = getDefaultStore();
  const isVisible = () => document.visibilityState === 'visible';
  const setTimer = createTimer(wake);

  async function wake(): Promise<void> {
    try {
      await outbox.drain();
      // Sets the timer again, for what is stored now: a drain that changes nothing publishes no event.
      await atoms.set(refreshItemsAtom);
    } catch {
      setTimer(Date.now() + STORAGE_WAIT_MS);
    }
  }

  /** Announces the messages that were sent while no visible page could do so. */
  async function tellReceipts(): Promise<void> {
    if (isVisible()) toastReceipts(await outbox.collectReceipts().catch(() => []));
  }

  async function onShown(): Promise<void> {
    if (!isVisible()) return;
    await tellReceipts();
    await wake();
  }

  function update(): void {
    setTimer(nextDrainTime(atoms.get(itemsAtom).filter(isRow), Date.now()));
    const { length } = atoms.get(waitingItemsAtom);
    atoms.set(waitingCountAtom, length);
    showBadge(length);
  }

  // Mounts the atom, which reads the outbox now and after each event (outbox-items.ts).
  atoms.sub(itemsAtom, update);
  pageEvents.subscribe((event) => {
    if (event.kind === 'acknowledged' && isVisible()) toastSent(event.id);
  });
  addEventListener('online', wake);
  addEventListener('pageshow', onShown);
  document.addEventListener('visibilitychange', onShown);
  tellReceipts().then(wake);
  // Loads the list of waiting messages while there is a network.
  import('../../app/contact/waiting/WaitingMessages.tsx').catch(() => {});
  import('../../app/contact/waiting/WaitingCount.tsx').catch(() => {});
}

/** A single timer, set for a time in milliseconds since 1970; none for `undefined`. */
function createTimer(onTime: () => void): (time: number | undefined) => void {
  let timer: number | undefined;
  return (time) => {
    window.clearTimeout(timer);
    if (time !== undefined) timer = window.setTimeout(onTime, Math.max(MIN_WAIT_MS, time - Date.now()));
  };
}
