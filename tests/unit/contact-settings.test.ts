import { expect, it } from 'vitest';
import type { Letter } from '../../netlify/contact/letter.ts';
import { createIdleMailer } from '../../netlify/contact/postmark.ts';
import { ownOrigins, readSettings } from '../../netlify/contact/settings.ts';

const right = { POSTMARK_SERVER_TOKEN: ' token\n', CONTACT_FROM: 'Trait <a@b.fr>', CONTACT_TO: 'c@d.fr, E <e@f.fr>' };

it.each<[Record<string, string>, object]>([
  [{}, { host: 'api.postmarkapp.com', https: true, stream: 'outbound', token: 'token', from: 'Trait <a@b.fr>', to: 'c@d.fr, E <e@f.fr>' }],
  [{ POSTMARK_API_URL: 'http://127.0.0.1:8025/' }, { host: '127.0.0.1:8025', https: false }],
  [{ POSTMARK_API_URL: 'https://mail.example/postmark//' }, { host: 'mail.example/postmark', https: true }],
  [
    { POSTMARK_MESSAGE_STREAM: 'contact', CONTACT_TO: 'staff@localhost' },
    { stream: 'contact', to: 'staff@localhost' },
  ],
  [{ CONTACT_FROM: '"Trait, SARL" <a@b.fr>' }, { from: '"Trait, SARL" <a@b.fr>' }],
  [{ CONTACT_FROM: 'Équipe Trait <a+web@b.fr>' }, { from: 'Équipe Trait <a+web@b.fr>' }],
  [{ CONTACT_FROM: '"Trait S.A.R.L." <a@b.fr>' }, { from: '"Trait S.A.R.L." <a@b.fr>' }],
  [{ CONTACT_TO: '"Trait, SARL" <a@b.fr>,c@d.fr' }, { to: '"Trait, SARL" <a@b.fr>,c@d.fr' }],
])('%j is read as %j', (environment, settings) => {
  expect(readSettings({ ...right, ...environment })).toMatchObject(settings);
});

const WRONG: Record<string, string[]> = {
  POSTMARK_SERVER_TOKEN: ['  ', 'to ken', 'POSTMARK_API_TEST', ' postmark_api_test '],
  POSTMARK_API_URL: ['ftp://mail.example', 'xhttp://mail.example', 'mail.example'],
  CONTACT_FROM: ['Trait', 'a@b.fr\r\nBcc: x@y.fr', 'a@b.fr>', 'Trait <a@b.fr', 'x y@b.fr', '<script>@b.fr', 'Trait, SARL <a@b.fr>'],
  CONTACT_TO: [
    ...['', 'a@b.fr,', 'équipe@trait.fr', 'contact@été.fr', 'a@b..fr', 'a..b@c.fr', '.a@b.fr', 'a@-b.fr', 'a?b@c.fr', 'Trait <a?b@c.fr>'],
    ...['Trait: contact <a@b.fr>', 'Trait (web) <a@b.fr>', 'Trait S.A.R.L. <a@b.fr>', '"Trait\\" <a@b.fr>'],
  ],
};
it.each(Object.entries(WRONG).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
  '%s may not be %j',
  (name, value) => {
    expect(readSettings({ ...right, [name]: value })).toEqual({ wrong: [name] });
  },
);

it('there is one sender, there are at most 50 recipients, like at Postmark, and every wrong variable is named', () => {
  const staff = Array.from({ length: 51 }, (_, n) => `"Staff, ${n}" <staff-${n}@trait.fr>`);
  expect(readSettings({ ...right, CONTACT_TO: staff.slice(1).join(', ') })).toHaveProperty('to');
  const wrong = { CONTACT_FROM: 'a@b.fr, c@d.fr', CONTACT_TO: staff.join(', ') };
  expect(readSettings({ ...right, ...wrong })).toEqual({ wrong: ['CONTACT_FROM', 'CONTACT_TO'] });
});

it('every origin that Netlify provides is accepted if it is a URL', () => {
  const provided = { URL: 'https://a.fr/', DEPLOY_PRIME_URL: 'https://b--a.netlify.app', DEPLOY_URL: 'nonsense' };
  expect(ownOrigins(provided)).toEqual(['https://a.fr', 'https://b--a.netlify.app']);
});

it('a mailer without settings sends nothing, and cannot look anything up', async () => {
  const idle = createIdleMailer(['CONTACT_TO']);
  for (const send of [idle.send, idle.sendWithoutReplyTo])
    expect(await send({} as Letter)).toEqual({ kind: 'rejected', reason: 'misconfigured', code: 'environment: CONTACT_TO' });
  await expect(idle.find('some-id')).rejects.toThrow('CONTACT_TO');
});
