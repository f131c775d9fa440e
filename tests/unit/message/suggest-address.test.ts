import { expect, test } from 'vitest';
import { suggestAddress } from '../../../src/message/suggest-address.ts';

test.each([
  ['a letter too many', 'gmaill.com', 'gmail.com'],
  ['a letter twice', 'gmmail.com', 'gmail.com'],
  ['a letter missing', 'GMAL.com', 'gmail.com'],
  ['another letter', 'hotnail.com', 'hotmail.com'],
  ['two letters in each other’s place', 'gmial.com', 'gmail.com'],
])('%s is a slip: %s', (_slip, typed, meant) => {
  expect(suggestAddress(`jeanne.martin@${typed}`)).toBe(`jeanne.martin@${meant}`);
});

test.each(['gmuol.com', 'gmxal.com', 'gmixl.com', 'gmiax.com'])('two slips in a name are none: %s', (typed) => {
  expect(suggestAddress(`jeanne@${typed}`)).toBeUndefined();
});

test.each([
  ['gmil.com', 'gmail.com'],
  ['hotmal.com', 'hotmail.com'],
  ['hotmal.fr', 'hotmail.fr'],
  ['iclod.com', 'icloud.com'],
  ['lapote.net', 'laposte.net'],
  ['orage.fr', 'orange.fr'],
  ['outlok.com', 'outlook.com'],
  ['outlok.fr', 'outlook.fr'],
  ['protonmal.com', 'protonmail.com'],
  ['wanado.fr', 'wanadoo.fr'],
  ['yaho.com', 'yahoo.com'],
  ['yaho.fr', 'yahoo.fr'],
])('each provider is meant: %s', (typed, meant) => {
  expect(suggestAddress(`jeanne@${typed}`)).toBe(`jeanne@${meant}`);
});

test.each([
  ['gmail', 'com', 'co cm om con cmo ocm vom xom cim cpm comm'],
  ['orange', 'fr', 'f r rf ft fe frr ffr'],
  ['laposte', 'net', 'ne nt et nte ner nett'],
])('slips in the ending of %s.%s: %s', (name, ending, slips) => {
  for (const slip of slips.split(' ')) expect(suggestAddress(`jeanne@${name}.${slip}`), slip).toBe(`jeanne@${name}.${ending}`);
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
  'ymail.com',
  'trait.example',
  'fr',
  '',
])('%s stays as it is', (domain) => {
  expect(suggestAddress(`jeanne@${domain}`)).toBeUndefined();
});
