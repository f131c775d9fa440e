import { type Channel, openChannel } from '../shared/channel.ts';
import { CHANNEL } from './names.ts';

/** Sent between tabs and the service worker: the list has changed, or this message has reached the site. */
export type OutboxEvent = { kind: 'changed' } | { kind: 'acknowledged'; id: string };
export type EventChannel = {
  /** Reaches every listener in this context and in all others. */
  publish(event: OutboxEvent): void;
  subscribe(listener: (event: OutboxEvent) => void): () => void;
};

/** Creates a channel. Where none can be opened, other contexts notice a change only when they next read the database. */
export function createEventChannel(): EventChannel {
  const listeners = new Set<(event: OutboxEvent) => void>();
  const notify = (event: OutboxEvent) => {
    for (const listener of listeners) listener(event);
  };
  let channel: Channel<OutboxEvent> | undefined;
  // Opened on first use: an open channel would keep the prerender process from exiting.
  const open = () => {
    channel ??= openChannel(CHANNEL, notify);
    return channel;
  };
  return {
    publish(event) {
      notify(event);
      open().post(event);
    },
    subscribe(listener) {
      open();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
