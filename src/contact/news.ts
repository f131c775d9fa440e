import { CHANNEL } from './presence.ts';

/** What tabs and worker tell each other: the list is another, or this message has arrived. */
export type News = { kind: 'changed' } | { kind: 'sent'; id: string };
export type Newsroom = {
  /** Reaches every listener in this context and in all others. */
  tell(news: News): void;
  listen(listener: (news: News) => void): () => void;
};

/** Without BroadcastChannel the others learn it when they look. */
export function createNewsroom(): Newsroom {
  const listeners = new Set<(news: News) => void>();
  const notify = (news: News) => {
    for (const listener of listeners) listener(news);
  };
  let channel: BroadcastChannel | undefined;
  // Opened when first used: an open channel would keep the build, which only renders, from ever ending.
  const open = () => {
    if (channel || typeof BroadcastChannel === 'undefined') return channel;
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<News>) => notify(data));
    return channel;
  };
  return {
    tell(news) {
      notify(news);
      open()?.postMessage(news);
    },
    listen(listener) {
      open();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
