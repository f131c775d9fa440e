import { define, type Infer, optional, type Struct, string, type, validate } from 'superstruct';
import { sha256 } from './sha256.ts';
import { dropDirection, dropInvisible, trimBlank, visibleLength } from './visible-text.ts';

/** Limits of a contact message, shared by the form, the outbox and the function, in UTF-16 code units of the clean text. */
export const limits = { nameMin: 2, nameMax: 100, emailMax: 254, phoneMax: 100, messageMin: 10, messageMax: 20_000 } as const;

/**
 * A dot-atom, an at sign, and a host name of at least two labels, the last one not a number. Labels may be internationalised (letters of
 * any script) or in Punycode, to which Chromium converts them. No invisible characters.
 */
const EMAIL =
  /^[^\s\p{C}@.,;:"()<>[\]\\]+(?:\.[^\s\p{C}@.,;:"()<>[\]\\]+)*@(?:[\p{L}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]*[a-z\d])$/iu;

function text(name: string, check: (value: string) => true | string): Struct<string, null> {
  return define<string>(name, (value) => {
    const verdict = check(typeof value === 'string' ? value : '');
    return typeof value === 'string' || verdict !== true ? verdict : 'Texte attendu';
  });
}

export const ContactMessage = type({
  name: text('name', (value) => {
    if (visibleLength(value) < limits.nameMin) return `Le nom doit contenir au moins ${limits.nameMin} caractères`;
    return value.length <= limits.nameMax || `Le nom doit contenir au plus ${limits.nameMax} caractères`;
  }),
  email: text('email', (value) => (value.length <= limits.emailMax && EMAIL.test(value)) || 'Email invalide'),
  phone: optional(
    text('phone', ({ length }) => length <= limits.phoneMax || `Le téléphone doit contenir au plus ${limits.phoneMax} caractères`),
  ),
  message: text('message', (value) => {
    if (visibleLength(value) < limits.messageMin) return `Le message doit contenir au moins ${limits.messageMin} caractères`;
    return value.length <= limits.messageMax || 'Le message doit contenir au plus 20 000 caractères';
  }),
});
export type ContactMessage = Infer<typeof ContactMessage>;

/** Checks the shape only: a stored message must stay readable when the rules change. */
export const StoredMessage = type({ name: string(), email: string(), phone: optional(string()), message: string() });

export const fields = ['name', 'email', 'phone', 'message'] as const;
export type FieldName = (typeof fields)[number];
export type FieldErrors = Record<string, string>;

export function isField(name: string): name is FieldName {
  return (fields as readonly string[]).includes(name);
}

/**
 * The form in which messages are stored, sent and compared: trimmed, in Unicode NFC, line feeds only, without an empty phone. Single-line
 * fields lose all control characters, so that none can reach a mail header. Values that are not strings are left for `parseMessage` to
 * refuse.
 *
 * Never change it, whatever is found in texts: ids and acknowledgements depend on its digest, and outboxes, drafts, open pages and the
 * ledger keep digests that earlier versions computed. What readers should not get is dropped by `cleanMessage`, which has no digest.
 */
export function normalizeMessage(input: ContactMessage): ContactMessage;
export function normalizeMessage(input: object): object;
export function normalizeMessage(input: object): object {
  return mapTexts(input, normalizeText);
}

function mapTexts(input: object, change: (value: string, field: string) => string): object {
  const { phone, ...rest } = Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, typeof value === 'string' ? change(value, field) : value]),
  );
  return phone === undefined || phone === '' ? rest : { ...rest, phone };
}

function normalizeText(value: string, field: string): string {
  const multiline = field === 'message';
  // Not `toWellFormed`, which some browsers in use lack.
  const lines = value.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r\n?/g, '\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the point is to remove control characters.
  const controls = multiline ? /[\u0000-\u0008\u000b-\u001f\u007f]/g : /[\u0000-\u001f\u007f\u2028\u2029]+/g;
  // NFC comes last: a removed control character may have separated a letter from its accent, and client and site must agree on the digest.
  return lines
    .replace(controls, multiline ? '' : ' ')
    .normalize('NFC')
    .trim();
}

/**
 * A normalized message as it is validated, mailed and copied: without invisible characters in the address and at the ends of each field.
 * Inside words, scripts and emoji need some of them.
 */
export function cleanMessage(normal: ContactMessage): ContactMessage;
export function cleanMessage(normal: object): object;
export function cleanMessage(normal: object): object {
  return mapTexts(normal, cleanText);
}

function cleanText(value: string, field: string): string {
  if (field === 'message') return trimBlank(value).normalize('NFC');
  return cleanLine(field === 'email' ? dropInvisible(value) : value);
}

/** A text for a mail's head: nothing in it changes the direction of what follows. */
export function cleanLine(line: string): string {
  return trimBlank(dropDirection(line)).normalize('NFC');
}

/** Normalizes unknown input and validates what readers will get of it. Returns the message, or a French sentence for each invalid field. */
export function parseMessage(input: unknown): { message: ContactMessage } | { errors: FieldErrors } {
  const given = typeof input === 'object' && input !== null ? input : {};
  // superstruct's `object` would print an unknown value in its error message, and not every value converts to a string.
  const unknown = Object.keys(given).filter((key) => !isField(key));
  const message = normalizeMessage(given);
  const [failure] = validate(cleanMessage(message), ContactMessage);
  // Cleaning keeps every field but a blank phone, so both have the same shape.
  if (!failure && unknown.length === 0) return { message: message as ContactMessage };
  // No prototype: keys of the body may have any name, including `__proto__` and `constructor`.
  const errors: FieldErrors = Object.create(null);
  for (const key of unknown) errors[key] = 'Champ inconnu';
  for (const { key, message } of failure?.failures() ?? []) errors[key] ??= message;
  return { errors };
}

/** SHA-256 of the message's fields, as 64 hexadecimal digits; an acknowledgement must echo it. */
export function digestMessage({ name, email, phone = '', message }: ContactMessage): Promise<string> {
  return sha256(JSON.stringify([name, email, phone, message]));
}
