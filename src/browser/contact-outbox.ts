import { getDefaultStore } from 'jotai';
import type { Navigation } from '../app/navigation.ts';
import { countSlotAtom } from '../app/outbox/count-slot.ts';
import type { News } from '../contact/news.ts';
import { CHANNEL, databaseExists } from '../contact/presence.ts';

/**
 * What every page asks about the outbox: whether there is one. The rest is loaded where a message may be written, when one may wait here,
 * and when another part of this page, another tab or the worker tells of one; what they tell meanwhile is handed on.
 */
export async function startContactOutbox({ current, subscribe }: Navigation): Promise<void> {
  const heard: News[] = [];
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  let isLoading = false;

  async function load(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    try {
      const { startTriggers } = await import('./contact-triggers.ts');
      channel?.close();
      startTriggers(heard, (Count) => getDefaultStore().set(countSlotAtom, { Count }));
    } catch {
      // The message is on disk: the network's return, or the next page, tries again.
      isLoading = false;
    }
  }

  // Once the network is gone it is too late to fetch what sends the message when it comes back.
  const loadWithForm = () => current().path === '/contact' && load();
  const loadIfNeeded = async () => (await databaseExists()) && load();

  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<News>) => {
      heard.push(data);
      load();
    };
  }
  subscribe(loadWithForm);
  window.addEventListener('online', loadIfNeeded);
  loadWithForm();
  await loadIfNeeded();
}
