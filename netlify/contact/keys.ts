import { sha256 } from './identity.ts';

/** Entries and index have different prefixes, so that listing what waits never walks over years of tombstones. */
const ENTRIES = 'messages/';
export const WAITING = 'waiting/';

/** Entries are swept in parts, by the first three digits of their hash, one part in each run. */
export const PARTS = 4096;

const HASH_LENGTH = 64;
const TIME_DIGITS = 15;
const WAITING_KEY = /^waiting\/(\d{15})-([0-9a-f]{64})$/;

/** Hashes the id, because clients choose it. */
export function entryKey(id: string): string {
  return keyOfHash(sha256(id));
}

/** Spread over 256 folders, because the local blob server reads a whole folder to return one etag. */
function keyOfHash(hash: string): string {
  return `${ENTRIES}${hash.slice(0, 2)}/${hash}`;
}

/** The prefix of a part's keys. */
export function partPrefix(part: number): string {
  return keyOfHash(part.toString(16).padStart(3, '0'));
}

function hashOf(key: string): string {
  return key.slice(-HASH_LENGTH);
}

/** Index keys sort by age. An entry always has the same one. */
export function waitingKey(key: string, receivedAt: number): string {
  return `${WAITING}${String(receivedAt).padStart(TIME_DIGITS, '0')}-${hashOf(key)}`;
}

/** Undefined if it is not an index key, e.g. a temporary file of the local blob server. */
export function readWaitingKey(indexKey: string): { key: string; receivedAt: number } | undefined {
  const [, time, hash] = WAITING_KEY.exec(indexKey) ?? [];
  return time && hash ? { key: keyOfHash(hash), receivedAt: Number(time) } : undefined;
}

/** Names an entry in a log: enough to find it in the store, nothing about its author. */
export function referenceOf(key: string): string {
  return hashOf(key).slice(0, 12);
}
