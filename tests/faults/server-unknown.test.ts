import { afterEach, beforeEach, expect, it } from 'vitest';
import { SEARCH_LAG, SEARCH_REACH } from '../../netlify/contact/timing.ts';
import { type Bench, MINUTE, minutesPass, startBench } from '../support/contact-bench.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.close());

/** Waits one second instead of 15 for faults that hang. */
const patienceFor = ({ kind }: { kind: string }) => (kind.endsWith('hang') ? bench.boot({ mailer: bench.hasty }) : bench.services);

it.each([
  ['answers 500', { kind: 'accept-then-error' }],
  ['answers 502', { kind: 'accept-then-error', status: 502, code: 0 }],
  ['resets', { kind: 'accept-then-reset' }],
  ['never answers', { kind: 'accept-then-hang' }],
])('fault 26: when Postmark accepts, then answers 500 or resets (%s), the mail is looked up and not sent again', async (_case, fault) => {
  await bench.faults(fault);
  expect(await bench.submit(patienceFor(fault))).toBe(202);
  expect(await bench.states()).toEqual(['sending']);
  expect(await bench.submit()).toBe(200);
  expect(await bench.states()).toEqual(['sent']);
  await minutesPass(bench, 15);
  expect(await bench.mailed()).toBe(1);
});

it.each([
  ['500', { kind: 'reject', preset: 'server-error' }],
  ['a reset', { kind: 'reset' }],
  ['no answer', { kind: 'hang' }],
  ['a captive portal', { kind: 'not-json' }],
])('fault 27: when Postmark rejects with 500 (%s), the mail is sent again only after the wait', async (_case, fault) => {
  await bench.faults(fault);
  expect(await bench.submit(patienceFor(fault))).toBe(202);
  await minutesPass(bench, SEARCH_LAG / MINUTE - 1);
  expect(await bench.submit()).toBe(202);
  expect(await bench.mailed()).toBe(0);
  await minutesPass(bench, 1);
  expect(await bench.mailed()).toBe(1);
  expect(await bench.submit()).toBe(200);
  expect(await bench.mailed()).toBe(1);
});

it('fault 28: while Postmark’s search lags, the mail is not sent again', async () => {
  await bench.indexDelay(3_600_000);
  await bench.faults({ kind: 'accept-then-reset' });
  expect(await bench.submit()).toBe(202);
  await minutesPass(bench, 1);
  expect(await bench.submit()).toBe(202);
  expect(await bench.mailed()).toBe(1);
  await bench.indexDelay(0);
  await minutesPass(bench, 1);
  expect(await bench.states()).toEqual(['sent']);
  await minutesPass(bench, 15);
  expect(await bench.mailed()).toBe(1);
});

it('fault 28: while Postmark’s search cannot be reached at all, the mail is not sent again', async () => {
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

it('fault 28: when Postmark is down for longer than its search goes back, the mail is not sent again', async () => {
  await bench.faults({ kind: 'accept-then-reset' });
  expect(await bench.submit()).toBe(202);
  bench.clock.now += SEARCH_REACH + MINUTE;
  await bench.indexDelay(3_600_000);
  await bench.redeliver();
  expect(await bench.mailed()).toBe(1);
  expect(bench.log.at(-1)).toMatchObject({ level: 'error', undecided: 1, codes: { 'not-found-too-late': 1 } });
});
