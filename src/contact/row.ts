import { boolean, define, enums, type Infer, is, number, optional, record, string, type } from 'superstruct';
import { Tried } from './draft.ts';
import { StoredMessage } from './message.ts';
import { ID_PATTERN } from './protocol.ts';

// Hand-written: superstruct's `pattern` and `size` would add more code than the rest of this file.
const Id = define<string>('id', (value) => typeof value === 'string' && ID_PATTERN.test(value));
/** What a `Date` can hold, in milliseconds since 1970: https://tc39.es/ecma262/#sec-time-values-and-time-range. */
const Time = define<number>('time', (value) => typeof value === 'number' && value >= 0 && value <= 8.64e15);

/**
 * A message waiting to be sent. Only the site validates its content: a message that older rules let in is still sent and, if refused, held
 * for its author to fix.
 *
 * Times are in milliseconds since 1970. While `sending`, `nextAttemptAt` is when the sender's lease expires. `problem.status` is the last
 * attempt's HTTP status, or 0 if the site was not reached. `shared`: more than one tab submitted it, so none may make it the draft again.
 * `unlocked`: its sender does not hold the lock. `tried`: the texts that its author sent before editing it.
 */
export const Row = type({
  id: Id,
  message: StoredMessage,
  createdAt: Time,
  state: enums(['queued', 'sending', 'held']),
  attempts: number(),
  nextAttemptAt: Time,
  shared: optional(boolean()),
  unlocked: optional(boolean()),
  tried: optional(Tried),
  problem: optional(type({ status: number(), detail: optional(string()), errors: optional(record(string(), string())) })),
});
export type Row = Infer<typeof Row>;

/** A stored value that does not parse as a row: kept and shown to its author, never sent. */
export type Unreadable = { id: string; state: 'unreadable'; raw: unknown };
export type OutboxItem = Row | Unreadable;

export function readRow(value: unknown): Row | undefined {
  return is(value, Row) ? value : undefined;
}

export function readItem(value: { id: string }): OutboxItem {
  return readRow(value) ?? { id: value.id, state: 'unreadable', raw: value };
}

export function isRow(item: OutboxItem): item is Row {
  return item.state !== 'unreadable';
}

/** Oldest first, unreadable items last. */
export function byAge(one: OutboxItem, other: OutboxItem): number {
  return ageOf(one) - ageOf(other) || 0;
}

function ageOf(item: OutboxItem): number {
  return isRow(item) ? item.createdAt : Number.MAX_VALUE;
}
