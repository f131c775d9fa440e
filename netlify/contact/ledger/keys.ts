import { dayOf, digestOf } from '../../../src/message/identity.ts';

/** Entries and index have different prefixes, so that listing what is pending never walks over a year of tombstones. */
export const ENTRIES = 'messages/';
export const PENDING = 'pending/';

const TIME_DIGITS = 15;
const DIGEST_DIGITS_OF_REFERENCE = 12;

const DAY_FOLDER = /^messages\/(\d{4}-\d{2}-\d{2})\/?$/;
const ENTRY_KEY = /^messages\/(\d{4}-\d{2}-\d{2})\/([0-9a-f]{64})$/;
const INDEX_KEY = /^pending\/(\d{15})-(\d{4}-\d{2}-\d{2}-[0-9a-f]{64})$/;

/** The ledger is a calendar: a message's id begins with its day. */
export function entryKey(id: string): string {
  return `${dayPrefix(dayOf(id))}${digestOf(id)}`;
}

/** The prefix of a day's entries. */
export function dayPrefix(day: string): string {
  return `${ENTRIES}${day}/`;
}

/** The id of a listed entry; undefined if the key is none of ours, e.g. a temporary file of the local blob server. */
export function readEntryKey(key: string): string | undefined {
  const [, day, digest] = ENTRY_KEY.exec(key) ?? [];
  return day && digest ? `${day}-${digest}` : undefined;
}

/** The day of a listed folder; undefined if the folder is not a day. */
export function readDay(folder: string): string | undefined {
  return DAY_FOLDER.exec(folder)?.[1];
}

/** The index key of an entry. Index keys sort by age. */
export function indexKeyOf({ id, receivedAt }: { id: string; receivedAt: number }): string {
  return `${PENDING}${String(receivedAt).padStart(TIME_DIGITS, '0')}-${id}`;
}

/** The parts of an index key; undefined if the text is no index key. */
export function readIndexKey(indexKey: string): { id: string; receivedAt: number } | undefined {
  const [, time, id] = INDEX_KEY.exec(indexKey) ?? [];
  return time && id ? { id, receivedAt: Number(time) } : undefined;
}

/** Names a message in the log and in staff's mail: enough to find it in the store and at Postmark, nothing about its author. */
export function referenceOf(id: string): string {
  return `${dayOf(id)}-${digestOf(id).slice(0, DIGEST_DIGITS_OF_REFERENCE)}`;
}
