import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FieldName, fieldNames } from '../../../src/message/fields.ts';
import { normalizeMessage } from '../../../src/message/normalize.ts';
import { parseMessage } from '../../../src/message/rules.ts';
import { MESSAGE } from '../../support/contact/message.ts';

test.each(['__proto__', 'constructor'])('a field named %s is reported as unknown', (field) => {
  const sent = JSON.parse(`{"${field}": {"polluted": true}, ${JSON.stringify(MESSAGE).slice(1)}`);
  const answer = JSON.stringify(parseMessage(sent));
  expect(answer).toBe(`{"errors":{"${field}":"Champ inconnu"}}`);
  expect({}).not.toHaveProperty('polluted');
});

test('an unknown field is reported with the other errors', () => {
  const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
  for (const value of [{ toString: 1 }, deep]) {
    const errors = { admin: 'Champ inconnu', email: 'Email invalide' };
    expect(parseMessage({ ...MESSAGE, email: 'jeanne', admin: value })).toEqual({ errors });
  }
});

test.each<[FieldName, number, string]>([
  ['name', 1, 'Le nom doit contenir au moins 2 caractères'],
  ['name', 101, 'Le nom doit contenir au plus 100 caractères'],
  ['phone', 101, 'Le téléphone doit contenir au plus 100 caractères'],
  ['message', 9, 'Le message doit contenir au moins 10 caractères'],
  ['message', 20_001, 'Le message doit contenir au plus 20\u00a0000 caractères'],
])('a %s of %i characters is refused: %s', (field, count, sentence) => {
  expect(parseMessage({ ...MESSAGE, [field]: 'a'.repeat(count) })).toEqual({ errors: { [field]: sentence } });
});

test('fields of greatest and least length are valid', () => {
  const address = `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(64)}.fr`;
  const longest = { name: 'a'.repeat(100), email: address, phone: '0'.repeat(100), message: 'a'.repeat(20_000) };
  expect(address).toHaveLength(254);
  expect(parseMessage(longest)).toEqual({ message: longest });
  const shortest = { ...MESSAGE, name: 'ab', message: 'a'.repeat(10) };
  expect(parseMessage(shortest)).toEqual({ message: shortest });
  expect(parseMessage({ ...MESSAGE, email: `a${address}` })).toEqual({ errors: { email: 'Email invalide' } });
});

test.each(['a@b.fr', 'a.b+c@sous.domaine.fr', 'a@é.fr', 'a@пример.рф', 'a@xn--e1afmkfd.xn--p1ai', 'info@उदाहरण.भारत'])(
  '%s is a valid address',
  (email) => {
    expect(parseMessage({ ...MESSAGE, email })).toEqual({ message: { ...MESSAGE, email } });
  },
);

test.each([
  'a@b',
  'a@b.1',
  'a@-b.fr',
  'a@b-.fr',
  'a..b@c.fr',
  'a b@c.fr',
  'a\u200bb c@d.fr',
  'a@b@c.fr',
  'a@b.xn--',
  'a@b.xn--a-',
  '@b.fr',
  'a@b.fr,c@d.fr',
])('%j is not a valid address', (email) => {
  expect(parseMessage({ ...MESSAGE, email })).toEqual({ errors: { email: 'Email invalide' } });
});

test.each(fieldNames.flatMap((field) => [5, true, null, {}, []].map((value): [FieldName, unknown] => [field, value])))(
  '%s must be text: %j is refused',
  (field, value) => {
    expect(parseMessage({ ...MESSAGE, [field]: value })).toMatchObject({ errors: { [field]: expect.stringMatching(/\S/) } });
  },
);

test.each([undefined, null, 5, 'texte', []])('%j is no message', (input) => {
  const { errors } = parseMessage(input) as { errors: object };
  expect(Object.keys(errors)).toEqual(['name', 'email', 'message']);
});

test('a valid message becomes a plain object of known fields', () => {
  expect(parseMessage({ ...MESSAGE, phone: ' ' })).toStrictEqual({ message: MESSAGE });
});

test('normalizing twice changes nothing, whatever was typed', () => {
  const letter = fc.constantFrom('e', '\u0301', '\u0002', '\u0000', '\r', '\n', ' ', '\u2028', '\ud800', 'é', 'ﬁ');
  const text = fc.oneof(fc.string({ unit: letter }), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(text, text, (name, message) => {
      const normal = normalizeMessage({ name, message });
      expect(normalizeMessage(normal)).toEqual(normal);
      expect(Object.values(normal).every((value: string) => value.isWellFormed())).toBe(true);
    }),
  );
  expect(normalizeMessage({ message: 'e\u0002\u0301 \ud800' })).toEqual({ message: 'é \ufffd' });
});

test('control characters leave no words joined', () => {
  const normal = normalizeMessage({ name: 'Jeanne\u0000\r\n\u2028Martin', message: 'Bonjour\u0000,\r\n\tnous\u2028voulons\rvite' });
  expect(normal).toEqual({ name: 'Jeanne Martin', message: 'Bonjour,\n\tnous\u2028voulons\nvite' });
});
