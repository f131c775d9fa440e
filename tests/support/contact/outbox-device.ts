import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import type { ContactMessage } from '../../../src/message/fields.ts';
import { identify } from '../../../src/message/identity.ts';
import { createDatabase } from '../../../src/outbox/database.ts';
import type { Dependencies } from '../../../src/outbox/dependencies.ts';
import type { Draft } from '../../../src/outbox/draft.ts';
import type { OutboxEvent } from '../../../src/outbox/events.ts';
import { createOutbox, type Outbox } from '../../../src/outbox/outbox.ts';
import type { OutgoingMessage, PostResult } from '../../../src/outbox/post.ts';
import { isRow, type Row } from '../../../src/outbox/row.ts';
import type { Submission } from '../../../src/outbox/send.ts';
import { createStore, type Store } from '../../../src/outbox/store.ts';
import { MESSAGE } from './message.ts';

export const NOON = Date.UTC(2025, 10, 20, 12);

export const ACKNOWLEDGED: PostResult = { kind: 'acknowledged' };
export const UNREACHABLE: PostResult = { kind: 'unreachable' };
export const failed = (status: number, retryAfterMs?: number): PostResult => ({ kind: 'failed', status, retryAfterMs });
export const refused = (status: number, errors: Record<string, string> = {}): PostResult => ({
  kind: 'refused',
  status,
  errors,
  detail: 'Non.',
});

/** The site as seen by one attempt. */
export type Site = (outgoing: OutgoingMessage) => PostResult | Promise<PostResult>;

export function message(text: string): ContactMessage {
  return { ...MESSAGE, message: text };
}

/** A draft of the form with this name. */
export function draftOf({ name, email, message }: ContactMessage = MESSAGE): Draft {
  return { values: { name, email, message }, updatedAt: NOON };
}

/** The draft that is stored. */
export const draftIn = (store: Store) => store.changeDraft((draft) => draft);

/** The submission of a form that still shows this text. */
export function submissionOf(text: ContactMessage = MESSAGE, parts: Partial<Submission> = {}): Submission {
  return { message: text, draft: draftOf(text), ownTimes: new Set(), honeypot: false, isShown: () => true, onSafe: () => {}, ...parts };
}

/** The text of the row that `row` creates for this id. */
export const textOf = (id: string): string => `Texte du message ${id}`;

export function row(id: string, changes: Partial<Row> = {}): Row {
  return { id, message: message(textOf(id)), submittedAt: NOON, state: 'queued', attempts: 0, notBefore: NOON, ...changes };
}

/** A site that answers a post only once it is released. */
export function gatedSite(answer: PostResult) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  return { site: () => promise.then(() => answer), release };
}

/** Replaces the databases with an empty disk. */
export function freshDisk(): void {
  globalThis.indexedDB = new IDBFactory();
}

/** One device: a disk, a stopped clock, a site that answers as it is told, and any number of tabs. */
export function startDevice(site: Site = () => ACKNOWLEDGED) {
  freshDisk();
  const clock = { now: NOON };
  const device = {
    site,
    sent: [] as OutgoingMessage[],
    events: [] as OutboxEvent[],
    /** The number of times that every tab was told that this message has arrived. */
    toldSent: (id: string): number => device.events.filter((event) => event.kind === 'acknowledged' && event.id === id).length,
  };

  const openTab = (parts: Partial<Dependencies> = {}): { outbox: Outbox; store: Store } => {
    const store = parts.store ?? createStore(createDatabase(), () => clock.now);
    const outbox = createOutbox({
      store,
      post: async (outgoing) => {
        device.sent.push(outgoing);
        return device.site(outgoing);
      },
      now: () => clock.now,
      random: () => 1,
      publish: (event) => void device.events.push(event),
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
    /** Kills all tabs, whose unwritten work is lost; half a minute later, their leases have ended. */
    reboot: () => {
      clock.now += 30_000;
      return openTab();
    },
    put: async (...rows: Row[]): Promise<void> => {
      for (const added of rows) await first.store.change(added.id, () => ({ row: added, result: undefined }));
    },
    rows: async (): Promise<Row[]> => (await first.store.list()).filter(isRow),
    /** The ids of the messages posted to the site, in order, as the site computes them. */
    ids: () => Promise.all(device.sent.map(({ message, submittedAt }) => identify(message, submittedAt))),
    /** The texts that were posted, in order. */
    texts: () => device.sent.map(({ message }) => message.message),
  });
}

export function discard(store: Store, id: string): Promise<void> {
  return store.change(id, () => ({ row: null, result: undefined }));
}

/** An await at which a process dies: nothing after it ever runs. */
export function dead<Value>(): Promise<Value> {
  return new Promise(() => {});
}

/** The outbox's values, as they are stored. */
export async function stored(): Promise<unknown[]> {
  return createDatabase()(async (connection) => {
    const values = await connection.getAll('outbox');
    connection.close();
    return values;
  });
}

/** Writes a row that our own code never would. */
export async function tamper(value: { id: string }): Promise<void> {
  await createDatabase()(async (connection) => {
    await connection.put('outbox', value);
    connection.close();
  });
}
