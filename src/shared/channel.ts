/** Messages between the tabs and the service worker of this site: the outbox's events, and the answers to an update. */
export type Channel<Message> = { post(message: Message): void };

/**
 * Opens the channel `name`. Where BroadcastChannel is missing or refused (in Firefox, when all site data is blocked), nothing is heard and
 * nothing is posted.
 */
export function openChannel<Message>(name: string, onMessage: (message: Message) => void): Channel<Message> {
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<Message>) => onMessage(data);
  } catch {}
  return {
    post(message) {
      try {
        channel?.postMessage(message);
      } catch {}
    },
  };
}
