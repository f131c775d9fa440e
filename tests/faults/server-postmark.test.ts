import { afterEach, beforeEach, expect, it } from 'vitest';
import { LEASE, SEARCH_LAG, SEARCH_REACH } from '../../netlify/contact/timing.ts';
import { type Bench, fatalCall, MESSAGE, MINUTE, startBench } from '../support/contact-bench.ts';

const OTHER = { ...MESSAGE, message: 'Un message corrigé par son auteur.' };

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.close());

const state = async () => (await bench.entries()).map((entry) => entry.state);
const minutesPass = async (count: number): Promise<void> => {
  for (let minute = 0; minute < count; minute++) {
    bench.clock.now += MINUTE;
    await bench.redeliver();
  }
};

/** Nobody wants to wait 15 s for a test of what hangs. */
const patienceFor = ({ kind }: { kind: string }) => (kind.endsWith('hang') ? bench.boot({ mailer: bench.hasty }) : bench.services);

/** A process that stops for good once Postmark has answered it. */
const dyingAfterSending = () => {
  const { stop, dead } = fatalCall();
  const send: typeof bench.mailer.send = async (letter) => {
    await bench.mailer.send(letter);
    return stop();
  };
  return { services: bench.boot({ mailer: { ...bench.mailer, send } }), dead };
};

it('fault 25: function dies after Postmark accepted', async () => {
  const { services, dead } = dyingAfterSending();
  void bench.submit(services);
  await dead;
  expect(await bench.mailed()).toBe(1);
  expect(await state()).toEqual(['sending']);
  expect(await bench.submit()).toBe(409);
  bench.clock.now += LEASE;
  expect(await bench.submit()).toBe(200);
  expect(await state()).toEqual(['sent']);
  expect(await bench.mailed()).toBe(1);
});

it('fault 25: function dies after Postmark accepted (and nobody comes back)', async () => {
  const { services, dead } = dyingAfterSending();
  void bench.submit(services);
  await dead;
  expect(await bench.mailed()).toBe(1);
  await minutesPass(20);
  expect(await state()).toEqual(['sent']);
  expect(await bench.index()).toEqual([]);
  expect(await bench.mailed()).toBe(1);
});

it.each([
  ['answers 500', { kind: 'accept-then-error' }],
  ['answers 502', { kind: 'accept-then-error', status: 502, code: 0 }],
  ['resets', { kind: 'accept-then-reset' }],
  ['never answers', { kind: 'accept-then-hang' }],
])('fault 26: Postmark accepts, answers 500 or resets (%s)', async (_case, fault) => {
  await bench.faults(fault);
  expect(await bench.submit(patienceFor(fault))).toBe(202);
  expect(await state()).toEqual(['sending']);
  expect(await bench.submit()).toBe(200);
  expect(await state()).toEqual(['sent']);
  await minutesPass(15);
  expect(await bench.mailed()).toBe(1);
});

it.each([
  ['500', { kind: 'reject', preset: 'server-error' }],
  ['a reset', { kind: 'reset' }],
  ['no answer', { kind: 'hang' }],
  ['a captive portal', { kind: 'not-json' }],
])('fault 27: Postmark rejects with 500 (%s)', async (_case, fault) => {
  await bench.faults(fault);
  expect(await bench.submit(patienceFor(fault))).toBe(202);
  await minutesPass(SEARCH_LAG / MINUTE - 1);
  expect(await bench.submit()).toBe(202);
  expect(await bench.mailed()).toBe(0);
  await minutesPass(1);
  expect(await bench.mailed()).toBe(1);
  expect(await bench.submit()).toBe(200);
  expect(await bench.mailed()).toBe(1);
});

it("fault 28: Postmark's search lags", async () => {
  await bench.indexDelay(3_600_000);
  await bench.faults({ kind: 'accept-then-reset' });
  expect(await bench.submit()).toBe(202);
  await minutesPass(1);
  expect(await bench.submit()).toBe(202);
  expect(await bench.mailed()).toBe(1);
  await bench.indexDelay(0);
  await minutesPass(1);
  expect(await state()).toEqual(['sent']);
  await minutesPass(15);
  expect(await bench.mailed()).toBe(1);
});

