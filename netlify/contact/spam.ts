import type { ContactMessage } from '../../src/contact/message.ts';

/** `fillTime`: milliseconds from the form's first touch to its submission; undefined when nobody measured (a replay, no JavaScript). */
export type Signals = { message: ContactMessage; trap: string; fillTime: number | undefined };

export type SpamReason = 'trap' | 'fast' | 'links' | 'link-in-name' | 'forum-markup';

/**
 * A wrong guess loses a customer in silence, so each limit lies where no person goes: a brief with more than ten links is a list, not a
 * brief. Haste alone proves nothing, since a restored draft is sent with one click: it counts only with the links of an advertisement.
 */
const MIN_FILL_TIME = 1_500;
const MAX_LINKS = 10;
const MAX_LINKS_IN_HASTE = 2;

const LINK = /https?:\/\/|\bwww\./giu;
const FORUM_MARKUP = /\[(?:url|link)[=\]]/i;

/** Why a message looks sent by a machine; empty for a person. */
export function spamReasons({ message, trap, fillTime }: Signals): SpamReason[] {
  const links = countLinks(message.message);
  const reasons: Record<SpamReason, boolean> = {
    trap: trap.trim() !== '',
    fast: fillTime !== undefined && fillTime < MIN_FILL_TIME && links > MAX_LINKS_IN_HASTE,
    links: links > MAX_LINKS,
    'link-in-name': message.name.includes('://'),
    'forum-markup': FORUM_MARKUP.test(message.message),
  };
  return (Object.keys(reasons) as SpamReason[]).filter((reason) => reasons[reason]);
}

/** `https://www.example.fr` is one link. */
export function countLinks(text: string): number {
  return text.replace(/(https?:\/\/)www\./gi, '$1').match(LINK)?.length ?? 0;
}

/** Reads the header; what is not a number of milliseconds is no measure. */
export function readFillTime(header: string | null): number | undefined {
  return header !== null && /^\d{1,12}$/.test(header) ? Number(header) : undefined;
}
