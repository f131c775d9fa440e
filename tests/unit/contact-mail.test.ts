import { describe, expect } from 'vitest';
import { readWrittenAt } from '../../netlify/contact/letter.ts';
import { composeMail } from '../../netlify/contact/mail.ts';
import { ID, it, SETTINGS } from '../support/backend.ts';
import { contactRequest, MESSAGE } from '../support/contact-request.ts';

const RECEIVED = Date.UTC(2025, 10, 20, 9, 4);
const letter = (message: Partial<typeof MESSAGE & { phone: string }> = {}, writtenAt?: number) => ({
  id: ID,
  message: { ...MESSAGE, ...message },
  receivedAt: RECEIVED,
  writtenAt,
});
const compose = (...parts: Parameters<typeof letter>) => composeMail(letter(...parts), SETTINGS);

describe('the envelope', () => {
  it('goes from the site to staff, directs replies to the visitor, keeps its Message-ID and tracks nothing', () => {
    const mail = compose();
    expect(mail).toMatchObject({
      From: 'Trait <bonjour@trait.example>',
      To: 'equipe@trait.example',
      ReplyTo: '"Jeanne Martin" <jeanne@exemple.fr>',
      Subject: 'Message de Jeanne Martin\u00a0: Bonjour, nous voulons refaire notre site.',
      MessageStream: SETTINGS.stream,
      Tag: 'contact',
      Metadata: { id: ID },
      TrackOpens: false,
      Headers: [
        { Name: 'Message-ID', Value: expect.stringMatching(/^<[0-9a-f]{32}@trait\.example>$/) },
        { Name: 'X-PM-KeepID', Value: 'true' },
      ],
    });
    expect(compose({ message: 'Un tout autre texte.' }).Headers).toEqual(mail.Headers);
    const previews = [ID, 'another-id'].map((id) => composeMail({ ...letter(), id }, { ...SETTINGS, isPreview: true }).Headers[0]?.Value);
    expect(new Set([mail.Headers[0]?.Value, ...previews]).size).toBe(3);
    const sender = 'Nom\u00a0: Jeanne Martin\nEmail\u00a0: jeanne@exemple.fr';
    const origin = `Reçu\u00a0: jeudi 20 novembre 2025 à 10:04 (heure de Paris)\nRéférence\u00a0: ${ID}`;
    expect(mail.TextBody).toBe(`${sender}\n\n${MESSAGE.message}\n\n--\n${origin}\n`);
  });

  it.each([
    ['Jean "Jo" Dupont', 'jo@exemple.fr', 'jo@exemple.fr'],
    ['Evil <evil@evil.example>', 'jo@exemple.fr', 'jo@exemple.fr'],
    ['Émilie O’Neil-Roux', 'jo@exemple.fr', '"Émilie O’Neil-Roux" <jo@exemple.fr>'],
    ['Jeanne', 'jeanne@château.fr', '"Jeanne" <jeanne@xn--chteau-xta.fr>'],
    ['Jeanne', 'élodie@exemple.fr', undefined],
    ['Jeanne', 'zoé@exemple.fr', undefined],
    ['Jeanne', 'jeanne@ex ample.fr', undefined],
  ])('directs replies for %s <%s> to %s, and says so if the button would not work', (name, email, expected) => {
    const { ReplyTo, TextBody, HtmlBody } = compose({ name, email });
    expect(ReplyTo).toBe(expected);
    for (const body of [TextBody, HtmlBody]) expect(body.includes('recopiez-la')).toBe(expected === undefined);
    expect(HtmlBody.includes('Attention\u00a0:')).toBe(expected === undefined);
  });
});

it.each<[string, string, string, string]>([
  ['as many characters as fit', 'Jo Martin', 'a'.repeat(97), `Jo Martin\u00a0: ${'a'.repeat(97)}`],
  ['20 000 characters', 'Jeanne Martin', 'mot '.repeat(5_000), `Jeanne Martin\u00a0: ${'mot '.repeat(23).trim()}…`],
  ['20 000 emoji', '🦄'.repeat(50), '👩‍👩‍👧‍👦'.repeat(1_800), `${'🦄'.repeat(19)}…\u00a0: ${'👩‍👩‍👧‍👦'.repeat(6)}…`],
  ['line breaks', 'A\r\nBcc: x@y.fr', 'un\ndeux\r\ntrois\u2028quatre\u0085cinq', 'A Bcc: x@y.fr\u00a0: un deux trois quatre cinq'],
  ['one word without end', 'b'.repeat(100), 'a'.repeat(20_000), `${'b'.repeat(39)}…\u00a0: ${'a'.repeat(65)}…`],
])('the subject is one line of at most 120 characters for %s', (_case, name, message, subject) => {
  expect(compose({ name, message }).Subject).toBe(`Message de ${subject}`);
});

