import fc from 'fast-check';
import { expect, test } from 'vitest';
import { normalizeMessage, parseMessage } from '../../src/contact/message.ts';

const MESSAGE = { name: 'Jeanne Martin', email: 'jeanne@exemple.fr', message: 'Bonjour, un site vitrine.' };

test.each(['__proto__', 'constructor', 'toString', 'admin'])('a field named %s is unknown, and named in the answer', (field) => {
  const sent = JSON.parse(`{"${field}": {"polluted": true}, ${JSON.stringify(MESSAGE).slice(1)}`);
  const answer = JSON.stringify(parseMessage(sent));
  expect(answer).toBe(`{"errors":{"${field}":"Champ inconnu"}}`);
  expect({}).not.toHaveProperty('polluted');
});

test('a message that is right is a plain object of known fields', () => {
  expect(parseMessage({ ...MESSAGE, phone: ' ' })).toStrictEqual({ message: MESSAGE });
});

test('what is normal stays as it is, whatever was typed: page and site find the same digest', () => {
  const letter = fc.constantFrom('e', '\u0301', '\u0002', '\u0000', '\r', '\n', ' ', '\u2028', '\ud800', 'é', 'ﬁ');
  const text = fc.oneof(fc.string({ unit: letter }), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(text, text, (name, message) => {
      const normal = normalizeMessage({ name, message });
      expect(normalizeMessage(normal)).toEqual(normal);
    }),
  );
  expect(normalizeMessage({ message: 'e\u0002\u0301' })).toEqual({ message: 'é' });
});
