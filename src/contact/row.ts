import { boolean, define, enums, type Infer, is, number, optional, record, string, type } from 'superstruct';
import { Tried } from './draft.ts';
import { StoredMessage } from './message.ts';
import { ID_PATTERN } from './protocol.ts';

// By hand: the refinements `pattern` and `size` weigh more than the rest of this file.
const Id = define<string>('id', (value) => typeof value === 'string' && ID_PATTERN.test(value));
/** What a `Date` can hold, in milliseconds since 1970: https://tc39.es/ecma262/#sec-time-values-and-time-range. */
const Time = define<number>('time', (value) => typeof value === 'number' && value >= 0 && value <= 8.64e15);

/**
 * A message on its way. Its content is checked by the site alone: what an older version of the rules let in is sent and, when refused, held
 * where its author can mend it.
 *
 * Times are `Date.now()`. While `sending`, `nextAttemptAt` is when the sender must be dead. `problem.status` is what the last attempt met:
 * an HTTP status, or 0 when the site was not reached. `shared`: more than one tab submitted it, so one alone may not give it back.
 * `unlocked`: its sender does without the lock. `tried`: what its author had sent of it before.
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

/** A row that is no longer what was written: shown and kept for its author, never sent. */
export type Unreadable = { id: string; state: 'unreadable'; raw: unknown };
export type Entry = Row | Unreadable;

export function readRow(value: unknown): Row | undefined {
  return is(value, Row) ? value : undefined;
}

export function readEntry(value: { id: string }): Entry {
  return readRow(value) ?? { id: value.id, state: 'unreadable', raw: value };
}

export function isRow(entry: Entry): entry is Row {
  return entry.state !== 'unreadable';
}

/** Oldest first, what cannot be read last. */
export function byAge(one: Entry, other: Entry): number {
  return ageOf(one) - ageOf(other) || 0;
}

function ageOf(entry: Entry): number {
  return isRow(entry) ? entry.createdAt : Number.MAX_VALUE;
}
