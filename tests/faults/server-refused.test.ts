import { expect } from 'vitest';
import { SEARCH_LAG } from '../../netlify/contact/timing.ts';
import { it, MINUTE, minutesPass } from '../support/backend.ts';
import { MESSAGE } from '../support/contact-request.ts';

it.for(['rate-limit', 'unavailable'])(
  'fault 29: when Postmark answers 429/503 (%s), the message is kept and redelivered',
  async (preset, { backend }) => {
    await backend.faults({ kind: 'reject', preset, times: 0 });
    expect(await backend.submit()).toBe(202);
    expect(await backend.states()).toEqual(['waiting']);
    await minutesPass(backend, 3);
    expect(await backend.mailed()).toBe(0);
    await backend.faults();
    await minutesPass(backend, 2);
    expect(await backend.states()).toEqual(['sent']);
    expect(await backend.mailed()).toBe(1);
  },
);

it('fault 29: after a 503 from Postmark, a repeated request tries again at once', async ({ backend }) => {
  await backend.faults({ kind: 'reject', preset: 'unavailable' });
  expect([await backend.submit(), await backend.submit()]).toEqual([202, 200]);
  await minutesPass(backend, 2);
  expect(await backend.mailed()).toBe(1);
});

it.for(['bad-token', 'unknown-sender', 'unconfirmed-sender', 'not-allowed', 'inactive-recipient', 'account-pending'])(
  'fault 30: after a bad token, unconfirmed sender or inactive recipient (401, 400, 405, 406), the message is redelivered (%s)',
  async (preset, { backend }) => {
    await backend.faults({ kind: 'reject', preset, times: 0 });
    expect(await backend.submit()).toBe(202);
    expect(backend.log).toMatchObject([{ level: 'error', event: 'contact.not-sent', reason: 'misconfigured' }]);
    await minutesPass(backend, 1);
    expect(backend.log.at(-1)).toMatchObject({ level: 'error', event: 'contact.redeliver', misconfigured: 1 });
    expect(await backend.mailed()).toBe(0);
    await backend.faults();
    await minutesPass(backend, 1);
    expect(backend.log.at(-1)).toMatchObject({ level: 'info', sent: 1 });
    expect(await backend.mailed()).toBe(1);
  },
);

const INVALID = { kind: 'reject', preset: 'invalid-request' };

it('fault 31: when Postmark answers 300 (invalid request), the mail is sent once more without Reply-To, and says so', async ({
  backend,
}) => {
  await backend.faults(INVALID);
  expect(await backend.submit()).toBe(200);
  const [mail, ...others] = await backend.mails();
  expect(others).toEqual([]);
  expect(mail?.ReplyTo).toBe('');
  for (const body of [mail?.TextBody, mail?.HtmlBody]) expect(body).toMatch(/jeanne@exemple\.fr.*recopiez-la/s);
  expect(await backend.states()).toEqual(['sent']);
  expect(backend.log).toEqual([]);
  expect(await backend.submit()).toBe(200);
  expect(await backend.mailed()).toBe(1);
});

it('fault 31: when Postmark answers 300 again, the message is kept, the operator told, and it is redelivered after the fix', async ({
  backend,
}) => {
  await backend.faults({ ...INVALID, times: 0 });
  expect(await backend.submit()).toBe(202);
  expect(backend.log).toMatchObject([{ level: 'error', event: 'contact.not-sent', reason: 'misconfigured', code: '422/300' }]);
  expect(await backend.entries()).toMatchObject([{ state: 'waiting', problem: '422/300', message: MESSAGE }]);
  expect(await backend.submit()).toBe(202);
  await minutesPass(backend, 1);
  expect(backend.log.at(-1)).toMatchObject({ level: 'error', event: 'contact.redeliver', misconfigured: 1, codes: { '422/300': 1 } });
  expect(await backend.mailed()).toBe(0);
  await backend.faults();
  await minutesPass(backend, 1);
  expect(backend.log.at(-1)).toMatchObject({ level: 'info', sent: 1 });
  expect((await backend.mails()).map(({ ReplyTo }) => ReplyTo)).toEqual(['"Jeanne Martin" <jeanne@exemple.fr>']);
});

it.for<[string, object, number]>([
  ['resets after accepting', { kind: 'accept-then-reset' }, 0],
  ['never answers after accepting', { kind: 'accept-then-hang' }, 0],
  ['resets', { kind: 'reset' }, SEARCH_LAG],
])(
  'fault 31: when Postmark answers 300, then %s, the mail is looked up and sent only if it is absent',
  async ([, fault, wait], { backend }) => {
    await backend.faults(INVALID, fault);
    expect(await backend.submit(backend.boot({ mailer: backend.hasty }))).toBe(202);
    expect(await backend.states()).toEqual(['sending']);
    backend.clock.now += wait;
    expect(await backend.submit()).toBe(200);
    await minutesPass(backend, 5);
    expect(await backend.states()).toEqual(['sent']);
    expect(await backend.mailed()).toBe(1);
  },
);

it('fault 44: when site data is cleared after a 202, the ledger still delivers the message', async ({ backend }) => {
  await backend.faults({ kind: 'reject', preset: 'unavailable', times: 0 });
  expect(await backend.submit()).toBe(202);
  backend.clock.now += 89 * MINUTE;
  await minutesPass(backend, 1);
  expect(backend.log.at(-1)).toMatchObject({ level: 'error', kept: 1, oldestSeconds: 5_400 });
  await backend.faults();
  await minutesPass(backend, 1);
  expect(await backend.mailed()).toBe(1);
});
