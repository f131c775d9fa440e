import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { createDatabase } from '../../src/contact/database.ts';
import { createDraft, type Draft } from '../../src/contact/draft.ts';
import type { OutboxEvent } from '../../src/contact/events.ts';
import { createLock } from '../../src/contact/lock.ts';
import type { ContactMessage } from '../../src/contact/message.ts';
import { createOutbox, type Outbox } from '../../src/contact/outbox.ts';
import type { Ports } from '../../src/contact/ports.ts';
import type { OutgoingMessage, PostResult } from '../../src/contact/post.ts';
import type { Signals } from '../../src/contact/protocol.ts';
import { isRow, type OutboxItem, type Row } from '../../src/contact/row.ts';
import { createStore, type Store } from '../../src/contact/store.ts';

export const MESSAGE: ContactMessage = {
  name: 'Jeanne Martin',
  email: 'jeanne@exemple.fr',
  message: 'Bonjour, nous voulons refaire le site.',
};
export const NOON = Date.UTC(2025, 10, 20, 12);

export const ACKNOWLEDGED: PostResult = { kind: 'acknowledged', state: 'sent' };
export const UNREACHABLE: PostResult = { kind: 'unreachable' };
export const failed = (status: number, retryAfterMs?: number): PostResult => ({
  kind: 'failed',
  status,
  ...(retryAfterMs ? { retryAfterMs } : {}),
});
export const refused = (status: number, errors: Record<string, string> = {}): PostResult => ({
  kind: 'refused',
  status,
  errors,
  detail: 'Non.',
});

type Sent = OutgoingMessage & { signals: Signals | undefined };
/** The site as seen by one attempt. */
export type Site = (outgoing: OutgoingMessage, signals?: Signals) => PostResult | Promise<PostResult>;

export function message(text: string): ContactMessage {
  return { ...MESSAGE, message: text };
}

export function draftOf({ name, email, message }: ContactMessage = MESSAGE): Draft {
  return createDraft({ name, email, message });
}

export function row(id: string, changes: Partial<Row> = {}): Row {
  return { id, message: message(`Texte du message ${id}`), createdAt: NOON, state: 'queued', attempts: 0, nextAttemptAt: NOON, ...changes };
}

/** A site that answers a post only once it is released. */
export function heldSite(answer: PostResult) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  return { site: () => promise.then(() => answer), release };
}

/** Replaces the databases with an empty disk. */
export function freshDisk(): void {
  globalThis.indexedDB = new IDBFactory();
}

let locks = 0;

/** One device: a disk, a stopped clock, a site that answers as it is told, and any number of tabs. */
export function startDevice(site: Site = () => ACKNOWLEDGED) {
  freshDisk();
  let lockName = `outbox-${++locks}`;
  const clock = { now: NOON, slept: [] as number[] };
  const device = {
    site,
    sent: [] as Sent[],
    events: [] as OutboxEvent[],
    /** How often every tab was told that this message has arrived. */
    toldSent: (id: string): number => device.events.filter((event) => event.kind === 'sent' && event.id === id).length,
  };

  const openTab = (parts: Partial<Ports> = {}): { outbox: Outbox; store: Store } => {
    const store = parts.store ?? createStore(createDatabase());
    const outbox = createOutbox({
      store,
      post: async (outgoing, signals) => {
        device.sent.push({ ...outgoing, signals });
        return device.site(outgoing, signals);
      },
      lock: createLock(lockName),
      clock: { now: () => clock.now, random: () => 1, sleep: async (ms) => void clock.slept.push(ms) },
      publish: (event) => void device.events.push(event),
      isSent: (id) => device.toldSent(id) > 0,
      requestSync: async () => {},
      ...parts,
    });
    return { outbox, store };
  };
  const first = openTab();
  return Object.assign(device, {
    clock,
    openTab,
    ...first,
    /** All tabs die: their locks are released, and what they had not written is lost. */
    reboot: () => {
      lockName = `outbox-${++locks}`;
      return openTab();
    },
    put: async (...rows: Row[]): Promise<void> => {
      for (const added of rows) await first.store.change(added.id, () => added);
    },
    rows: async (): Promise<Row[]> => (await first.store.list()).filter(isRow),
    row: async (id: string): Promise<OutboxItem | undefined> => (await first.store.list()).find((item) => item.id === id),
    ids: () => device.sent.map(({ id }) => id),
  });
}

/** An await at which a process dies: nothing after it ever runs. */
export function dead<Value>(): Promise<Value> {
  return new Promise(() => {});
}

/** Writes a row that our own code never would. */
export async function tamper(value: { id: string }): Promise<void> {
  await createDatabase()(async (connection) => {
    await connection.put('outbox', value);
    connection.close();
  });
}
