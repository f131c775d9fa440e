import { describe, expect } from 'vitest';
import { type SpamSignal, spamSignals } from '../../../netlify/contact/spam.ts';
import { HONEYPOT_FIELD, HONEYPOT_HEADER } from '../../../src/message/protocol.ts';
import { type Backend, DOWN, test } from '../../support/contact/backend.ts';
import { contactRequest, formRequest, ID } from '../../support/contact/contact-request.ts';
import { MESSAGE } from '../../support/contact/message.ts';

const links = (count: number, link = (n: number) => `https://www.exemple-${n}.fr/page`) =>
  Array.from({ length: count }, (_, n) => link(n)).join(' et ');

describe('signs of advertising', () => {
  test.each<[string, Partial<typeof MESSAGE>, SpamSignal[]]>([
    ['a person', {}, []],
    ['a brief with ten links', { message: links(10) }, []],
    ['ten links without encryption', { message: links(10, (n) => `http://www.exemple-${n}.fr`) }, []],
    ['a company with a dot in its name', { name: 'Jeanne, www.exemple.fr' }, []],
    ['a question about markup', { message: 'Comment écrire <a href="/x"> dans WordPress ?' }, []],
    ['addresses without links', { message: 'jeanne@exemple.fr et exemple.fr '.repeat(12) }, []],
    ['eleven links', { message: links(11) }, ['links']],
    ['eleven links without a scheme', { message: links(11, (n) => `www.exemple-${n}.fr`) }, ['links']],
    ['eleven links in capitals', { message: links(11, (n) => `HTTP://EXEMPLE-${n}.FR`) }, ['links']],
    ['a link for a name', { name: 'https://spam.example' }, ['link-in-name']],
    ['forum markup', { message: 'Achetez [url=https://spam.example]ici[/url] vite' }, ['forum-markup']],
  ])('%s: %o', (_case, fields, signals) => expect(spamSignals({ ...MESSAGE, ...fields }, false)).toEqual(signals));

  test('come together', () => {
    const message = `${links(11)} [link]ici[/link]`;
    expect(spamSignals({ ...MESSAGE, name: 'x://y', message }, true)).toEqual(['honeypot', 'links', 'link-in-name', 'forum-markup']);
  });
});

/** Messages whose honeypot is filled in. */
const TRAPPED: [string, () => Request, number][] = [
  ['a script', () => contactRequest({ headers: { [HONEYPOT_HEADER]: '1' } }), 200],
  ['a form', () => formRequest({ ...MESSAGE, [HONEYPOT_FIELD]: 'https://spam.example' }), 303],
];
const headerOf = async ({ mails }: Backend, name: string) => (await mails())[0]?.Headers.find(({ Name }) => Name === name)?.Value;

describe.each(TRAPPED)('fault 22: a filled honeypot in %s', (_from, request, status) => {
  test('is mailed and answered like any other message', async ({ backend }) => {
    expect((await backend.post(request())).status).toBe(status);
    expect(await backend.mailed()).toBe(1);
  });

  test('marks the subject for people', async ({ backend }) => {
    await backend.post(request());
    expect((await backend.mails())[0]?.Subject).toMatch(/^\[Indésirable\u00a0\?\] Message de Jeanne Martin\u00a0: Bonjour/);
  });

  test('marks the head for filters', async ({ backend }) => {
    await backend.post(request());
    expect(await headerOf(backend, 'X-Contact-Spam')).toBe('honeypot');
  });

  test('is logged without a word of the message', async ({ backend }) => {
    await backend.post(request());
    expect(backend.log).toEqual([{ level: 'info', event: 'contact.spam', signals: ['honeypot'], reference: ID.slice(0, 23) }]);
  });
});

test.for([
  ['blank', { [HONEYPOT_FIELD]: ' ' }],
  ['missing', {}],
] as const)('a %s honeypot in a form is nobody’s', async ([, honeypot], { backend }) => {
  await backend.post(formRequest({ ...MESSAGE, ...honeypot }));
  expect(await headerOf(backend, 'X-Contact-Spam')).toBeUndefined();
  expect(backend.log).toEqual([]);
});

test('the mail says in French what looked like advertising', async ({ backend }) => {
  const body = { ...MESSAGE, name: 'Jeanne x://y', message: `${links(11)} [link]ici[/link]` };
  await backend.post(contactRequest({ headers: { [HONEYPOT_HEADER]: '1' }, body }));
  const [mail] = await backend.mails();
  const reasons = 'champ caché rempli, plus de dix liens, un lien dans le nom, balises de forum';
  for (const text of [mail?.TextBody, mail?.HtmlBody]) expect(text).toContain(`Signalé comme indésirable possible\u00a0: ${reasons}.`);
  expect(await headerOf(backend, 'X-Contact-Spam')).toBe('honeypot, links, link-in-name, forum-markup');
});

test.for([
  [10, false],
  [11, true],
] as const)('the mail says of %i links that they are over ten: %s', async ([count, isSaid], { backend }) => {
  await backend.post(contactRequest({ body: { ...MESSAGE, message: links(count) } }));
  expect((await backend.mails())[0]?.TextBody.includes('plus de dix liens')).toBe(isSaid);
});

test('a redelivered mail says the same', async ({ backend }) => {
  await backend.faults(DOWN);
  expect((await backend.post(contactRequest({ headers: { [HONEYPOT_HEADER]: '1' } }))).status).toBe(202);
  await backend.faults();
  await backend.redeliver();
  expect(await headerOf(backend, 'X-Contact-Spam')).toBe('honeypot');
  expect((await backend.mails())[0]?.TextBody).toContain('champ caché rempli');
});
