import { randomUUID } from 'node:crypto';
import { type BlobStore, StoreError } from './blob-store.ts';
import { type ContactMail, type Entry, type OpenEntry, readEntry, type Unwritten } from './entry.ts';
import { dayPrefix, ENTRIES, entryKey, readDay, readEntryKey, readWaitingKey, WAITING, waitingKey } from './keys.ts';
import { LEASE } from './timing.ts';

/** What is stored under an id; `entry` is undefined when it cannot be read. */
type Seen = { entry: Entry | undefined };

/** An entry that this run owns, with the etag of the write that proved ownership. */
export type OwnedEntry<E extends Entry = OpenEntry> = { entry: E; etag: string };

/** A key of the index, and what it says. */
export type WaitingMessage = { indexKey: string; id: string; receivedAt: number };

export type Ledger = ReturnType<typeof createLedger>;

/**
 * One entry per id. Each transition is one conditional write with a fresh nonce, and counts only if reading back returns that nonce.
 * An open entry is always in the waiting index: its index key is written before the claim and removed after the tombstone.
 * Transitions return undefined if another run was faster; all methods throw StoreError if the outcome is unknown.
 */
export function createLedger(store: BlobStore, now: () => number) {
  return {
    async look(id: string): Promise<Seen | undefined> {
      const blob = await store.read(entryKey(id));
      return blob && { entry: readEntry(blob.data) };
    },

    /** Claims the id of a message for which nothing was `seen`, or only an entry that cannot be read. */
    async claim(mail: ContactMail, seen: Seen | undefined): Promise<OwnedEntry | undefined> {
      const key = entryKey(mail.id);
      const damaged = seen && (await store.readTagged(key));
      if (damaged && readEntry(damaged.data)) return undefined;
      await store.put(waitingKey(mail.id, mail.receivedAt), {});
      const open = { ...mail, leaseUntil: now() + LEASE };
      if (!damaged) return writeAndVerify(store, { state: 'claimed', ...open }, undefined, (entry) => store.create(key, entry));
      // A damaged entry may have been sent: start it as `sending`, so that it is looked up first.
      const next = { state: 'sending', sendingAt: now(), ...open } as const;
      return writeAndVerify(store, next, undefined, (entry) => store.replace(key, entry, damaged.etag));
    },

    /** Takes the open entry `seen`, which nobody holds. */
    async takeOver(seen: OpenEntry): Promise<OwnedEntry | undefined> {
      const key = entryKey(seen.id);
      const tagged = await store.readTagged(key);
      const before = tagged && readEntry(tagged.data);
      if (!tagged || !before || before.state === 'sent' || before.nonce !== seen.nonce) return undefined;
      return writeAndVerify(store, takenOver(before, now()), before, (entry) => store.replace(key, entry, tagged.etag));
    },

    /** Moves an owned entry to its next state. */
    async mark<E extends Entry>({ entry: before, etag }: OwnedEntry, next: Unwritten<E>): Promise<OwnedEntry<E> | undefined> {
      return writeAndVerify<E>(store, next, before, (entry) => store.replace(entryKey(before.id), entry, etag));
    },

    /** Removes an entry from the index, once it has a tombstone. */
    unlist: ({ entry }: OwnedEntry): Promise<void> => store.remove(waitingKey(entry.id, entry.receivedAt)),

    /** Removes an index key whose entry is sent or does not exist. */
    dropWaiting: (indexKey: string): Promise<void> => store.remove(indexKey),

    /** The index, oldest first. */
    async waiting(): Promise<WaitingMessage[]> {
      const indexKeys = await store.list(WAITING);
      return indexKeys.toSorted().flatMap((indexKey) => {
        const read = readWaitingKey(indexKey);
        return read ? [{ indexKey, ...read }] : [];
      });
    },

    /** All days of which there may be entries, in order. */
    async days(): Promise<string[]> {
      const folders = await store.folders(ENTRIES);
      return folders.flatMap((folder) => readDay(folder) ?? []).toSorted();
    },

    /** The ids of all entries of a day. */
    async idsOf(day: string): Promise<string[]> {
      const keys = await store.list(dayPrefix(day));
      return keys.flatMap((key) => readEntryKey(key) ?? []);
    },

    /** Deletes an entry: only a tombstone, since Netlify cannot delete on a condition, and nobody changes one. */
    deleteTombstone: (id: string): Promise<void> => store.remove(entryKey(id)),
  };
}

/**
 * Writes an entry, reads it back, and owns it only if the nonce that comes back is the one just written.
 * @param before the entry that the write is to replace
 */
async function writeAndVerify<E extends Entry>(
  store: BlobStore,
  next: Unwritten<E>,
  before: Entry | undefined,
  write: (entry: E) => Promise<string | undefined>,
): Promise<OwnedEntry<E> | undefined> {
  const entry = { ...next, nonce: randomUUID() } as Entry as E;
  const key = entryKey(entry.id);
  const written = await write(entry);
  const blob = await store.read(key);
  const found = blob && readEntry(blob.data);
  if (found?.nonce === entry.nonce) {
    const etag = blob?.etag ?? written ?? (await store.readTagged(key))?.etag ?? '';
    return { entry, etag };
  }
  if (!blob || found?.nonce === before?.nonce) throw new StoreError('The write did not land.');
  return undefined;
}

/**
 * Keeps the state, which records what may have been sent and what the author was told. A `sendingAt` in the future, from a wrong clock,
 * becomes now.
 */
function takenOver({ nonce: _, ...entry }: OpenEntry, now: number): Unwritten<OpenEntry> {
  const leaseUntil = now + LEASE;
  return entry.state === 'sending' ? { ...entry, sendingAt: Math.min(entry.sendingAt, now), leaseUntil } : { ...entry, leaseUntil };
}
