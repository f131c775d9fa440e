import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { composeMail } from '../../../netlify/contact/mail/mail.ts';
import { root } from '../../../scripts/root.ts';
import { SUBMITTED_AT_HEADER } from '../../../src/message/protocol.ts';
import { SETTINGS, test } from '../../support/contact/backend.ts';
import { contactRequest, ID } from '../../support/contact/contact-request.ts';
import { MESSAGE } from '../../support/contact/message.ts';

const RECEIVED = Date.UTC(2025, 10, 20, 9, 4);
const REFERENCE = ID.slice(0, '2025-11-20-'.length + 12);
const received = (message: Partial<typeof MESSAGE & { phone: string }> = {}, submittedAt?: number) => ({
  id: ID,
  message: { ...MESSAGE, ...message },
  receivedAt: RECEIVED,
  submittedAt,
});
const compose = (...parts: Parameters<typeof received>) => composeMail(received(...parts), SETTINGS);
const headersOf = (mail: ReturnType<typeof compose>) => Object.fromEntries(mail.Headers.map(({ Name, Value }) => [Name, Value]));

describe('the mail', () => {
  test('goes from the site to staff and tracks nothing', () => {
    expect(compose()).toMatchObject({
      From: 'Trait <bonjour@trait.example>',
      To: 'equipe@trait.example',
      ReplyTo: '"Jeanne Martin" <jeanne@exemple.fr>',
      Subject: 'Message de Jeanne Martin\u00a0: Bonjour, nous voulons refaire notre site.',
      MessageStream: SETTINGS.stream,
      Tag: 'contact',
      Metadata: { id: ID },
      TrackOpens: false,
      TrackLinks: 'None',
    });
  });

  test('has the headers that mail programs read', () => {
    expect(headersOf(compose())).toEqual({
      'Message-ID': `<${ID}@trait.example>`,
      'X-PM-KeepID': 'true',
      References: `<${ID}.message@trait.example>`,
      'X-Entity-Ref-ID': ID,
      'X-Auto-Response-Suppress': 'OOF, AutoReply',
    });
  });

  test('has text with sender, message, time and reference', () => {
    const sender = 'Nom\u00a0: Jeanne Martin\nE-mail\u00a0: jeanne@exemple.fr';
    const origin = `Reçu\u00a0: jeudi 20 novembre 2025 à 10:04 (heure de Paris)\nRéférence\u00a0: ${REFERENCE}`;
    expect(compose().TextBody).toBe(`${sender}\n\n${MESSAGE.message}\n\n--\n${origin}\n`);
  });

  test('says that the address may be mistyped', () => {
    const { TextBody, HtmlBody } = compose({ email: `o'brien@gmial.com` });
    expect(TextBody).toContain(`\n\nAdresse peut-être mal tapée\u00a0: o'brien@gmail.com\u202f?\n\n`);
    expect(HtmlBody).toContain('Adresse peut-être mal tapée\u00a0: o&#39;brien@gmail.com\u202f?</p>');
  });

  test('joins no conversation with another message, whatever their subjects', () => {
    const [one, other] = [compose(), composeMail({ ...received(), id: ID.replace('2025-11-20', '2025-11-21') }, SETTINGS)];
    expect(one.Subject).toBe(other.Subject);
    const references = [one, other].flatMap((mail) => [headersOf(mail).References, headersOf(mail)['Message-ID']]);
    expect(new Set(references).size).toBe(4);
  });

  test('is the same to mail servers when it is sent again', () => {
    expect(headersOf(composeMail(received(), SETTINGS, false))).toEqual(headersOf(compose()));
  });

  test.each([
    ['Jean "Jo" Dupont', 'jo@exemple.fr', 'jo@exemple.fr'],
    ['Evil <evil@evil.example>', 'jo@exemple.fr', 'jo@exemple.fr'],
    ['Émilie O’Neil-Roux', 'jo@exemple.fr', '"Émilie O’Neil-Roux" <jo@exemple.fr>'],
    ['Jeanne', 'jeanne@château.fr', '"Jeanne" <jeanne@xn--chteau-xta.fr>'],
    ['Jeanne', 'élodie@exemple.fr', undefined],
    ['Jeanne', 'zoé@exemple.fr', undefined],
    ['Jeanne', 'jeanne@ex ample.fr', undefined],
  ])('from %s <%s> is answered to %s', (name, email, expected) => {
    const { ReplyTo, TextBody, HtmlBody } = compose({ name, email });
    expect(ReplyTo).toBe(expected);
    for (const body of [TextBody, HtmlBody]) expect(body.includes('recopiez-la')).toBe(expected === undefined);
    expect(HtmlBody.includes('Attention\u00a0:')).toBe(expected === undefined);
  });
});

test.each<[string, string, string, string]>([
  ['as many characters as fit', 'Jo Martin', 'a'.repeat(97), `Jo Martin\u00a0: ${'a'.repeat(97)}`],
  ['20 000 characters', 'Jeanne Martin', 'mot '.repeat(5_000), `Jeanne Martin\u00a0: ${'mot '.repeat(23).trim()}…`],
  ['20 000 emoji', '🦄'.repeat(50), '👩‍👩‍👧‍👦'.repeat(1_800), `${'🦄'.repeat(19)}…\u00a0: ${'👩‍👩‍👧‍👦'.repeat(6)}…`],
  ['line breaks', 'A\r\nBcc: x@y.fr', 'un\ndeux\r\ntrois\u2028quatre\u0085cinq', 'A Bcc: x@y.fr\u00a0: un deux trois quatre cinq'],
  ['one word without end', 'b'.repeat(100), 'a'.repeat(20_000), `${'b'.repeat(39)}…\u00a0: ${'a'.repeat(65)}…`],
])('the subject is one line of at most 120 characters for %s', (_case, name, message, subject) => {
  expect(compose({ name, message }).Subject).toBe(`Message de ${subject}`);
});

