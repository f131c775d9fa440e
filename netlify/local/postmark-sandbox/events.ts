import type { ServerResponse } from 'node:http';
import { openStream } from './http.ts';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 1_000;

/** `mail`: a mail was accepted; the event's `id` is its MessageID. `state`: faults, index delay or ledger changed in another way. */
type EventName = 'mail' | 'state';

export type EventHub = ReturnType<typeof createEventHub>;

/** Server-sent events, sent to every open stream and never replayed. */
export function createEventHub() {
  const streams = new Set<ServerResponse>();
  const write = (text: string) => {
    for (const stream of streams) stream.write(text);
  };
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS).unref();

  return {
    open(response: ServerResponse): void {
      openStream(response, 'text/event-stream');
      response.write(`retry: ${RETRY_MS}\n: listening\n\n`);
      streams.add(response);
      response.on('close', () => streams.delete(response));
    },
    emit(name: EventName, data: object, id?: string): void {
      write(`event: ${name}\n${id ? `id: ${id}\n` : ''}data: ${JSON.stringify(data)}\n\n`);
    },
    close(): void {
      clearInterval(heartbeat);
      for (const stream of streams) stream.end();
      streams.clear();
    },
  };
}
