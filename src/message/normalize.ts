import { type ContactMessage, fields, isField } from './fields.ts';
import { cleanLine, dropInvisible, trimBlank } from './visible-text.ts';

/**
 * The form in which messages are stored, sent and identified: trimmed, in Unicode NFC, line feeds only, without empty optional fields.
 * Single-line fields lose all control characters, so that none can reach a mail header. Values that are not strings are left for
 * `parseMessage` to refuse.
 *
 * Frozen at the first deploy: ids depend on it, and devices and ledger keep ids for a year. What readers should not get is dropped by
 * `cleanMessage`, on which no id depends.
 */
export function normalizeMessage(input: ContactMessage): ContactMessage;
export function normalizeMessage(input: object): object;
export function normalizeMessage(input: object): object {
  return mapTexts(input, normalizeText);
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

function mapTexts(input: object, change: (text: string, type: string) => string): object {
  const changed = Object.entries(input).map(([name, value]) => {
    if (!isField(name) || typeof value !== 'string') return [name, value];
    const text = change(value, fields[name].type);
    return [name, text === '' && !fields[name].required ? undefined : text];
  });
  return Object.fromEntries(changed.filter(([, value]) => value !== undefined));
}

function normalizeText(value: string, type: string): string {
  const multiline = type === 'textarea';
  const lines = value.toWellFormed().replace(/\r\n?/g, '\n');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the point is to remove control characters.
  const controls = multiline ? /[\u0000-\u0008\u000b-\u001f\u007f]/g : /[\u0000-\u001f\u007f\u2028\u2029]+/g;
  // NFC comes last: a removed control character may have separated a letter from its accent, and client and site must agree on the id.
  return lines
    .replace(controls, multiline ? '' : ' ')
    .normalize('NFC')
    .trim();
}

function cleanText(value: string, type: string): string {
  if (type === 'textarea') return trimBlank(value).normalize('NFC');
  return cleanLine(type === 'email' ? dropInvisible(value) : value);
}
