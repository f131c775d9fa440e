import { boolean, type Infer, is, literal, number, optional, string, type, union } from 'superstruct';
import { StoredMessage } from '../../src/contact/message.ts';

/** Fields of an entry that is not settled yet. Times are milliseconds since 1970; `nonce` identifies the write. */
const open = {
  id: string(),
  digest: string(),
  nonce: string(),
  receivedAt: number(),
  writtenAt: optional(number()),
  suspect: optional(boolean()),
  message: StoredMessage,
  /** When the owner's lease ends; 0 if no run owns the entry. */
  leaseUntil: number(),
};

/** Nothing was sent, and its author was told nothing. */
const Claimed = type({ state: literal('claimed'), ...open });
/** Postmark may have had it since `sendingAt`: look it up before sending again. */
const Sending = type({ state: literal('sending'), sendingAt: number(), ...open });
/** Postmark certainly does not have it, and its author was told that it is accepted; `problem` tells the operator why it waits. */
const Waiting = type({ state: literal('waiting'), problem: string(), ...open });
/** Tombstone: Postmark has the message, the text is deleted. Kept for `RETENTION`, so that a replay months later is recognised. */
const Sent = type({ state: literal('sent'), digest: string(), nonce: string(), messageId: string(), at: number() });
/** Alias: the message arrived under the id `first`, whose entry answers for this one too. Kept like a tombstone. */
const Joined = type({ state: literal('joined'), digest: string(), nonce: string(), first: string(), at: number() });
/** Left by an earlier version, whose author was told that Postmark refused the text: the id is free again. */
const Refused = type({ state: literal('refused'), nonce: string(), at: number() });

const OpenEntry = union([Claimed, Sending, Waiting]);
const Entry = union([Claimed, Sending, Waiting, Sent, Joined, Refused]);

export type OpenEntry = Infer<typeof OpenEntry>;
export type Entry = Infer<typeof Entry>;

/** An entry before a write adds its nonce. */
export type Unwritten<E extends Entry = Entry> = E extends Entry ? Omit<E, 'nonce'> : never;

/** Undefined if `data` is not a valid entry: damaged, or written by another version of this code. */
export function readEntry(data: unknown): Entry | undefined {
  return is(data, Entry) ? data : undefined;
}

export function isOpen(entry: Entry): entry is OpenEntry {
  return 'leaseUntil' in entry;
}
