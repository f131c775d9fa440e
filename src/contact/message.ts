import { define, type Infer, optional, type Struct, string, type, validate } from 'superstruct';
import { sha256 } from './sha256.ts';

/** Limits of a contact message, shared by the form, the outbox and the function, in UTF-16 code units after trimming. */
export const limits = { nameMin: 2, nameMax: 100, emailMax: 254, phoneMax: 50, messageMin: 10, messageMax: 20_000 } as const;

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
  name: text('name', ({ length }) => {
    if (length < limits.nameMin) return `Le nom doit contenir au moins ${limits.nameMin} caractères`;
    return length <= limits.nameMax || `Le nom doit contenir au plus ${limits.nameMax} caractères`;
  }),
  email: text('email', (value) => (value.length <= limits.emailMax && EMAIL.test(value)) || 'Email invalide'),
  phone: optional(
    text('phone', ({ length }) => length <= limits.phoneMax || `Le téléphone doit contenir au plus ${limits.phoneMax} caractères`),
  ),
  message: text('message', ({ length }) => {
    if (length < limits.messageMin) return `Le message doit contenir au moins ${limits.messageMin} caractères`;
    return length <= limits.messageMax || 'Le message doit contenir au plus 20 000 caractères';
  }),
});
export type ContactMessage = Infer<typeof ContactMessage>;

/** Checks the shape only: a stored message must stay readable when the rules change. */
export const StoredMessage = type({ name: string(), email: string(), phone: optional(string()), message: string() });

export const fields = ['name', 'email', 'phone', 'message'] as const;
export type Field = (typeof fields)[number];
export type FieldErrors = Record<string, string>;

export function isField(name: string): name is Field {
  return (fields as readonly string[]).includes(name);
}

/**
 * The form in which messages are sent and compared: trimmed, in Unicode NFC, line feeds only, without an empty phone. Single-line fields
 * lose all control characters, so that none can reach a mail header. Values that are not strings are left for `parseMessage` to refuse.
 */
export function normalizeMessage(input: ContactMessage): ContactMessage;
export function normalizeMessage(input: object): object;
export function normalizeMessage(input: object): object {
  const { phone, ...rest } = Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, typeof value === 'string' ? normalizeText(value, field === 'message') : value]),
  );
  return phone === undefined || phone === '' ? rest : { ...rest, phone };
}

function normalizeText(value: string, multiline: boolean): string {
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

/** Normalizes and validates unknown input. Returns the message, or a French sentence for each invalid field. */
export function parseMessage(input: unknown): { message: ContactMessage } | { errors: FieldErrors } {
  const given = typeof input === 'object' && input !== null ? input : {};
  // superstruct's `object` would print an unknown value in its error message, and not every value converts to a string.
  const unknown = Object.keys(given).filter((key) => !isField(key));
  const [failure, message] = validate(normalizeMessage(given), ContactMessage);
  if (!failure && unknown.length === 0) return { message };
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
