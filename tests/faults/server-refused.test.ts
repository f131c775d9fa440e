import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Bench, fatalCall, MINUTE, minutesPass, startBench } from '../support/contact-bench.ts';
import { MESSAGE } from '../support/contact-request.ts';

const OTHER = { ...MESSAGE, message: 'Un message corrigé par son auteur.' };

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

it('fault 29: when Postmark refuses a retry of a message already confirmed to its author, its text is kept', async () => {
  await bench.faults({ kind: 'reject', preset: 'unavailable' });
  expect(await bench.submit()).toBe(202);
  await bench.faults({ kind: 'reject', preset: 'invalid-request' });
  expect(await bench.submit()).toBe(202);
  expect(await bench.states()).toEqual(['waiting']);
  await bench.faults();
  await minutesPass(bench, 1);
  expect(await bench.mailed()).toBe(1);
});

it('fault 29: when Postmark refuses such a message after a run that took it over has died, its text is still kept', async () => {
  await bench.faults({ kind: 'reject', preset: 'unavailable' });
  expect(await bench.submit()).toBe(202);
  const { stop, dead } = fatalCall();
  void bench.submit({ ...bench.boot(), ledger: { ...bench.services.ledger, mark: stop } });
  await dead;
  bench.clock.now += 2 * MINUTE;
  await bench.faults({ kind: 'reject', preset: 'invalid-request' });
  expect(await bench.submit()).toBe(202);
  expect(await bench.states()).toEqual(['waiting']);
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

it('fault 31: when Postmark answers 300 (invalid request), the response is 422 and the message can be edited', async () => {
  await bench.faults({ kind: 'reject', preset: 'invalid-request', times: 2 });
  expect([await bench.submit(), await bench.submit()]).toEqual([422, 422]);
  expect(await bench.states()).toEqual(['refused']);
  expect(JSON.stringify(await bench.entries())).not.toContain('Jeanne');
  expect(await bench.submit(bench.services, OTHER)).toBe(200);
  expect(await bench.submit(bench.services, MESSAGE)).toBe(422);
  await minutesPass(bench, 2);
  expect((await bench.mails()).map(({ TextBody }) => TextBody.includes(OTHER.message))).toEqual([true]);
});

it.each([
  ['cannot note it', 'sending', 409, async () => {}],
  ['notes it, and nobody hears of that', 'refused', 200, (write: () => Promise<unknown>) => write()],
])('fault 31: when Postmark answers 300 and the ledger %s, the author is asked to retry', async (_case, noted, again, land) => {
  await bench.faults({ kind: 'reject', preset: 'invalid-request' });
  let mailAsked = false;
  bench.wire.through = async (_request, next) => {
    if (!mailAsked) return next();
    await land(next);
    throw new TypeError('fetch failed');
  };
  const mailer = {
    ...bench.mailer,
    send: (letter: Parameters<typeof bench.mailer.send>[0]) => {
      mailAsked = true;
      return bench.mailer.send(letter);
    },
  };
  expect(await bench.submit(bench.boot({ mailer }))).toBe(409);
  bench.wire.through = (_request, next) => next();
  expect(await bench.states()).toEqual([noted]);
  expect(await bench.submit()).toBe(again);
  await minutesPass(bench, 3);
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
