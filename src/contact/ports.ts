import type { EventChannel } from './events.ts';
import type { Lock } from './lock.ts';
import type { OutgoingMessage, PostResult } from './post.ts';
import type { Signals } from './protocol.ts';
import type { Store } from './store.ts';

/** Everything that the outbox depends on, injected so that a test can stop it, or the clock, at any `await`. */
export type Ports = Pick<EventChannel, 'publish' | 'isSent'> & {
  store: Store;
  post(outgoing: OutgoingMessage, signals?: Signals): Promise<PostResult>;
  lock: Lock;
  clock: {
    now(): number;
    /** From 0 to 1, like `Math.random`. */
    random(): number;
    sleep(ms: number): Promise<void>;
  };
  /** Requests a `sync` event, once there is something to send. Resolves once it is registered or given up on; never rejects. */
  requestSync(): Promise<void>;
};
