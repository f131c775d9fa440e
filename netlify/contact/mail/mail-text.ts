import { authorFields, fields } from '../../../src/message/fields.ts';
import { suggestAddress } from '../../../src/message/suggest-address.ts';
import { cleanLine, clip } from '../../../src/message/visible-text.ts';
import type { ReceivedMessage } from '../ledger/entry.ts';
import { referenceOf } from '../ledger/keys.ts';
import type { SpamSignal } from '../spam.ts';

const SUBJECT_LENGTH = 120;
const SUBJECT_NAME_LENGTH = 40;
const SPAM = '[Indésirable\u00a0?] ';

const PARIS = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Paris' });

const COPY_ADDRESS = 'Le bouton « Répondre » ne connaît pas cette adresse : recopiez-la à la main.';

const SPAM_REASONS: Record<SpamSignal, string> = {
  honeypot: 'champ caché rempli',
  links: 'plus de dix liens',
  'link-in-name': 'un lien dans le nom',
  'forum-markup': 'balises de forum',
};

/** Warnings that staff need before they answer. */
export function warningsOf({ spam, message: { email } }: ReceivedMessage, hasReplyTo: boolean): string[] {
  const reasons = spam?.map((signal) => SPAM_REASONS[signal]).join(', ');
  const meant = suggestAddress(email);
  return [
    ...(reasons ? [`Signalé comme indésirable possible\u00a0: ${reasons}.`] : []),
    // The form has asked its author, who has left the question unanswered.
    ...(meant ? [`Adresse peut-être mal tapée\u00a0: ${meant}\u202f?`] : []),
    ...(hasReplyTo ? [] : [COPY_ADDRESS]),
  ];
}

/** Label and value of each line below the message. */
export function originLines({ id, receivedAt, submittedAt }: ReceivedMessage): [string, string][] {
  return [
    ...(submittedAt === undefined ? [] : [['Écrit', parisTime(submittedAt)] as [string, string]]),
    ['Reçu', parisTime(receivedAt)],
    ['Référence', referenceOf(id)],
  ];
}

/** « jeudi 20 novembre 2025 à 10:04 (heure de Paris) » */
function parisTime(time: number): string {
  return `${PARIS.format(time).replace(/ 1 /, ' 1er ')} (heure de Paris)`;
}

/** One line of at most 120 characters that identifies the message in an inbox. */
export function subjectOf({ message: { name, message }, spam }: ReceivedMessage): string {
  const opening = `${spam ? SPAM : ''}Message de ${line(name, SUBJECT_NAME_LENGTH)}\u00a0: `;
  return opening + line(message, SUBJECT_LENGTH - opening.length);
}

/** The body for mail clients that show no HTML. `hasReplyTo`: whether the mail has a Reply-To. */
export function textBody(received: ReceivedMessage, hasReplyTo: boolean): string {
  const print = (lines: [string, string][]) => lines.map(([label, value]) => `${label}\u00a0: ${value}`);
  const warnings = warningsOf(received, hasReplyTo).flatMap((warning) => ['', warning]);
  const author = authorFields(received.message).map(({ name, value }): [string, string] => [fields[name].label, value]);
  return [...print(author), ...warnings, '', received.message.message, '', '--', ...print(originLines(received)), ''].join('\n');
}

/** The text as one line of at most `length` UTF-16 code units. */
function line(text: string, length: number): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must not reach a header.
  const clean = cleanLine(text.replace(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' '));
  return clip(clean, (start) => start.length <= length);
}
