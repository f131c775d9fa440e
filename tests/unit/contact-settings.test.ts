import { expect, it } from 'vitest';
import { createIdleMailer } from '../../netlify/contact/postmark.ts';
import { ownOrigins, readSettings } from '../../netlify/contact/settings.ts';
import { MESSAGE } from '../support/contact-request.ts';

const right = { POSTMARK_SERVER_TOKEN: 'token', CONTACT_FROM: 'Trait <a@b.fr>', CONTACT_TO: 'c@d.fr, E <e@f.fr>' };

it.each<[Record<string, string>, object]>([
  [{}, { host: 'api.postmarkapp.com', https: true, stream: 'outbound', token: 'token', from: 'Trait <a@b.fr>', to: 'c@d.fr, E <e@f.fr>' }],
  [{ POSTMARK_API_URL: 'http://127.0.0.1:8025/' }, { host: '127.0.0.1:8025', https: false }],
  [{ POSTMARK_API_URL: 'https://mail.example/postmark/' }, { host: 'mail.example/postmark', https: true }],
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
  POSTMARK_SERVER_TOKEN: ['  ', 'POSTMARK_API_TEST', ' postmark_api_test '],
  POSTMARK_API_URL: ['ftp://mail.example', 'mail.example'],
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

it('there is one sender, and every wrong variable is named', () => {
  expect(readSettings({ ...right, CONTACT_FROM: 'a@b.fr, c@d.fr', CONTACT_TO: '' })).toEqual({ wrong: ['CONTACT_FROM', 'CONTACT_TO'] });
});

it('there are at most 50 recipients, like at Postmark', () => {
  const readTo = (count: number) => {
    const to = Array.from({ length: count }, (_, n) => `"Staff, ${n}" <staff-${n}@trait.fr>`).join(', ');
    return readSettings({ ...right, CONTACT_TO: to });
  };
  expect(readTo(50)).toHaveProperty('to');
  expect(readTo(51)).toEqual({ wrong: ['CONTACT_TO'] });
});

it('every origin that Netlify provides is accepted if it is a URL', () => {
  expect(ownOrigins({ URL: 'https://a.fr/', DEPLOY_PRIME_URL: 'https://b--a.netlify.app', DEPLOY_URL: 'nonsense' })).toEqual([
    'https://a.fr',
    'https://b--a.netlify.app',
  ]);
});

it('a mailer without settings rejects every mail as misconfigured and cannot look anything up', async () => {
  const idle = createIdleMailer(['CONTACT_TO']);
  expect(await idle.send({ id: 'some-id', message: MESSAGE, receivedAt: 0 })).toEqual({
    kind: 'rejected',
    reason: 'misconfigured',
    code: 'environment: CONTACT_TO',
  });
  await expect(idle.find('some-id')).rejects.toThrow('CONTACT_TO');
});
