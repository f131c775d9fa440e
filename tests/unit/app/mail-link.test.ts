import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mailLink } from '../../../src/app/contact/form/mail-link.ts';

const TO = 'bonjour@trait.example';
const MESSAGE = { name: 'Jeanne Martin', email: 'jeanne@exemple.fr', phone: '06 12 34 56 78', message: 'Bonjour,\nun devis ?' };

function open(message: typeof MESSAGE) {
  const { href, isCut } = mailLink(TO, message);
  const [, subject = '', body = ''] = /^mailto:bonjour@trait\.example\?subject=([^&]*)&body=(.*)$/.exec(href) ?? [];
  return { href, isCut, subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
}

function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('fr', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment);
}

test('carries the message and what staff need to answer it', () => {
  expect(open(MESSAGE)).toMatchObject({
    isCut: false,
    subject: 'Message de Jeanne Martin',
    body: 'Bonjour,\r\nun devis ?\r\n\r\nJeanne Martin\r\njeanne@exemple.fr\r\n06 12 34 56 78',
  });
});

test('encodes what would end or change the link', () => {
  expect(mailLink(TO, { ...MESSAGE, message: 'a=b & c#d % 100+1' }).href).toContain('body=a%3Db%20%26%20c%23d%20%25%20100%2B1%0D%0A');
});

test('carries no direction override into the subject', () => {
  expect(open({ ...MESSAGE, name: 'Anne \u202eexe\u2066' }).subject).toBe('Message de Anne exe');
});

test.each([
  ['ASCII', 'mot '],
  ['line breaks', '\n.'],
  ['Arabic', 'مرحبا '],
  ['emoji families', '👩\u200d👩\u200d👧\u200d👦'],
  ['piles of accents', `e${'\u0323\u0302'.repeat(20)}`],
])('cuts 20,000 characters of %s to under 2,000, visibly', (_what, unit) => {
  const { href, isCut, body } = open({ ...MESSAGE, message: unit.repeat(20_000 / unit.length) });
  expect(isCut).toBe(true);
  expect(href.length).toBeLessThan(2_000);
  expect(href.length).toBeGreaterThan(1_600);
  const [message = '', ...author] = body.split('\r\n\r\n');
  expect(author).toEqual(['Jeanne Martin\r\njeanne@exemple.fr\r\n06 12 34 56 78']);
  expect(message).toMatch(/…$/);
  const kept = charactersOf(message.slice(0, -1));
  const typed = unit.normalize('NFC').replaceAll('\n', '\r\n').repeat(2_000).trim();
  expect(kept).toEqual(charactersOf(typed).slice(0, kept.length));
});

test('stays under 2,000 characters and keeps the phone number, whatever was typed', () => {
  const unit = fc.constantFrom('a', ' ', 'é', '网', '👩\u200d👧', '\u0301', '\u202e', '%', '&', '\n');
  const text = (maxLength: number) => fc.string({ unit, maxLength }).map((value) => value.slice(0, maxLength).toWellFormed());
  fc.assert(
    fc.property(text(100), text(20_000), (name, message) => {
      const { href, isCut, body } = open({ ...MESSAGE, name, email: `${'j'.repeat(64)}@${'exemple.'.repeat(22)}fr`, message });
      expect(href.length).toBeLessThan(2_000);
      expect(body).toMatch(/\r\n06 12 34 56 78$/);
      expect(body.includes('…')).toBe(isCut);
    }),
  );
});
