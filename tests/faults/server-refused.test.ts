import { expect } from 'vitest';
import { SEARCH_LAG_MS } from '../../netlify/contact/timing.ts';
import { minutesPass, test } from '../support/contact/backend.ts';
import { MESSAGE } from '../support/contact/message.ts';

test.for(['rate-limit', 'unavailable'])('fault 29: after 429/503 (%s), the message is redelivered', async (preset, { backend }) => {
  await backend.faults({ kind: 'reject', preset, times: 0 });
  expect(await backend.submit()).toBe(202);
  expect(await backend.states()).toEqual(['unsent']);
  await minutesPass(backend, 3);
  expect(await backend.mailed()).toBe(0);
  await backend.faults();
  await minutesPass(backend, 2);
  expect(await backend.states()).toEqual(['sent']);
  expect(await backend.mailed()).toBe(1);
});

test.for([
  ['fault 30: a bad token', 'bad-token', '401/10'],
  ['fault 30: an unknown sender', 'unknown-sender', '422/400'],
  ['fault 30: an unconfirmed sender', 'unconfirmed-sender', '422/401'],
  ['fault 30: a server that may not send', 'not-allowed', '422/405'],
  ['fault 30: an inactive recipient', 'inactive-recipient', '422/406'],
  ['fault 30: an account that is not approved', 'account-pending', '422/412'],
  ['fault 31: a mail that is invalid without Reply-To, too', 'invalid-request', '422/300'],
] as const)('%s keeps the message for the operator to free', async ([, preset, code], { backend }) => {
  await backend.faults({ kind: 'reject', preset, times: 0 });
  expect([await backend.submit(), await backend.submit()]).toEqual([202, 202]);
  expect(backend.log[0]).toMatchObject({ level: 'error', event: 'contact.not-sent', reason: 'misconfigured', code });
  expect(await backend.entries()).toMatchObject([{ state: 'unsent', code: code, message: MESSAGE }]);
  await minutesPass(backend, 1);
  expect(backend.log.at(-1)).toMatchObject({ level: 'error', event: 'contact.redeliver', misconfigured: 1, codes: { [code]: 1 } });
  expect(await backend.mailed()).toBe(0);
  await backend.faults();
  await minutesPass(backend, 1);
  expect(backend.log.at(-1)).toMatchObject({ level: 'info', sent: 1 });
  expect((await backend.mails()).map(({ ReplyTo }) => ReplyTo)).toEqual(['"Jeanne Martin" <jeanne@exemple.fr>']);
});

const INVALID = { kind: 'reject', preset: 'invalid-request' };

test('fault 31: after a 300, the mail goes without Reply-To', async ({ backend }) => {
  await backend.faults(INVALID);
  expect(await backend.submit()).toBe(200);
  expect((await backend.mails()).map(({ ReplyTo }) => ReplyTo)).toEqual(['']);
});

test('fault 31: a mail without Reply-To names the address to copy', async ({ backend }) => {
  await backend.faults(INVALID);
  await backend.submit();
  const [mail] = await backend.mails();
  for (const body of [mail?.TextBody, mail?.HtmlBody]) expect(body).toMatch(/jeanne@exemple\.fr.*recopiez-la/s);
});

test('fault 31: a mail that never had a Reply-To is tried once', async ({ backend }) => {
  await backend.faults({ ...INVALID, times: 0 });
  let sends = 0;
  const counting = backend.bootBefore('send', 'every', () => sends++);
  expect(await backend.submit(counting, { ...MESSAGE, email: 'zoé@exemple.fr' })).toBe(202);
  expect(sends).toBe(1);
  expect(await backend.states()).toEqual(['unsent']);
});

test('fault 31: a mail without Reply-To counts as sent', async ({ backend }) => {
  await backend.faults(INVALID);
  await backend.submit();
  expect(await backend.states()).toEqual(['sent']);
  expect(backend.log).toEqual([]);
  expect(await backend.submit()).toBe(200);
  expect(await backend.mailed()).toBe(1);
});

test.for<[string, object, number]>([
  ['resets after accepting', { kind: 'accept-then-reset' }, 0],
  ['never answers after accepting', { kind: 'accept-then-hang' }, 0],
  ['resets', { kind: 'reset' }, SEARCH_LAG_MS],
])('fault 31: after a 300, Postmark %s: the mail is looked up', async ([, fault, wait], { backend }) => {
  await backend.faults(INVALID, fault);
  expect(await backend.submit(backend.boot({ mailer: backend.hasty }))).toBe(202);
  expect(await backend.states()).toEqual(['unknown']);
  backend.clock.now += wait;
  expect(await backend.submit()).toBe(200);
  await minutesPass(backend, 5);
  expect(await backend.states()).toEqual(['sent']);
  expect(await backend.mailed()).toBe(1);
});