it('the head contains nothing that mirrors what follows, whatever direction the visitor asked for', () => {
  const controls = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];
  const name = `Anne ${controls.join('')}Martin`;
  const { Subject, ReplyTo, HtmlBody } = compose({ name, message: `Bonjour ${controls.join('x')} à tous` });
  expect(Subject).toBe('Message de Anne Martin\u00a0: Bonjour xxxxxxxx à tous');
  expect(ReplyTo).toBe('"Anne Martin" <jeanne@exemple.fr>');
  expect(HtmlBody).toMatch(/<title>Message de Anne Martin<\/title>.*<h1[^>]*>Anne Martin<\/h1>/s);
});

it('the bodies are those of contact-mail.{txt,html}.snap, which contain nothing remote, no table and no script', async () => {
  // Indents, columns, a table's tab, paragraphs in two directions, and the blank lines between them.
  const message = 'Page     prix\n  Accueil   500\n\tBlog\n\nمرحبا\nSalut\n\n\nשלום';
  const { TextBody, HtmlBody } = compose({ name: 'דוד', phone: '+33 (0)6 12 34 56 78', message }, Date.UTC(2025, 10, 19, 22, 30));
  await expect(TextBody).toMatchFileSnapshot('contact-mail.txt.snap');
  await expect(HtmlBody).toMatchFileSnapshot('contact-mail.html.snap');
  expect(HtmlBody).not.toMatch(/<table|<img|<script|<link|url\(|https?:/);
});

it('both bodies carry what a visitor wrote, and none of it is markup', () => {
  const attack = `<script>alert('x')</script><img src=x onerror="y">&amp;`;
  const { HtmlBody, TextBody } = compose({ name: attack, phone: attack, message: attack, email: "o'brien&co=%3Cb%3E?x@exemple.fr" });
  expect(HtmlBody).not.toMatch(/<script|<img|onerror="|href="tel:/);
  const harmless = '&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&lt;img src=x onerror=&quot;y&quot;&gt;&amp;amp;';
  expect(HtmlBody.split(harmless)).toHaveLength(5);
  expect(HtmlBody).toContain('href="mailto:o&#39;brien%26co%3D%253Cb%253E%3Fx@exemple.fr"');
  expect(TextBody).toContain(attack);
});

describe('the time of writing', () => {
  const at = (header: string | null) => readWrittenAt(header, RECEIVED);
  it.each([
    ['2025-11-20T09:00:00Z', Date.UTC(2025, 10, 20, 9)],
    ['2025-11-20T10:00:00.123+01:00', Date.UTC(2025, 10, 20, 9, 0, 0, 123)],
    ['2025-11-20T09:09:00Z', RECEIVED],
    ['2024-10-16T09:04Z', Date.UTC(2024, 9, 16, 9, 4)],
  ])('is accepted if it is %s', (header, time) => expect(at(header)).toBe(time));

  it.each([
    null,
    '',
    'hier',
    '2025-11-20',
    'x2025-11-20T09:00:00Z',
    '2025-11-20T09:00:00Z (x)',
    '2026-11-20T09:00:00Z',
    '2023-11-20T09:00:00Z',
    '2025-13-45T99:99:99Z',
  ])('is ignored if it is %s', (header) => expect(at(header)).toBeUndefined());
});

it.for<[string, Partial<typeof MESSAGE & { phone: string }>]>([
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
  const headers = { 'X-Form-Sent-At': '2025-11-20T09:00:00Z' };
  const response = await backend.post(contactRequest({ body: { ...MESSAGE, ...fields }, headers }));
  expect(response.status).toBe(200);
  const [mail] = await backend.mails();
  expect(mail?.TrackLinks).toBe('None');
  expect(mail?.TextBody).toContain('Écrit\u00a0: jeudi 20 novembre 2025 à 10:00');
  expect([mail?.Subject, mail?.ReplyTo, ...(mail?.Headers ?? []).map(({ Value }) => Value)].join('')).not.toMatch(/[\r\n]/);
});