it("fault 28: Postmark's search lags (and cannot be asked at all)", async () => {
  await bench.faults({ kind: 'accept-then-reset' });
  expect(await bench.submit()).toBe(202);
  const mailer = { ...bench.mailer, find: () => Promise.reject(new Error('timeout')) };
  bench.clock.now += 2 * SEARCH_LAG;
  expect(await bench.submit(bench.boot({ mailer }))).toBe(202);
  await bench.redeliver(bench.boot({ mailer }));
  expect(bench.log.at(-1)).toMatchObject({ undecided: 1, codes: { 'no-look-up': 1 } });
  expect(await bench.mailed()).toBe(1);
  expect(await bench.submit()).toBe(200);
  expect(await bench.mailed()).toBe(1);
});

it("fault 28: Postmark's search lags (and then Postmark is gone longer than its search remembers)", async () => {
  await bench.faults({ kind: 'accept-then-reset' });
  expect(await bench.submit()).toBe(202);
  bench.clock.now += SEARCH_REACH + MINUTE;
  await bench.indexDelay(3_600_000);
  await bench.redeliver();
  expect(await bench.mailed()).toBe(1);
  expect(bench.log.at(-1)).toMatchObject({ level: 'error', undecided: 1, codes: { 'not-found-too-late': 1 } });
});

it.each([
  { kind: 'reject', preset: 'rate-limit' },
  { kind: 'reject', preset: 'unavailable' },
])('fault 29: Postmark 429/503 ($preset)', async (fault) => {
  await bench.faults({ ...fault, times: 0 });
  expect(await bench.submit()).toBe(202);
  expect(await state()).toEqual(['waiting']);
  await minutesPass(3);
  expect(await bench.mailed()).toBe(0);
  await bench.faults();
  await minutesPass(2);
  expect(await state()).toEqual(['sent']);
  expect(await bench.mailed()).toBe(1);
});

it('fault 29: Postmark 429/503 (a repeat tries again at once)', async () => {
  await bench.faults({ kind: 'reject', preset: 'unavailable' });
  expect([await bench.submit(), await bench.submit()]).toEqual([202, 200]);
  await minutesPass(2);
  expect(await bench.mailed()).toBe(1);
});

it.each(['bad-token', 'unknown-sender', 'unconfirmed-sender', 'not-allowed', 'inactive-recipient', 'account-pending'])(
  'fault 30: bad token, unconfirmed sender, inactive recipient (401, 400, 405, 406) ($0)',
  async (preset) => {
    await bench.faults({ kind: 'reject', preset, times: 0 });
    expect(await bench.submit()).toBe(202);
    expect(bench.log).toMatchObject([{ level: 'error', event: 'contact.not-sent', reason: 'misconfigured' }]);
    await minutesPass(1);
    expect(bench.log.at(-1)).toMatchObject({ level: 'error', event: 'contact.redeliver', misconfigured: 1 });
    expect(await bench.mailed()).toBe(0);
    await bench.faults();
    await minutesPass(1);
    expect(bench.log.at(-1)).toMatchObject({ level: 'info', sent: 1 });
    expect(await bench.mailed()).toBe(1);
  },
);

it('fault 31: Postmark 300 (invalid request)', async () => {
  await bench.faults({ kind: 'reject', preset: 'invalid-request', times: 2 });
  expect([await bench.submit(), await bench.submit()]).toEqual([422, 422]);
  expect(await state()).toEqual(['refused']);
  expect(JSON.stringify(await bench.entries())).not.toContain('Jeanne');
  expect(await bench.submit(bench.services, OTHER)).toBe(200);
  expect(await bench.submit(bench.services, MESSAGE)).toBe(422);
  await minutesPass(2);
  expect((await bench.mails()).map(({ TextBody }) => TextBody.includes(OTHER.message))).toEqual([true]);
});

it.each([
  ['cannot note it', 'sending', 409, async () => {}],
  ['notes it, and nobody hears of that', 'refused', 200, (write: () => Promise<unknown>) => write()],
])('fault 31: Postmark 300 (and the ledger %s: the author is asked to ask again)', async (_case, noted, again, land) => {
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
  expect(await state()).toEqual([noted]);
  expect(await bench.submit()).toBe(again);
  await minutesPass(3);
  expect(await state()).toEqual(['sent']);
  expect(await bench.mailed()).toBe(1);
});

it('fault 44: site data cleared after a 202', async () => {
  await bench.faults({ kind: 'reject', preset: 'unavailable', times: 0 });
  expect(await bench.submit()).toBe(202);
  bench.clock.now += 89 * MINUTE;
  await minutesPass(1);
  expect(bench.log.at(-1)).toMatchObject({ level: 'error', kept: 1, oldestSeconds: 5_400 });
  await bench.faults();
  await minutesPass(1);
  expect(await bench.mailed()).toBe(1);
});
