import { randomUUID } from 'node:crypto';
import { LEASE_MS } from '../timing.ts';
import { type BlobStore, StoreError } from './blob-store.ts';
import { type Entry, type PendingEntry, type ReceivedMessage, readEntry, type UnknownEntry, type Written } from './entry.ts';
import { dayPrefix, ENTRIES, entryKey, indexKeyOf, PENDING, readDay, readEntryKey, readIndexKey } from './keys.ts';

/** An entry with the etag under which it can be replaced. */
type Versioned<E> = { entry: E; etag: string };

/** What is stored under an id; its entry is undefined if it cannot be read. */
type StoredEntry = Versioned<Written | undefined>;

export function isPending(stored: StoredEntry | undefined): stored is Versioned<Written<PendingEntry>> {
  return stored?.entry !== undefined && stored.entry.state !== 'sent';
}

export function isUnknown(stored: StoredEntry): stored is Versioned<Written<UnknownEntry>> {
  return stored.entry?.state === 'unknown';
}

/** An entry that this run owns, with the etag of the write that proved it. */
export type OwnedEntry<E extends Entry = PendingEntry> = Versioned<Written<E>>;

/**
 * A message in the index. Posts of one message at the same time each leave a key; `receivedAt` is the oldest's, `latestAt` the newest's.
 */
export type PendingMessage = { id: string; indexKeys: string[]; receivedAt: number; latestAt: number };

export type Ledger = ReturnType<typeof createLedger>;

/**
 * One entry per id. Each transition is one conditional write with a fresh nonce, and counts only if reading back returns that nonce.
 * A pending entry is always in the index: its index key is written before its first entry and removed after the tombstone.
 * Transitions return undefined if another run was faster; all methods throw StoreError if the outcome is unknown.
 */
export function createLedger(store: BlobStore, now: () => number) {
  return {
    async read(id: string): Promise<StoredEntry | undefined> {
      const blob = await store.read(entryKey(id));
      return blob && { entry: readEntry(blob.data), etag: blob.etag };
    },

    /** Writes the first entry of a message for which there is nothing, or only an `unreadable` one. */
    async enter(received: ReceivedMessage, unreadable: StoredEntry | undefined): Promise<OwnedEntry | undefined> {
      await store.put(indexKeyOf(received), {});
      const pending = { ...received, leaseUntil: now() + LEASE_MS };
      // An unreadable entry may have been sent: start it as `unknown`, so that it is looked up first.
      const next: PendingEntry = unreadable ? { state: 'unknown', sendingAt: now(), ...pending } : { state: 'unsent', ...pending };
      return writeAndVerify(store, next, unreadable);
    },

    /** Takes the lease of a pending entry that no run has. Keeps its state, which records what may have been sent. */
    async claim(before: Versioned<Written<PendingEntry>>): Promise<OwnedEntry | undefined> {
      const next = { ...before.entry, leaseUntil: now() + LEASE_MS };
      // One in the future comes from a wrong clock.
      if (next.state === 'unknown') next.sendingAt = Math.min(next.sendingAt, now());
      return writeAndVerify<PendingEntry>(store, next, before);
    },

    /** Moves an owned entry to its next state. */
    async update<E extends Entry>(owned: OwnedEntry, next: E): Promise<OwnedEntry<E> | undefined> {
      return writeAndVerify(store, next, owned);
    },

    /** Removes index keys whose entry has become a tombstone, or that belong to no entry. */
    async removeIndexKeys(indexKeys: string[]): Promise<void> {
      for (const indexKey of indexKeys) await store.remove(indexKey);
    },

    /** Resolves with all messages in the index, oldest first. */
    async pending(): Promise<PendingMessage[]> {
      const messages = new Map<string, PendingMessage>();
      for (const indexKey of (await store.list(PENDING)).toSorted()) {
        const read = readIndexKey(indexKey);
        if (!read) continue;
        const { id, receivedAt } = read;
        const known = messages.get(id);
        const indexKeys = [...(known?.indexKeys ?? []), indexKey];
        messages.set(id, { id, indexKeys, receivedAt: known?.receivedAt ?? receivedAt, latestAt: receivedAt });
      }
      return [...messages.values()];
    },

    /** Resolves with all days of which there may be entries, in order. */
    async days(): Promise<string[]> {
      const folders = await store.folders(ENTRIES);
      return folders.flatMap((folder) => readDay(folder) ?? []).toSorted();
    },

    /** Resolves with the ids of all entries of a day. */
    async idsOf(day: string): Promise<string[]> {
      const keys = await store.list(dayPrefix(day));
      return keys.flatMap((key) => readEntryKey(key) ?? []);
    },

    /** Deletes a tombstone. No other entry may be deleted: Netlify cannot delete on a condition, and only a tombstone never changes. */
    deleteTombstone: (id: string): Promise<void> => store.remove(entryKey(id)),
  };
}

/**
 * Writes an entry under a fresh nonce, reads it back, and owns it only if the nonce that comes back is the one just written.
 * @param before what the write replaces, if anything
 */
async function writeAndVerify<E extends Entry>(
  store: BlobStore,
  next: E,
  before: StoredEntry | undefined,
): Promise<OwnedEntry<E> | undefined> {
  const entry = { ...next, nonce: randomUUID() };
  const key = entryKey(entry.id);
  await (before ? store.replace(key, entry, before.etag) : store.create(key, entry));
  const blob = await store.read(key);
  const found = blob && readEntry(blob.data);
  if (blob && found?.nonce === entry.nonce) return { entry, etag: blob.etag };
  if (!blob || found?.nonce === before?.entry?.nonce) throw new StoreError('The write did not land.');
  return undefined;
}