test('the head contains nothing that changes the direction of text', () => {
  const controls = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];
  const name = `Anne ${controls.join('')}Martin`;
  const { Subject, ReplyTo, HtmlBody } = compose({ name, message: `Bonjour ${controls.join('x')} à tous` });
  expect(Subject).toBe('Message de Anne Martin\u00a0: Bonjour xxxxxxxx à tous');
  expect(ReplyTo).toBe('"Anne Martin" <jeanne@exemple.fr>');
  expect(HtmlBody).toMatch(/<title>Message de Anne Martin<\/title>.*<h1[^>]*>Anne Martin<\/h1>/s);
});

describe('the bodies of a mail', () => {
  // Indents, columns, a table's tab, paragraphs in two directions, and the blank lines between them.
  const message = 'Page     prix\n  Accueil   500\n\tBlog\n\nمرحبا\nSalut\n\n\nשלום';
  const { TextBody, HtmlBody } = compose({ name: 'דוד', phone: '+33 (0)6 12 34 56 78', message }, Date.UTC(2025, 10, 19, 22, 30));

  test('keep the layout of the message', async () => {
    await expect(TextBody).toMatchFileSnapshot('mail.txt.snap');
    await expect(HtmlBody).toMatchFileSnapshot('mail.html.snap');
  });

  test('have only colours of tokens.css', () => {
    const tokens = readFileSync(join(root, 'src/app/styles/tokens.css'), 'utf8');
    const colours = HtmlBody.match(/#[0-9a-f]{6}\b/g) ?? [];
    expect(colours.length).toBeGreaterThan(0);
    expect(colours.filter((colour) => !tokens.includes(colour))).toEqual([]);
  });

  test('contain nothing remote, no table and no script', () => {
    expect(HtmlBody).not.toMatch(/<table|<img|<script|<link|url\(|https?:/);
  });
});

test('nothing that a visitor wrote is markup', () => {
  const attack = `<script>alert('x')</script><img src=x onerror="y">&amp;`;
  const { HtmlBody, TextBody } = compose({ name: attack, phone: attack, message: attack, email: "o'brien&co=%3Cb%3E?x@exemple.fr" });
  expect(HtmlBody).not.toMatch(/<script|<img|onerror="|href="tel:/);
  const harmless = '&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&lt;img src=x onerror=&quot;y&quot;&gt;&amp;amp;';
  expect(HtmlBody.split(harmless)).toHaveLength(5);
  expect(HtmlBody).toContain('href="mailto:o&#39;brien%26co%3D%253Cb%253E%3Fx@exemple.fr"');
  expect(TextBody).toContain(attack);
});

describe('the time of writing', () => {
  test.for([
    ['2025-11-20T09:00:00Z', 'jeudi 20 novembre 2025 à 10:00'],
    ['2025-11-20T10:00:00.123+01:00', 'jeudi 20 novembre 2025 à 10:00'],
    ['2025-11-20T09:09:00Z', 'jeudi 20 novembre 2025 à 10:04'],
    ['2025-11-01T09:00Z', 'samedi 1er novembre 2025 à 10:00'],
    ['2024-10-16T09:04Z', 'mercredi 16 octobre 2024 à 11:04'],
  ] as const)('is shown if it is %s', async ([time, text], { backend }) => {
    await backend.post(contactRequest({ headers: { [SUBMITTED_AT_HEADER]: time } }));
    expect((await backend.mails())[0]?.TextBody).toContain(`Écrit\u00a0: ${text} (heure de Paris)\n`);
  });

  test.for(['', 'hier', '2025-11-20', '2025-11-20T09:09:01Z', '2026-11-20T09:00:00Z', '2024-10-16T09:03Z', '2025-13-45T99:99:99Z'])(
    'is not shown if it is %j',
    async (time, { backend }) => {
      await backend.post(contactRequest({ headers: { [SUBMITTED_AT_HEADER]: time } }));
      expect((await backend.mails())[0]?.TextBody).not.toContain('Écrit');
    },
  );
});

test.for<[string, Partial<typeof MESSAGE & { phone: string }>]>([
  [
    'line breaks in every field',
    { name: 'Jeanne\r\nBcc: victim@exemple.fr', phone: '06\r\nX: y', message: 'Bonjour\r\n.\r\nSuite du texte' },
  ],
  ['quotes and backslashes', { name: 'Jean "Jo\\" <x@y.fr>, Dupont' }],
  ['emoji', { name: '🦄 Licorne', message: '👩‍👩‍👧‍👦 Bonjour à toute l’équipe 🎉' }],
  ['20 000 characters', { message: '€'.repeat(20_000) }],
  ['a domain in another script', { email: 'info@пример.рф' }],
  ['an address that no mail server takes', { email: 'élodie@exemple.fr' }],
])('Postmark accepts %s', async ([, fields], { backend }) => {
  expect(await backend.submit(backend.dependencies, { ...MESSAGE, ...fields })).toBe(200);
  const [mail] = await backend.mails();
  expect(mail?.TrackLinks).toBe('None');
  expect([mail?.Subject, mail?.ReplyTo, ...(mail?.Headers ?? []).map(({ Value }) => Value)].join('')).not.toMatch(/[\r\n]/);
});
