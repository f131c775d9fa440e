import { expect, test } from 'vitest';
import { suggestAddress } from '../../src/message/mistyped-domain.ts';

test.each([
  ['gmial.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['gmail.co', 'gmail.com'],
  ['GMAL.com', 'gmail.com'],
  ['gmaill.com', 'gmail.com'],
  ['hotmal.fr', 'hotmail.fr'],
  ['hotnail.com', 'hotmail.com'],
  ['wanadoo.rf', 'wanadoo.fr'],
  ['yaho.fr', 'yahoo.fr'],
  ['laposte.ne', 'laposte.net'],
])('%s is a slip of %s', (typed, meant) => {
  expect(suggestAddress(`jeanne.martin@${typed}`)).toBe(`jeanne.martin@${meant}`);
});

test.each([
  'gmail.com',
  'Gmail.com',
  'gmail.fr',
  'mailo.com',
  'gmx.fr',
  'gmx.at',
  'hotmail.be',
  'hotmail.fi',
  'orange.fr',
  'orange.com',
  'yahoo.co.uk',
  'free.fr',
  'mail.com',
  'email.com',
  'trait.example',
  'fr',
  '',
])('%s stays as it is', (domain) => {
  expect(suggestAddress(`jeanne@${domain}`)).toBeUndefined();
});
