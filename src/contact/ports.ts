import type { Delivery, Envelope, Signals } from './deliver.ts';
import type { Lock } from './lock.ts';
import type { News } from './news.ts';
import type { Store } from './store.ts';

/** All that the outbox touches, given to it: whoever stands in for these can stop it, or the clock, at any await. */
export type Ports = {
  store: Store;
  deliver(envelope: Envelope, signals?: Signals): Promise<Delivery>;
  lock: Lock;
  clock: {
    now(): number;
    /** From 0 to 1, as Math.random. */
    random(): number;
    sleep(ms: number): Promise<void>;
  };
  tell(news: News): void;
  /** Asks the browser for a `sync` event, once there is something to send. Resolves when it is sure to come, or will not; never rejects. */
  ring(): Promise<void>;
};
