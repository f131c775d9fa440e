import { array, enums, type Infer, is, literal, number, optional, string, type, union } from 'superstruct';
import { StoredMessage } from '../../src/message/rules.ts';
import { SPAM_SIGNALS } from './spam.ts';

/** A message as it is kept and mailed to staff. Times are milliseconds since 1970, UTC. */
const ContactMail = type({
  /** As `identify` in src/message computes it. */
  id: string(),
  message: StoredMessage,
  /** When the function first received it. */
  receivedAt: number(),
  /** When its author pressed the button, by their own clock; absent if that time is implausible. */
  writtenAt: optional(number()),
  /** Why it looks like advertising; absent if nothing does. */
  spam: optional(array(enums(SPAM_SIGNALS))),
});
export type ContactMail = Infer<typeof ContactMail>;

/** Fields of an entry that is not settled yet: `nonce` identifies the write; the lease is over at `leaseUntil`, 0 if no run has it. */
const open = { ...ContactMail.schema, nonce: string(), leaseUntil: number() };

/** Nothing was sent, and its author was told nothing. */
const Claimed = type({ state: literal('claimed'), ...open });
/** Postmark may have had it since `sendingAt`: look it up before sending again. */
const Sending = type({ state: literal('sending'), sendingAt: number(), ...open });
/** Postmark certainly does not have it, and its author was told that it is accepted; `problem` tells the operator why it waits. */
const Waiting = type({ state: literal('waiting'), problem: string(), ...open });
/** Tombstone: Postmark has the message, the text is deleted. Kept for `RETENTION`, so that a replay months later is recognised. */
const Sent = type({ state: literal('sent'), id: string(), nonce: string(), messageId: string(), at: number() });

const OpenEntry = union([Claimed, Sending, Waiting]);
const Entry = union([Claimed, Sending, Waiting, Sent]);

export type OpenEntry = Infer<typeof OpenEntry>;
export type Entry = Infer<typeof Entry>;

/** An entry before a write adds its nonce. */
export type Unwritten<E extends Entry = Entry> = E extends Entry ? Omit<E, 'nonce'> : never;

/** Undefined if `data` is not a valid entry: damaged, or written by another version of this code. */
export function readEntry(data: unknown): Entry | undefined {
  return is(data, Entry) ? data : undefined;
}
