import { boolean, define, enums, type Infer, is, literal, number, optional, record, string, type } from 'superstruct';
import { StoredMessage } from '../message/rules.ts';

/** What a `Date` can hold, in milliseconds since 1970: https://tc39.es/ecma262/#sec-time-values-and-time-range. */
export const Time = define<number>('time', (value) => typeof value === 'number' && Math.abs(value) <= 8.64e15);

/**
 * A message waiting to be sent, under its id (message/identity.ts). Only the site validates its content.
 *
 * Times are in milliseconds since 1970. While `sending`, `nextAttemptAt` is when the sender's lease ends. `held`: only its author can act.
 * `problem.status` is the last attempt's HTTP status, or `NO_ANSWER`. `shared`: more than one form submitted it, so an error gives it back to none.
 * `honeypot`: the form's hidden field was filled in.
 */
const Row = type({
  id: string(),
  message: StoredMessage,
  createdAt: Time,
  state: enums(['queued', 'sending', 'held']),
  attempts: number(),
  nextAttemptAt: Time,
  shared: optional(boolean()),
  honeypot: optional(boolean()),
  problem: optional(type({ status: number(), detail: optional(string()), errors: optional(record(string(), string())) })),
});
export type Row = Infer<typeof Row>;

/** The status of an attempt to which the site did not answer. */
export const NO_ANSWER = 0;

/** What is left of a message that has reached the site, until its author is told. */
const Receipt = type({ id: string(), state: literal('sent'), createdAt: Time });
export type Receipt = Infer<typeof Receipt>;

/** A stored value that does not parse as a row: kept and shown to its author, never sent. */
export type Unreadable = { id: string; state: 'unreadable'; raw: unknown };
export type OutboxItem = Row | Unreadable;

export function readRow(value: unknown): Row | undefined {
  return is(value, Row) ? value : undefined;
}

export function isReceipt(value: unknown): value is Receipt {
  return is(value, Receipt);
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

/** Whether a message is to be shown as waiting: not one that is still on its first attempt, which nearly always succeeds. */
export function hasWaited(item: OutboxItem): boolean {
  if (!isRow(item)) return true;
  return item.state === 'sending' ? item.attempts > 1 : item.attempts > 0;
}
