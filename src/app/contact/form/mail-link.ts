import { authorFields, type ContactMessage } from '../../../message/fields.ts';
import { cleanMessage } from '../../../message/normalize.ts';
import { clip } from '../../../message/visible-text.ts';

/** Windows and some mail programs refuse longer links, or cut them off without a word. */
const MAX_LENGTH = 1_999;
const MAX_SUBJECT_LENGTH = 200;
/** Left for the message, however long its author's name and address are. */
const MIN_BODY_LENGTH = 100;

/** A `mailto:` link with the message, and with what staff need to answer it. `isCut`: the link holds only the start of the message. */
export function mailLink(to: string, stored: ContactMessage): { href: string; isCut: boolean } {
  const clean = cleanMessage(stored);
  const start = `mailto:${to}?subject=${encode(shorten(`Message de ${clean.name}`, MAX_SUBJECT_LENGTH))}&body=`;
  const author = authorFields(clean).map(({ value }) => value);
  const end = encode(`\n\n${shorten(author.join('\n'), MAX_LENGTH - start.length - MIN_BODY_LENGTH)}`);
  const body = shorten(clean.message, MAX_LENGTH - start.length - end.length);
  return { href: start + encode(body) + end, isCut: body !== clean.message };
}

/** Line breaks as RFC 6068 wants them in a body. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n'));
}

/** Cuts the text to `room` characters once encoded. */
function shorten(text: string, room: number): string {
  return clip(text, (start) => encode(start).length <= room);
}
