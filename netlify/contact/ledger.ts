import { randomUUID } from 'node:crypto';
import { type BlobStore, StoreError } from './blob-store.ts';
import { type Entry, isOpen, type OpenEntry, readEntry, type Unwritten } from './entry.ts';
import { entryKey, partPrefix, readWaitingKey, WAITING, waitingKey } from './keys.ts';
import type { Letter } from './letter.ts';
import { LEASE } from './timing.ts';

/** A letter with the digest of its message (64 hexadecimal digits). */
export type ReceivedMessage = Letter & { digest: string };

/** What is stored under a key; `entry` is undefined when it cannot be read. */
export type Seen = { entry: Entry | undefined };

/** An entry that this run owns, with the etag of the write that proved ownership. */
export type OwnedEntry<E extends Entry = OpenEntry> = { key: string; entry: E; etag: string };

export type WaitingKey = { indexKey: string; key: string; receivedAt: number };

export type Ledger = ReturnType<typeof createLedger>;

/**
 * One entry per id. Each transition is one conditional write with a fresh nonce, and counts only if reading back returns that nonce.
 * An open entry is always in the waiting index: its index key is written before the claim and removed after the tombstone.
 * Transitions return undefined if another run was faster; all methods throw StoreError if the outcome is unknown.
 */
export function createLedger(store: BlobStore, now: () => number) {
  return {
    async look(key: string): Promise<Seen | undefined> {
      const blob = await store.read(key);
      return blob && { entry: readEntry(blob.data) };
    },

    /** Claims an id for which nothing was `seen`, or only an unreadable entry or one that an earlier version refused. */
    async claim(received: ReceivedMessage, seen: Seen | undefined): Promise<OwnedEntry | undefined> {
      const key = entryKey(received.id);
      const tagged = seen && (await store.readTagged(key));
      const before = tagged && readEntry(tagged.data);
      if (before && before.state !== 'refused') return undefined;
      await store.put(waitingKey(key, received.receivedAt), {});
      // An unreadable entry may have been sent: start it as `sending`, so that it is looked up first.
      const next = firstEntry(received, now(), tagged !== undefined && before === undefined);
      return prove(store, { key, next, before }, (entry) => (tagged ? store.replace(key, entry, tagged.etag) : store.create(key, entry)));
    },

    /** Makes an unused id an alias of the message that arrived under `first`. False if another run has used the id meanwhile. */
    async join({ id, digest }: ReceivedMessage, first: string): Promise<boolean> {
      const key = entryKey(id);
      const next = { state: 'joined', digest, first, at: now() } as const;
      return (await prove<Entry>(store, { key, next, before: undefined }, (entry) => store.create(key, entry))) !== undefined;
    },

    /** Takes the open entry `seen`, which nobody holds. */
    async takeOver(key: string, seen: OpenEntry): Promise<OwnedEntry | undefined> {
      const tagged = await store.readTagged(key);
      const before = tagged && readEntry(tagged.data);
      if (!tagged || !before || !isOpen(before) || before.nonce !== seen.nonce) return undefined;
      return prove(store, { key, next: takenOver(before, now()), before }, (entry) => store.replace(key, entry, tagged.etag));
    },

    /** Moves an owned entry to its next state. */
    async mark<E extends Entry>(owned: OwnedEntry, next: Unwritten<E>): Promise<OwnedEntry<E> | undefined> {
      const { key, entry: before, etag } = owned;
      return prove<E>(store, { key, next, before }, (entry) => store.replace(key, entry, etag));
    },

    /** Removes an entry from the index, once it has a tombstone. */
    async unlist({ key, entry }: OwnedEntry): Promise<void> {
      await store.remove(waitingKey(key, entry.receivedAt));
    },

    /** Removes an index key whose entry is settled or does not exist, or an entry that has expired. */
    forget: (key: string): Promise<void> => store.remove(key),

    /** The index, oldest first. */
    async waiting(): Promise<WaitingKey[]> {
      const indexKeys = await store.list(WAITING);
      return indexKeys.toSorted().flatMap((indexKey) => {
        const read = readWaitingKey(indexKey);
        return read ? [{ indexKey, ...read }] : [];
      });
    },

    /** The keys of all entries in one of the `PARTS`. */
    part: (part: number): Promise<string[]> => store.list(partPrefix(part)),
  };
}

type Transition<E extends Entry> = { key: string; next: Unwritten<E>; before: Entry | undefined };

/** Writes, reads back, and owns the entry only if the nonce that comes back is the one just written. */
async function prove<E extends Entry>(
  store: BlobStore,
  { key, next, before }: Transition<E>,
  write: (entry: E) => Promise<string | undefined>,
): Promise<OwnedEntry<E> | undefined> {
  const entry = { ...next, nonce: randomUUID() } as Entry as E;
  const written = await write(entry);
  const blob = await store.read(key);
  const found = blob && readEntry(blob.data);
  if (found?.nonce === entry.nonce) {
    const etag = blob?.etag ?? written ?? (await store.readTagged(key))?.etag ?? '';
    return { key, entry, etag };
  }
  if (!blob || found?.nonce === before?.nonce) throw new StoreError('The write did not land.');
  return undefined;
}

function firstEntry({ writtenAt, suspect, ...received }: ReceivedMessage, now: number, doubtful: boolean): Unwritten<OpenEntry> {
  const known = { ...(writtenAt !== undefined && { writtenAt }), ...(suspect && { suspect }) };
  const open = { ...received, ...known, leaseUntil: now + LEASE };
  return doubtful ? { state: 'sending', sendingAt: now, ...open } : { state: 'claimed', ...open };
}

/**
 * Keeps the state, which records what may have been sent and what the author was told. A `sendingAt` in the future, from a wrong clock,
 * becomes now.
 */
function takenOver({ nonce: _, ...entry }: OpenEntry, now: number): Unwritten<OpenEntry> {
  const leaseUntil = now + LEASE;
  return entry.state === 'sending' ? { ...entry, sendingAt: Math.min(entry.sendingAt, now), leaseUntil } : { ...entry, leaseUntil };
}
