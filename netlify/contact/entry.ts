import { boolean, type Infer, is, literal, number, optional, string, type, union } from 'superstruct';
import { StoredMessage } from '../../src/contact/message.ts';

/** What is known of a message at any moment before it is sent. Times are milliseconds since 1970; `nonce` names the write itself. */
const open = {
  id: string(),
  digest: string(),
  nonce: string(),
  receivedAt: number(),
  writtenAt: optional(number()),
  suspect: optional(boolean()),
  message: StoredMessage,
  /** Until then its owner is at work; 0 when nobody is. */
  leaseUntil: number(),
};

/** Nothing was sent, and its author was told nothing. */
const Claimed = type({ state: literal('claimed'), ...open });
/** Postmark may have it since `sendingAt`: nobody sends before a look-up. */
const Sending = type({ state: literal('sending'), sendingAt: number(), ...open });
/** Postmark certainly does not have it, and its author was told that it is kept; `problem` is the reason, for the operator. */
const Waiting = type({ state: literal('waiting'), problem: string(), ...open });
/** A tombstone: Postmark has it, the text is gone. Kept for good, so that a replay months later is recognised. */
const Sent = type({ state: literal('sent'), digest: string(), nonce: string(), messageId: string(), at: number() });
/** The id of a message that another id brought `first`: what becomes of that one is the answer to both. Kept for good, as a tombstone is. */
const Joined = type({ state: literal('joined'), digest: string(), nonce: string(), first: string(), at: number() });
/** A tombstone: Postmark refused this text, its author was told, the id is free again. */
const Refused = type({ state: literal('refused'), nonce: string(), at: number() });

const OpenEntry = union([Claimed, Sending, Waiting]);
const Entry = union([Claimed, Sending, Waiting, Sent, Joined, Refused]);

export type OpenEntry = Infer<typeof OpenEntry>;
export type Entry = Infer<typeof Entry>;

/** An entry without the nonce that only a write gives it. */
export type Unwritten<E extends Entry = Entry> = E extends Entry ? Omit<E, 'nonce'> : never;

/** Undefined when it is none: damaged, or written by a version of this code that is not known here. */
export function readEntry(data: unknown): Entry | undefined {
  return is(data, Entry) ? data : undefined;
}

export function isOpen(entry: Entry): entry is OpenEntry {
  return 'leaseUntil' in entry;
}
