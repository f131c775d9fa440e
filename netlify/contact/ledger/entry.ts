import { array, enums, type Infer, intersection, is, literal, number, optional, string, type, union } from 'superstruct';
import { StoredMessage } from '../../../src/message/rules.ts';
import { SPAM_SIGNALS } from '../spam.ts';

/** A message as it is kept and mailed to staff. Times are milliseconds since 1970, UTC. */
const ReceivedMessage = type({
  /** Computed by `identify` in src/message. */
  id: string(),
  message: StoredMessage,
  /** The time at which the function first received it. */
  receivedAt: number(),
  /** The time at which its author pressed the button, by their own clock; absent if it is implausible. */
  submittedAt: optional(number()),
  /** The reasons why it looks like advertising; absent if there is none. */
  spam: optional(array(enums(SPAM_SIGNALS))),
});
export type ReceivedMessage = Infer<typeof ReceivedMessage>;

/**
 * Fields of a pending entry. Its lease ends at `leaseUntil`, 0 if no run has it. `code` tells the operator why the last try did not end as
 * `sent`.
 */
const pending = { ...ReceivedMessage.schema, leaseUntil: number(), code: optional(string()) };

/** Postmark certainly does not have it. */
const Unsent = type({ state: literal('unsent'), ...pending });
/** Postmark may have had it since `sendingAt`: look it up before sending again. */
const Unknown = type({ state: literal('unknown'), sendingAt: number(), ...pending });
/** Tombstone: Postmark has the message, the text is deleted. Kept for `RETENTION_MS`, so that a replay months later is recognised. */
const Sent = type({ state: literal('sent'), id: string(), messageId: string(), at: number() });

const Entry = union([Unsent, Unknown, Sent]);
export type Entry = Infer<typeof Entry>;
export type PendingEntry = Exclude<Entry, { state: 'sent' }>;
export type UnknownEntry = Infer<typeof Unknown>;

const Written = intersection([Entry, type({ nonce: string() })]);
/** An entry as it is stored: `nonce` identifies the write. */
export type Written<E extends Entry = Entry> = E & { nonce: string };

/** Returns undefined if `data` is not a valid entry: damaged, or written by another version of this code. */
export function readEntry(data: unknown): Written | undefined {
  return is(data, Written) ? data : undefined;
}
