import { createDatabase } from './database.ts';
import type { EventChannel } from './events.ts';
import { type OutgoingMessage, type PostResult, post } from './post.ts';
import { createStore, type Store } from './store.ts';

/** Everything that the outbox depends on, injected so that a test can stop it, or the clock, at any `await`. */
export type Dependencies = Pick<EventChannel, 'publish'> & {
  store: Store;
  post(outgoing: OutgoingMessage): Promise<PostResult>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Returns a number from 0 to 1. */
  random(): number;
  /** Requests a `sync` event, once there is something to send. Resolves once it is registered or given up on; never rejects. */
  requestSync(): Promise<void>;
};

/** The browser's own storage, network and clock. */
export function browserDependencies({ publish }: EventChannel, requestSync: Dependencies['requestSync']): Dependencies {
  return { store: createStore(createDatabase()), post, now: () => Date.now(), random: Math.random, publish, requestSync };
}
