import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Field, fields, normalizeMessage, parseMessage } from '../../src/contact/message.ts';

const MESSAGE = { name: 'Jeanne Martin', email: 'jeanne@exemple.fr', message: 'Bonjour, un site vitrine.' };

test.each(['__proto__', 'constructor', 'toString', 'admin'])('a field named %s is reported as unknown', (field) => {
  const sent = JSON.parse(`{"${field}": {"polluted": true}, ${JSON.stringify(MESSAGE).slice(1)}`);
  const answer = JSON.stringify(parseMessage(sent));
  expect(answer).toBe(`{"errors":{"${field}":"Champ inconnu"}}`);
  expect({}).not.toHaveProperty('polluted');
});

test('an unknown field is reported whatever its value, together with the other errors', () => {
  const deep = JSON.parse(`${'['.repeat(5_000)}${']'.repeat(5_000)}`);
  for (const value of [{ toString: 1 }, deep]) {
    const errors = { admin: 'Champ inconnu', email: 'Email invalide' };
    expect(parseMessage({ ...MESSAGE, email: 'jeanne', admin: value })).toEqual({ errors });
  }
});

test.each<[Field, number, string]>([
  ['name', 1, 'Le nom doit contenir au moins 2 caractères'],
  ['name', 101, 'Le nom doit contenir au plus 100 caractères'],
  ['phone', 51, 'Le téléphone doit contenir au plus 50 caractères'],
  ['message', 9, 'Le message doit contenir au moins 10 caractères'],
  ['message', 20_001, 'Le message doit contenir au plus 20\u00a0000 caractères'],
])('a %s of %i characters is refused: %s', (field, count, sentence) => {
  expect(parseMessage({ ...MESSAGE, [field]: 'a'.repeat(count) })).toEqual({ errors: { [field]: sentence } });
});

test.each(['a@b.fr', 'a.b+c@sous.domaine.fr', 'a@é.fr', 'a@пример.рф', 'a@xn--e1afmkfd.xn--p1ai', 'info@उदाहरण.भारत'])(
  '%s is a valid address',
  (email) => {
    expect(parseMessage({ ...MESSAGE, email })).toEqual({ message: { ...MESSAGE, email } });
  },
);

test.each(['a@b', 'a@b.1', 'a@-b.fr', 'a@b-.fr', 'a..b@c.fr', 'a b@c.fr', 'a\u200b@b.fr', 'a@b@c.fr', 'a@b.xn--', '@b.fr'])(
  '%j is not a valid address',
  (email) => {
    expect(parseMessage({ ...MESSAGE, email })).toEqual({ errors: { email: 'Email invalide' } });
  },
);

test.each(fields.flatMap((field) => [5, true, null, {}, []].map((value): [Field, unknown] => [field, value])))(
  '%s must be text: %j is refused',
  (field, value) => {
    expect(parseMessage({ ...MESSAGE, [field]: value })).toMatchObject({ errors: { [field]: expect.any(String) } });
  },
);

test('a valid message becomes a plain object of known fields', () => {
  expect(parseMessage({ ...MESSAGE, phone: ' ' })).toStrictEqual({ message: MESSAGE });
});

test('normalizing twice changes nothing, whatever was typed, so page and site compute the same digest', () => {
  const letter = fc.constantFrom('e', '\u0301', '\u0002', '\u0000', '\r', '\n', ' ', '\u2028', '\ud800', 'é', 'ﬁ');
  const text = fc.oneof(fc.string({ unit: letter }), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(text, text, (name, message) => {
      const normal = normalizeMessage({ name, message });
      expect(normalizeMessage(normal)).toEqual(normal);
      expect(Object.values(normal).every((value: string) => value.isWellFormed())).toBe(true);
    }),
  );
  expect(normalizeMessage({ message: 'e\u0002\u0301' })).toEqual({ message: 'é' });
});
