import { define, type Infer, optional, type Struct, string, type, validate } from 'superstruct';
import { sha256 } from './sha256.ts';

/** The rules of a contact message, one source for the form, the outbox and the function. Lengths are UTF-16 code units after trimming. */
export const limits = { nameMin: 2, nameMax: 100, emailMax: 254, phoneMax: 50, messageMin: 10, messageMax: 20_000 } as const;

/**
 * A dot-atom, an at sign, and a host name of at least two labels, of which the last is no number: letters of any script, as in
 * internationalised domains, and their ASCII form, which Chromium makes of them. Nothing that cannot be seen.
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

/** The shape alone: what was taken once must stay readable when a rule changes. */
export const StoredMessage = type({ name: string(), email: string(), phone: optional(string()), message: string() });

export const fields = ['name', 'email', 'phone', 'message'] as const;
export type Field = (typeof fields)[number];
export type FieldErrors = Record<string, string>;

export function isField(name: string): name is Field {
  return (fields as readonly string[]).includes(name);
}

/**
 * The form in which a message travels and is compared: trimmed, composed Unicode, line feeds only, an empty phone left out. One-line
 * fields lose control characters, so that none can reach a mail header. What is not a string stays as it is for `parseMessage` to refuse.
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
  // `toWellFormed` is younger than some browsers in use.
  const lines = value.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r\n?/g, '\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed.
  const controls = multiline ? /[\u0000-\u0008\u000b-\u001f\u007f]/g : /[\u0000-\u001f\u007f\u2028\u2029]+/g;
  // Composed last: a control character may stand between a letter and its accent, and client and site must digest the same text.
  return lines
    .replace(controls, multiline ? '' : ' ')
    .normalize('NFC')
    .trim();
}

/** Normalizes and checks unknown input: either the message, or a French sentence for each field that is wrong. */
export function parseMessage(input: unknown): { message: ContactMessage } | { errors: FieldErrors } {
  const given = typeof input === 'object' && input !== null ? input : {};
  // superstruct's `object` would write what is unknown into its message, which not every value can be.
  const unknown = Object.keys(given).filter((key) => !isField(key));
  const [failure, message] = validate(normalizeMessage(given), ContactMessage);
  if (!failure && unknown.length === 0) return { message };
  // A key of the body may have any name, `__proto__` and `constructor` included.
  const errors: FieldErrors = Object.create(null);
  for (const key of unknown) errors[key] = 'Champ inconnu';
  for (const { key, message } of failure?.failures() ?? []) errors[key] ??= message;
  return { errors };
}

/** SHA-256 of the message's fields, as 64 hexadecimal digits: what an acknowledgement must echo. */
export function digestMessage({ name, email, phone = '', message }: ContactMessage): Promise<string> {
  return sha256(JSON.stringify([name, email, phone, message]));
}
