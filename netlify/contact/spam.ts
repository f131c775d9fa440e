import type { ContactMessage } from '../../src/contact/message.ts';
import type { Signals } from '../../src/contact/protocol.ts';

export type Suspicion = 'fast' | 'links' | 'link-in-name' | 'forum-markup';

/** A short fill time alone proves nothing, since a restored draft is sent with one click: it counts only along with several links. */
const MIN_FILL_TIME = 1_500;
const MAX_LINKS = 10;
const MAX_LINKS_IN_HASTE = 2;

const LINK = /https?:\/\/|\bwww\./giu;
const FORUM_MARKUP = /\[(?:url|link)[=\]]/i;

/** Only bots fill in a field that people do not see: such a message is dropped, and its sender is not told. */
export function isHoneypotFilled({ honeypot = '' }: Signals): boolean {
  return honeypot.trim() !== '';
}

/** Why a message looks like advertising; empty for most. A false positive must not lose a customer, so this only marks the mail. */
export function suspicionsOf(message: ContactMessage, { fillTime }: Signals): Suspicion[] {
  const links = countLinks(message.message);
  const reasons: Record<Suspicion, boolean> = {
    fast: fillTime !== undefined && fillTime < MIN_FILL_TIME && links > MAX_LINKS_IN_HASTE,
    links: links > MAX_LINKS,
    'link-in-name': message.name.includes('://'),
    'forum-markup': FORUM_MARKUP.test(message.message),
  };
  return (Object.keys(reasons) as Suspicion[]).filter((reason) => reasons[reason]);
}

/** Counts `https://www.example.fr` as one link. */
export function countLinks(text: string): number {
  return text.replace(/(https?:\/\/)www\./gi, '$1').match(LINK)?.length ?? 0;
}

/** Undefined unless the header is a whole number of milliseconds. */
export function readFillTime(header: string | null): number | undefined {
  return header !== null && /^\d{1,12}$/.test(header) ? Number(header) : undefined;
}
