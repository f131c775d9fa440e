import { sha256 } from './identity.ts';

/** Entries and index live under different folders, so that listing what waits never walks over years of tombstones. */
const ENTRIES = 'messages/';
export const WAITING = 'waiting/';

const HASH_LENGTH = 64;
const TIME_DIGITS = 15;
const WAITING_KEY = /^waiting\/(\d{15})-([0-9a-f]{64})$/;

/** The id's hash and not the id: a client chose that. */
export function entryKey(id: string): string {
  return keyOfHash(sha256(id));
}

/** 256 folders, because the local server reads a whole folder to name one etag. */
function keyOfHash(hash: string): string {
  return `${ENTRIES}${hash.slice(0, 2)}/${hash}`;
}

function hashOf(key: string): string {
  return key.slice(-HASH_LENGTH);
}

/** Sorts by age. The same entry always has the same one. */
export function waitingKey(key: string, receivedAt: number): string {
  return `${WAITING}${String(receivedAt).padStart(TIME_DIGITS, '0')}-${hashOf(key)}`;
}

/** Undefined for what is no index key, e.g. the local server's temporary files. */
export function readWaitingKey(indexKey: string): { key: string; receivedAt: number } | undefined {
  const [, time, hash] = WAITING_KEY.exec(indexKey) ?? [];
  return time && hash ? { key: keyOfHash(hash), receivedAt: Number(time) } : undefined;
}

/** Names an entry in a log: enough to find it in the store, nothing about its author. */
export function referenceOf(key: string): string {
  return hashOf(key).slice(0, 12);
}
