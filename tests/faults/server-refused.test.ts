import { afterEach, beforeEach, expect, it } from 'vitest';
import { SEARCH_LAG } from '../../netlify/contact/timing.ts';
import { type Bench, MINUTE, minutesPass, startBench } from '../support/contact-bench.ts';
import { MESSAGE } from '../support/contact-request.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.close());

it.each([
  { kind: 'reject', preset: 'rate-limit' },
  { kind: 'reject', preset: 'unavailable' },
])('fault 29: when Postmark answers 429/503 ($preset), the message is kept and redelivered', async (fault) => {
  await bench.faults({ ...fault, times: 0 });
  expect(await bench.submit()).toBe(202);
  expect(await bench.states()).toEqual(['waiting']);
  await minutesPass(bench, 3);
  expect(await bench.mailed()).toBe(0);
  await bench.faults();
  await minutesPass(bench, 2);
  expect(await bench.states()).toEqual(['sent']);
  expect(await bench.mailed()).toBe(1);
});

it('fault 29: after a 503 from Postmark, a repeated request tries again at once', async () => {
  await bench.faults({ kind: 'reject', preset: 'unavailable' });
  expect([await bench.submit(), await bench.submit()]).toEqual([202, 200]);
  await minutesPass(bench, 2);
  expect(await bench.mailed()).toBe(1);
});

it.each(['bad-token', 'unknown-sender', 'unconfirmed-sender', 'not-allowed', 'inactive-recipient', 'account-pending'])(
  'fault 30: after a bad token, unconfirmed sender or inactive recipient (401, 400, 405, 406), the message is redelivered ($0)',
  async (preset) => {
    await bench.faults({ kind: 'reject', preset, times: 0 });
    expect(await bench.submit()).toBe(202);
    expect(bench.log).toMatchObject([{ level: 'error', event: 'contact.not-sent', reason: 'misconfigured' }]);
    await minutesPass(bench, 1);
    expect(bench.log.at(-1)).toMatchObject({ level: 'error', event: 'contact.redeliver', misconfigured: 1 });
    expect(await bench.mailed()).toBe(0);
    await bench.faults();
    await minutesPass(bench, 1);
    expect(bench.log.at(-1)).toMatchObject({ level: 'info', sent: 1 });
    expect(await bench.mailed()).toBe(1);
  },
);

const INVALID = { kind: 'reject', preset: 'invalid-request' };

it('fault 31: when Postmark answers 300 (invalid request), the mail is sent once more without Reply-To, and says so', async () => {
  await bench.faults(INVALID);
  expect(await bench.submit()).toBe(200);
  const [mail, ...others] = await bench.mails();
  expect(others).toEqual([]);
  expect(mail?.ReplyTo).toBe('');
  for (const body of [mail?.TextBody, mail?.HtmlBody]) expect(body).toMatch(/jeanne@exemple\.fr.*recopiez-la/s);
  expect(await bench.states()).toEqual(['sent']);
  expect(bench.log).toEqual([]);
  expect(await bench.submit()).toBe(200);
  expect(await bench.mailed()).toBe(1);
});

it('fault 31: when Postmark answers 300 again, the message is kept, the operator told, and it is redelivered after the fix', async () => {
  await bench.faults({ ...INVALID, times: 0 });
  expect(await bench.submit()).toBe(202);
  expect(bench.log).toMatchObject([{ level: 'error', event: 'contact.not-sent', reason: 'misconfigured', code: '422/300' }]);
  expect(await bench.entries()).toMatchObject([{ state: 'waiting', problem: '422/300', message: MESSAGE }]);
  expect(await bench.submit()).toBe(202);
  await minutesPass(bench, 1);
  expect(bench.log.at(-1)).toMatchObject({ level: 'error', event: 'contact.redeliver', misconfigured: 1, codes: { '422/300': 1 } });
  expect(await bench.mailed()).toBe(0);
  await bench.faults();
  await minutesPass(bench, 1);
  expect(bench.log.at(-1)).toMatchObject({ level: 'info', sent: 1 });
  expect((await bench.mails()).map(({ ReplyTo }) => ReplyTo)).toEqual(['"Jeanne Martin" <jeanne@exemple.fr>']);
});

it.each([
  ['resets after accepting', { kind: 'accept-then-reset' }, 0],
  ['never answers after accepting', { kind: 'accept-then-hang' }, 0],
  ['resets', { kind: 'reset' }, SEARCH_LAG],
])('fault 31: when Postmark answers 300, then %s, the mail is looked up and sent only if it is absent', async (_case, fault, wait) => {
  await bench.faults(INVALID, fault);
  expect(await bench.submit(bench.boot({ mailer: bench.hasty }))).toBe(202);
  expect(await bench.states()).toEqual(['sending']);
  bench.clock.now += wait;
  expect(await bench.submit()).toBe(200);
  await minutesPass(bench, 5);
  expect(await bench.states()).toEqual(['sent']);
  expect(await bench.mailed()).toBe(1);
});

it('fault 44: when site data is cleared after a 202, the ledger still delivers the message', async () => {
  await bench.faults({ kind: 'reject', preset: 'unavailable', times: 0 });
  expect(await bench.submit()).toBe(202);
  bench.clock.now += 89 * MINUTE;
  await minutesPass(bench, 1);
  expect(bench.log.at(-1)).toMatchObject({ level: 'error', kept: 1, oldestSeconds: 5_400 });
  await bench.faults();
  await minutesPass(bench, 1);
  expect(await bench.mailed()).toBe(1);
});
