import { CHANNEL } from './presence.ts';

/** What tabs and worker tell each other: the list has changed, or this message has reached the site. */
export type News = { kind: 'changed' } | { kind: 'sent'; id: string };
export type Newsroom = {
  /** Reaches every listener in this context and in all others. */
  tell(news: News): void;
  listen(listener: (news: News) => void): () => void;
  /** Whether this context has told or heard that this message has arrived. */
  isSent(id: string): boolean;
};

/** Without BroadcastChannel, other contexts notice a change only when they next read the database. */
export function createNewsroom(): Newsroom {
  const listeners = new Set<(news: News) => void>();
  const sent = new Set<string>();
  const notify = (news: News) => {
    if (news.kind === 'sent') sent.add(news.id);
    for (const listener of listeners) listener(news);
  };
  let channel: BroadcastChannel | undefined;
  // Opened on first use: an open channel would keep the prerender process from exiting.
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
    isSent: (id) => sent.has(id),
  };
}
