import { randomUUID } from 'node:crypto';
import type { OutgoingMail } from './outgoing-mail.ts';

export type Mail = OutgoingMail & { MessageID: string; ReceivedAt: string };

/** How many accepted mails have a given value in a given metadata field, e.g. `{'contact-id': {'<uuid>': 1}}`. */
type MetadataCounts = Record<string, Record<string, number>>;

export type Ledger = ReturnType<typeof createLedger>;

/** Every accepted mail, in memory, without a limit: a test must be able to count all of them. */
export function createLedger() {
  const mails = new Map<string, Mail>();

  return {
    accept(outgoing: OutgoingMail): Mail {
      const mail = { ...outgoing, MessageID: randomUUID(), ReceivedAt: new Date().toISOString() };
      mails.set(mail.MessageID, mail);
      return mail;
    },
    find: (messageId: string): Mail | undefined => mails.get(messageId),
    newestFirst: (): Mail[] => [...mails.values()].reverse(),
    clear: (): void => mails.clear(),
    countByMetadata: (): MetadataCounts => countByMetadata(mails.values()),
  };
}

function countByMetadata(mails: Iterable<Mail>): MetadataCounts {
  // Maps, because a key named __proto__ would not survive assignment to an object; fromEntries defines it like any other.
  const counts = new Map<string, Map<string, number>>();
  for (const mail of mails) {
    for (const [key, value] of Object.entries(mail.Metadata)) {
      const ofKey = counts.get(key) ?? new Map<string, number>();
      counts.set(key, ofKey.set(value, (ofKey.get(value) ?? 0) + 1));
    }
  }
  return Object.fromEntries([...counts].map(([key, ofKey]) => [key, Object.fromEntries(ofKey)]));
}
