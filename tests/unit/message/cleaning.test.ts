import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FieldName } from '../../../src/message/fields.ts';
import { cleanMessage, normalizeMessage } from '../../../src/message/normalize.ts';
import { parseMessage } from '../../../src/message/rules.ts';
import { MESSAGE } from '../../support/contact/message.ts';

test('what changes the direction of a text stays in the message only', () => {
  const text = 'Jeanne \u202eMartin\u202c, de Lyon';
  const plain = 'Jeanne Martin, de Lyon';
  expect(received({ name: text, phone: text, message: text })).toEqual({ ...MESSAGE, name: plain, phone: plain, message: text });
});

/** The text that readers see of a valid message with these fields. */
function received(changes: Partial<Record<FieldName, string>>) {
  const parsed = parseMessage({ ...MESSAGE, ...changes });
  return 'message' in parsed ? cleanMessage(parsed.message) : parsed.errors;
}

const EVERY = Array.from({ length: 0x11_0000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff);
const IGNORABLE = EVERY.map((code) => String.fromCodePoint(code)).filter((character) =>
  /\p{Default_Ignorable_Code_Point}/u.test(character),
);
const name = (character: string) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

test('an address is read without its invisible characters, wherever they are', () => {
  expect(IGNORABLE.length).toBeGreaterThan(4_000);
  const texts = [...IGNORABLE, '\u2800'].map((mark) => `${mark}jeanne${mark}@exem${mark}ple.fr${mark}`);
  expect(texts.filter((email) => (received({ email }) as typeof MESSAGE).email !== 'jeanne@exemple.fr')).toEqual([]);
  expect(received({ email: ' \u202a\u2800jeanne@exemple.fr\u202c\ufeff\u00a0' })).toEqual(MESSAGE);
  expect(received({ email: 'jeanne@cafe\u200b\u0301.fr' })).toEqual({ ...MESSAGE, email: 'jeanne@café.fr' });
});

const BLANKS = [...'\u200b\u2800\u3164\u00ad\u2063\u115f\uffa0\u180e\u202e\ufe0f\u{e0020}\u0301\u0085\ufff9'];
const TOO_SHORT = { name: 'Le nom doit contenir au moins 2 caractères', message: 'Le message doit contenir au moins 10 caractères' };
test.each(BLANKS.map((blank) => [name(blank), blank] as const))('a name or a message of nothing but %s is empty', (_name, blank) => {
  for (const unit of [blank, `${blank} `, `\u2060${blank}`])
    expect(received({ name: unit.repeat(10), message: unit.repeat(20) })).toEqual(TOO_SHORT);
});

test('invisible characters do not count as characters', () => {
  expect(received({ name: 'J\u200b\u2800\u2060', message: 'neuf\u200b\u00adsigns' })).toEqual(TOO_SHORT);
  expect(received({ name: 'J\u200bM', phone: '\u2060\u3164' })).toEqual({ ...MESSAGE, name: 'J\u200bM' });
});

test('the ends of a field lose everything that looks blank', () => {
  const ends = [...IGNORABLE.filter((mark) => !/[\p{Variation_Selector}\u{e0020}-\u{e007f}]/u.test(mark)), '\u2800', '\u0085', '\u00a0\n'];
  const changed = ends.filter((end) => {
    const around = (text: string) => `${end} ${end}${text}${end} ${end}`;
    const read = received({ name: around('Jo'), phone: around('06'), message: around(MESSAGE.message) });
    return JSON.stringify(read) !== JSON.stringify({ ...MESSAGE, name: 'Jo', phone: '06' });
  });
  expect(changed.map(name)).toEqual([]);
  // Marks that combine with the character before them, at the start of the text, where there is none.
  expect(received({ name: '\ufe0f\u{e0067}Jeanne Martin' })).toEqual(MESSAGE);
});

test.each([
  ['Persian with a zero-width non-joiner', 'می\u200cخواهم وب\u200cسایت'],
  ['an emoji family', 'Bonjour à tous 👩\u200d👩\u200d👧\u200d👦'],
  ['a red heart', 'Merci beaucoup ❤\ufe0f'],
  ['the flag of Scotland', 'Bonjour 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['accents and rare characters', 'Zoé, né\u0323e à 𠮷野家'],
  ['braille with its blank', '⠃⠕⠝⠚⠕⠥⠗⠀⠁⠀⠞⠕⠥⠎'],
  ['Hindi', 'नमस्ते, क्\u200dष और क्ष'],
  ['soft hyphens and marks of direction', 'Anti\u00adconstitution, שלום\u200f! Bonjour'],
])('%s stays as typed', (_what, text) => {
  const typed = text.normalize('NFC');
  expect(received({ name: text, phone: text, message: text })).toEqual({ ...MESSAGE, name: typed, phone: typed, message: typed });
});

test('cleaning twice changes nothing, and never drops anything that is drawn', () => {
  const mark = fc.constantFrom('\u200b', '\u202e', '\u2069', '\ufe0f', '\u200d', '\u3164', '\u2800', ' ', '\n', '\u0301', 'e', '❤', '👩');
  const text = fc.oneof(fc.string({ unit: mark }), fc.string({ unit: 'binary' }));
  const drawn = (value: string) => value.replace(/[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu, '').normalize('NFC');
  fc.assert(
    fc.property(text, text, text, (name, email, message) => {
      const normal = normalizeMessage({ name, email, message });
      const clean = cleanMessage(normal);
      expect(cleanMessage(clean)).toEqual(clean);
      for (const field of ['name', 'email', 'message'] as const) expect(drawn(clean[field])).toBe(drawn(normal[field]));
    }),
  );
});

test('64 KiB of blanks are read in no time, wherever they are', () => {
  const started = performance.now();
  for (const blank of [' ', '\u200b', '\ufe0f', '\u2800'])
    expect(received({ message: `Bonjour ${blank.repeat(65_000)} à tous` })).toHaveProperty('message', expect.stringMatching(/20\u00a0000/));
  expect(performance.now() - started).toBeLessThan(5_000);
});
