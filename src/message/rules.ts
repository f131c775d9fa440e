import { define, optional, type Struct, string, type, validate } from 'superstruct';
import { type ContactMessage, type FieldErrors, isField, limits } from './fields.ts';
import { cleanMessage, normalizeMessage } from './normalize.ts';
import { visibleLength } from './visible-text.ts';

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

const Rules = type({
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

/** The shape of a message that is stored, on a device or in the ledger. The rules do not apply: a stored message must stay readable. */
export const StoredMessage = type({ name: string(), email: string(), phone: optional(string()), message: string() });

/** Normalizes unknown input and validates what readers will get of it. Returns the message, or a French sentence for each invalid field. */
export function parseMessage(input: unknown): { message: ContactMessage } | { errors: FieldErrors } {
  const given = typeof input === 'object' && input !== null ? input : {};
  // superstruct's `object` would print an unknown value in its error message, and not every value converts to a string.
  const unknown = Object.keys(given).filter((key) => !isField(key));
  const message = normalizeMessage(given);
  const [failure] = validate(cleanMessage(message), Rules);
  // Cleaning keeps every field but a blank phone, so both have the same shape.
  if (!failure && unknown.length === 0) return { message: message as ContactMessage };
  // No prototype: keys of the body may have any name, including `__proto__` and `constructor`.
  const errors: FieldErrors = Object.create(null);
  for (const key of unknown) errors[key] = 'Champ inconnu';
  for (const { key, message } of failure?.failures() ?? []) errors[key] ??= message;
  return { errors };
}
