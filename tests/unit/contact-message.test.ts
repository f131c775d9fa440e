import { expect, test } from 'vitest';
import { parseMessage } from '../../src/contact/message.ts';

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
