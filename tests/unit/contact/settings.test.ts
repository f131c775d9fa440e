import { expect } from 'vitest';
import type { ReceivedMessage } from '../../../netlify/contact/ledger/entry.ts';
import { createIdleMailer, createMailer } from '../../../netlify/contact/mail/postmark.ts';
import { ownOrigins, readSettings } from '../../../netlify/contact/settings.ts';
import { test } from '../../support/contact/backend.ts';

const right = { POSTMARK_SERVER_TOKEN: ' token\n', CONTACT_FROM: 'Trait <a@b.fr>', CONTACT_TO: 'c@d.fr, E <e@f.fr>' };

test.each<[Record<string, string>, object]>([
  [{}, { host: 'api.postmarkapp.com', https: true, stream: 'outbound', token: 'token', from: 'Trait <a@b.fr>', to: 'c@d.fr, E <e@f.fr>' }],
  [{ POSTMARK_API_URL: 'http://127.0.0.1:8025/' }, { host: '127.0.0.1:8025', https: false }],
  [{ POSTMARK_API_URL: 'https://mail.example/postmark//' }, { host: 'mail.example/postmark', https: true }],
  [
    { POSTMARK_MESSAGE_STREAM: 'contact', CONTACT_TO: 'staff@localhost' },
    { stream: 'contact', to: 'staff@localhost' },
  ],
  [{ CONTACT_FROM: '"Trait, SARL" <a@b.fr>' }, { from: '"Trait, SARL" <a@b.fr>' }],
  [{ CONTACT_FROM: 'Équipe Trait <a+web@b.fr>' }, { from: 'Équipe Trait <a+web@b.fr>' }],
  [{ CONTACT_TO: '"Trait, SARL" <a@b.fr>,c@d.fr' }, { to: '"Trait, SARL" <a@b.fr>,c@d.fr' }],
])('%j is read as %j', (environment, settings) => {
  expect(readSettings({ ...right, ...environment })).toMatchObject(settings);
});

const WRONG: Record<string, string[]> = {
  POSTMARK_SERVER_TOKEN: ['  ', 'to ken', 'POSTMARK_API_TEST', ' postmark_api_test '],
  POSTMARK_API_URL: ['ftp://mail.example', 'xhttp://mail.example', 'mail.example'],
  CONTACT_FROM: ['', 'Trait', 'a@b.fr\r\nBcc: x@y.fr', 'a@b.fr\u0000'],
  CONTACT_TO: ['', 'Trait', 'a@b.fr,\nc@d.fr', 'a\t@b.fr'],
};
test.each(Object.entries(WRONG).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
  '%s may not be %j',
  (name, value) => {
    expect(readSettings({ ...right, [name]: value })).toEqual({ wrong: [name] });
  },
);

test('every wrong variable is named', () => {
  expect(readSettings({ ...right, CONTACT_FROM: 'Trait', CONTACT_TO: '' })).toEqual({ wrong: ['CONTACT_FROM', 'CONTACT_TO'] });
});

test('the rest is Postmark’s to say, and the message is kept', async ({ backend }) => {
  const settings = readSettings({ ...right, CONTACT_TO: 'équipe@trait.example', POSTMARK_API_URL: backend.postmark.url });
  if ('wrong' in settings) throw new Error(settings.wrong.join());
  expect(await backend.submit(backend.boot({ mailer: createMailer(settings) }))).toBe(202);
  expect(await backend.entries()).toMatchObject([{ state: 'unsent', code: '422/300' }]);
});

test('every origin that Netlify provides is accepted if it is a URL', () => {
  const provided = { URL: 'https://a.fr/', DEPLOY_PRIME_URL: 'https://b--a.netlify.app', DEPLOY_URL: 'nonsense' };
  expect(ownOrigins(provided)).toEqual(['https://a.fr', 'https://b--a.netlify.app']);
});

test('a mailer without settings sends nothing, and cannot look anything up', async () => {
  const idle = createIdleMailer(['CONTACT_TO']);
  expect(await idle.send({} as ReceivedMessage)).toEqual({ kind: 'unsent', reason: 'misconfigured', code: 'environment: CONTACT_TO' });
  await expect(idle.find('some-id')).rejects.toThrow('CONTACT_TO');
});
