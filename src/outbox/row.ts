import { boolean, define, enums, type Infer, is, literal, number, optional, record, string, type } from 'superstruct';
import { StoredMessage } from '../message/rules.ts';

/** A time that a `Date` can hold, in milliseconds since 1970: https://tc39.es/ecma262/#sec-time-values-and-time-range. */
export const Time = define<number>('time', (value) => typeof value === 'number' && Math.abs(value) <= 8.64e15);

/**
 * A message waiting to be sent, under its id (message/identity.ts). Only the site validates its content.
 *
 * Times are in milliseconds since 1970.
 */
const Row = type({
  id: string(),
  message: StoredMessage,
  submittedAt: Time,
  /** `held`: only its author can act. */
  state: enums(['queued', 'sending', 'held']),
  attempts: number(),
  /**
   * The moment before which nobody else tries to send it: the end of its wait or, while `sending`, of its lease. A sender that finds another
   * moment on its row has lost the lease.
   */
  notBefore: Time,
  /** Two forms submitted this text: after an error it stays in the list, and neither has it back. */
  resubmitted: optional(boolean()),
  /** The form's hidden field was filled in. */
  honeypot: optional(boolean()),
  /** The last attempt's, unless one is under way; without a status, the site did not answer. */
  lastError: optional(type({ status: optional(number()), detail: optional(string()), errors: optional(record(string(), string())) })),
});
export type Row = Infer<typeof Row>;

/** The rest of a message that has reached the site, until its author is told. */
const Receipt = type({ id: string(), state: literal('acknowledged'), submittedAt: Time });
export type Receipt = Infer<typeof Receipt>;

/** A stored value that is neither: kept and shown to its author, never sent. */
export type Unreadable = { id: string; state: 'unreadable'; raw: unknown };

/** What may be stored under a message's id. */
export type Stored = Row | Receipt | Unreadable;
/** An item of the list that the author sees. */
export type OutboxItem = Exclude<Stored, Receipt>;

export function readStored(value: { id: string }): Stored {
  return is(value, Row) || is(value, Receipt) ? value : { id: value.id, state: 'unreadable', raw: value };
}

export function isReceipt(stored: Stored): stored is Receipt {
  return stored.state === 'acknowledged';
}

export function isRow(stored: Stored | undefined): stored is Row {
  return stored !== undefined && stored.state !== 'acknowledged' && stored.state !== 'unreadable';
}

/** Sorts the oldest first, unreadable items last. */
export function byAge(one: OutboxItem, other: OutboxItem): number {
  return ageOf(one) - ageOf(other);
}

function ageOf(item: OutboxItem): number {
  return isRow(item) ? item.submittedAt : Number.MAX_VALUE;
}
