import { getDefaultStore } from 'jotai';
import { countSlotAtom } from '../app/outbox/count-slot.ts';
import { onRouteChange } from '../app/shown-path.ts';
import { openChannel } from '../contact/channel.ts';
import type { OutboxEvent } from '../contact/events.ts';
import { CHANNEL, databaseExists } from '../contact/presence.ts';

/**
 * The only outbox code that every page runs. It loads the rest on the contact page, when the database exists (a message may be waiting),
 * and when another part of this page, another tab or the worker publishes an event. Events that arrive during the load are passed on.
 */
export async function startContactOutbox(): Promise<void> {
  const heard: OutboxEvent[] = [];
  const channel = openChannel<OutboxEvent>(CHANNEL, (event) => {
    heard.push(event);
    load();
  });
  let isLoading = false;

  async function load(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      const { startTriggers } = await import('./contact-triggers.ts');
      channel.close();
      startTriggers(heard, (Count) => getDefaultStore().set(countSlotAtom, { Count }));
    } catch {
      // The message is on disk: the next `online` event or the next page load retries.
      isLoading = false;
    }
  }

  // Load the code that sends messages while there is a network: once offline, it is too late to fetch it.
  const loadWithForm = () => location.pathname === '/contact' && load();
  const loadIfNeeded = async () => (await databaseExists()) && load();

  onRouteChange(loadWithForm);
  window.addEventListener('online', loadIfNeeded);
  loadWithForm();
  await loadIfNeeded();
}
