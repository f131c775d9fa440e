import { define } from 'superstruct';
import { type ContactMessage, type FieldErrors, type FieldName, fieldNames, fields, isField } from './fields.ts';
import { inFrench } from './limits.ts';
import { cleanMessage, normalizeMessage } from './normalize.ts';
import { visibleLength } from './visible-text.ts';

/**
 * A dot-atom, an at sign, and a host name of at least two labels, the last one not a number. Labels may be internationalised (letters of
 * any script) or in Punycode, to which Chromium converts them. No invisible characters.
 */
const EMAIL =
  /^[^\s\p{C}@.,;:"()<>[\]\\]+(?:\.[^\s\p{C}@.,;:"()<>[\]\\]+)*@(?:[\p{L}\d](?:[\p{L}\p{M}\d-]*[\p{L}\p{M}\d])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]*[a-z\d])$/iu;

/** The shape of a message that is stored, on a device or in the ledger. The rules do not apply: a stored message must stay readable. */
export const StoredMessage = define<ContactMessage>('message', (value) => typeof value === 'object' && value !== null && isReadable(value));

/** Normalizes unknown input and validates what readers will get of it. Returns the message, or a French sentence for each invalid field. */
export function parseMessage(input: unknown): { message: ContactMessage } | { errors: FieldErrors } {
  const given = typeof input === 'object' && input !== null ? input : {};
  const message = normalizeMessage(given);
  const clean = cleanMessage(message) as Record<FieldName, unknown>;
  // Without a prototype: keys of the body may have any name, including `__proto__` and `constructor`.
  const errors: FieldErrors = Object.create(null);
  for (const name of Object.keys(given)) if (!isField(name)) errors[name] = 'Champ inconnu';
  for (const name of fieldNames) {
    const error = errorOf(name, clean[name]);
    if (error) errors[name] = error;
  }
  return Object.keys(errors).length > 0 ? { errors } : { message: message as ContactMessage };
}

function isReadable(message: Partial<Record<FieldName, unknown>>): boolean {
  return fieldNames.every((name) => typeof message[name] === 'string' || (message[name] === undefined && !fields[name].required));
}

/** A sentence about what is wrong with the clean value of a field; `undefined` if nothing is. */
function errorOf(name: FieldName, value: unknown): string | undefined {
  const field = fields[name];
  if (value === undefined && !field.required) return undefined;
  // A value that is no text is refused as an empty one would be. An optional field accepts that, so it says that it takes text.
  if (typeof value !== 'string') return errorOf(name, '') ?? 'Texte attendu';
  const isTooLong = value.length > field.max;
  if (field.type === 'email') return isTooLong || !EMAIL.test(value) ? 'Email invalide' : undefined;
  if ('min' in field && visibleLength(value) < field.min) return `${field.subject} doit contenir au moins ${field.min} caractères`;
  return isTooLong ? `${field.subject} doit contenir au plus ${inFrench(field.max)} caractères` : undefined;
}
