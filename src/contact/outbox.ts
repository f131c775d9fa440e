import { remove, retry, type TooLate, withdraw } from './amend.ts';
import { createDatabase } from './database.ts';
import type { Draft } from './draft.ts';
import { coalesce, drain } from './drain.ts';
import type { EventChannel } from './events.ts';
import { createLock } from './lock.ts';
import type { Ports } from './ports.ts';
import { type PostResult, post } from './post.ts';
import type { OutboxItem } from './row.ts';
import { createStore } from './store.ts';
import { type Outcome, type Submission, submit } from './submit.ts';

const LOCK = 'contact-outbox';

export type Outbox = {
  /** All stored messages, oldest first. Rejects when the browser refuses storage. */
  list(): Promise<OutboxItem[]>;
  /** Stores a message, then tries to send it. Never rejects. */
  submit(submission: Submission): Promise<Outcome>;
  /** Sends everything that may be sent now. Resolves with how many messages still wait for another try. */
  drain(): Promise<number>;
  retry(id: string): Promise<PostResult | TooLate>;
  remove(id: string): Promise<'done' | TooLate>;
  withdraw(id: string): Promise<Draft | TooLate>;
};

export function createOutbox(ports: Ports): Outbox {
  return {
    list: () => ports.store.list(),
    submit: (submission) => submit(ports, submission),
    drain: coalesce(() => drain(ports)),
    async retry(id) {
      const result = await retry(ports, id);
      // Sent meanwhile by another call, tab or worker. Its news was posted before the lock was released, and arrives while this call reads
      // the disk: in 1,500 trials in Chromium always before the first read returned.
      return result === 'gone' && ports.isSent(id) ? { kind: 'acknowledged', state: 'sent' } : result;
    },
    remove: (id) => remove(ports, id),
    withdraw: (id) => withdraw(ports, id),
  };
}

/** The browser's own storage, network, lock and clock. */
export function browserPorts({ publish, isSent }: EventChannel, requestSync: Ports['requestSync']): Ports {
  return {
    store: createStore(createDatabase()),
    post,
    lock: createLock(LOCK),
    clock: {
      now: () => Date.now(),
      random: () => Math.random(),
      sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    },
    publish,
    isSent,
    requestSync,
  };
}
