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
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL);
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => notify(data));
  return {
    tell(news) {
      notify(news);
      channel?.postMessage(news);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
