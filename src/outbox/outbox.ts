import { createDatabase } from './database.ts';
import type { Draft } from './draft.ts';
import { coalesce, drain } from './drain.ts';
import type { EventChannel } from './events.ts';
import { type OutgoingMessage, type PostResult, post } from './post.ts';
import type { OutboxItem, Receipt, Row } from './row.ts';
import { attempt, type Outcome, type Submission, submit } from './send.ts';
import { createStore, type Store } from './store.ts';
import { type Conflict, recall, remove } from './withdraw.ts';

/** Everything that the outbox depends on, injected so that a test can stop it, or the clock, at any `await`. */
export type Ports = Pick<EventChannel, 'publish'> & {
  store: Store;
  post(outgoing: OutgoingMessage): Promise<PostResult>;
  /** `now` in milliseconds since 1970; `random` from 0 to 1. */
  clock: { now(): number; random(): number };
  /** Requests a `sync` event, once there is something to send. Resolves once it is registered or given up on; never rejects. */
  requestSync(): Promise<void>;
};

/** Messages on this device that have not reached the site yet. Methods other than `submit` reject when the browser refuses storage. */
export type Outbox = {
  /** All stored messages, oldest first. */
  list(): Promise<OutboxItem[]>;
  /** Stores a message, then tries to send it. Never rejects. */
  submit(submission: Submission): Promise<Outcome>;
  /** Sends everything that may be sent now. Resolves with the messages that still wait for a try, or for its end. */
  drain(): Promise<Row[]>;
  /** Tries to send one message now, even if it is held or its next attempt is not due. */
  retry(id: string): Promise<PostResult | Conflict>;
  /** Removes a message for good, readable or not. */
  remove(id: string): Promise<'done' | Conflict>;
  /** Turns a message back into the draft, for its author to edit. */
  recall(id: string): Promise<Draft | Conflict>;
  /** The messages that have reached the site, or one of them, of which nobody has told their author. Each is returned once, to one tab. */
  collectReceipts(id?: string): Promise<Receipt[]>;
};

export function createOutbox(ports: Ports): Outbox {
  const { store, publish } = ports;
  return {
    list: () => store.list(),
    submit: (submission) => submit(ports, submission),
    drain: coalesce(() => drain(ports)),
    async retry(id) {
      const result = await attempt(ports, id);
      // The whole storage may have been cleared: every list refreshes.
      if (result === 'gone') publish({ kind: 'changed' });
      return result;
    },
    remove: (id) => remove(ports, id),
    recall: (id) => recall(ports, id),
    collectReceipts: (id) => store.collectReceipts(id),
  };
}

/** The browser's own storage, network and clock. */
export function browserPorts({ publish }: EventChannel, requestSync: Ports['requestSync']): Ports {
  return { store: createStore(createDatabase()), post, clock: { now: () => Date.now(), random: Math.random }, publish, requestSync };
}
