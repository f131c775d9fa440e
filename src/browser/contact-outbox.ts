import { getDefaultStore } from 'jotai';
import { countSlotAtom } from '../app/outbox/count-slot.ts';
import type { News } from '../contact/news.ts';
import { CHANNEL, databaseExists } from '../contact/presence.ts';

/**
 * What every page asks about the outbox: whether there is one. The rest is loaded when a message may wait here, or when another part of
 * this page, another tab or the worker tells of one; what they tell meanwhile is handed on.
 */
export async function startContactOutbox(): Promise<void> {
  const heard: News[] = [];
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  let isLoading = false;

  async function load(): Promise<void> {
    if (isLoading) return;
    isLoading = true;
    const { startTriggers } = await import('./contact-triggers.ts');
    channel?.close();
    startTriggers(heard, (Count) => getDefaultStore().set(countSlotAtom, { Count }));
  }

  const tryLoad = () => {
    load().catch(() => {
      // The message is on disk: the next page tries again.
    });
  };
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<News>) => {
      heard.push(data);
      tryLoad();
    };
  }
  if (await databaseExists()) tryLoad();
}
