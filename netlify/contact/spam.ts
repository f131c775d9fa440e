import type { ContactMessage } from '../../src/message/fields.ts';

export const SPAM_SIGNALS = ['honeypot', 'links', 'link-in-name', 'forum-markup'] as const;
export type SpamSignal = (typeof SPAM_SIGNALS)[number];

/** Also in words, for staff: `SPAM_REASONS` in mail/mail-text.ts. */
const MAX_LINKS = 10;

const LINK = /https?:\/\/|\bwww\./giu;
const FORUM_MARKUP = /\[(?:url|link)[=\]]/i;

/**
 * The reasons why a message looks like advertising; none for most. Signals only mark the mail: each has its false positives, such as
 * password managers that fill in the honeypot, and none may lose a customer.
 */
export function spamSignals({ name, message }: ContactMessage, isHoneypotFilled: boolean): SpamSignal[] {
  const isFound: Record<SpamSignal, boolean> = {
    honeypot: isHoneypotFilled,
    links: countLinks(message) > MAX_LINKS,
    'link-in-name': name.includes('://'),
    'forum-markup': FORUM_MARKUP.test(message),
  };
  return SPAM_SIGNALS.filter((signal) => isFound[signal]);
}

/** Counts `https://www.example.fr` as one link. */
function countLinks(text: string): number {
  return text.replace(/(https?:\/\/)www\./gi, '$1').match(LINK)?.length ?? 0;
}
