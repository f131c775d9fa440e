import { expect } from 'vitest';
import { SEARCH_LAG_MS, SEARCH_REACH_MS } from '../../netlify/contact/timing.ts';
import { type Backend, MINUTE, minutesPass, test } from '../support/contact/backend.ts';

type Fault = { kind: string; preset?: string; status?: number; code?: number };
/** Waits one second instead of 15 for faults that hang. */
const patienceFor = (backend: Backend, { kind }: Fault) =>
  kind.endsWith('hang') ? backend.boot({ mailer: backend.hasty }) : backend.dependencies;

test.for<[string, Fault]>([
  ['answers 500', { kind: 'accept-then-error' }],
  ['answers 502', { kind: 'accept-then-error', status: 502, code: 0 }],
  ['resets', { kind: 'accept-then-reset' }],
  ['never answers', { kind: 'accept-then-hang' }],
])('fault 26: when Postmark accepts, then %s, nothing is sent again', async ([, fault], { backend }) => {
  await backend.faults(fault);
  expect(await backend.submit(patienceFor(backend, fault))).toBe(202);
  expect(await backend.states()).toEqual(['unknown']);
  expect(await backend.submit()).toBe(200);
  expect(await backend.states()).toEqual(['sent']);
  await minutesPass(backend, 15);
  expect(await backend.mailed()).toBe(1);
});

test.for<[string, Fault]>([
  ['500', { kind: 'reject', preset: 'server-error' }],
  ['a reset', { kind: 'reset' }],
  ['no answer', { kind: 'hang' }],
  ['a captive portal', { kind: 'not-json' }],
])('fault 27: after %s from Postmark, sending again waits', async ([, fault], { backend }) => {
  await backend.faults(fault);
  expect(await backend.submit(patienceFor(backend, fault))).toBe(202);
  await minutesPass(backend, SEARCH_LAG_MS / MINUTE - 1);
  expect(await backend.submit()).toBe(202);
  expect(await backend.mailed()).toBe(0);
  await minutesPass(backend, 1);
  expect(await backend.mailed()).toBe(1);
  expect(await backend.submit()).toBe(200);
  expect(await backend.mailed()).toBe(1);
});

test('fault 28: while Postmark’s search lags, the mail is not sent again', async ({ backend }) => {
  await backend.indexDelay(3_600_000);
  await backend.faults({ kind: 'accept-then-reset' });
  expect(await backend.submit()).toBe(202);
  await minutesPass(backend, 1);
  expect(await backend.submit()).toBe(202);
  expect(await backend.mailed()).toBe(1);
  await backend.indexDelay(0);
  await minutesPass(backend, 1);
  expect(await backend.states()).toEqual(['sent']);
  await minutesPass(backend, 15);
  expect(await backend.mailed()).toBe(1);
});

test('fault 28: an early search that is read late proves nothing', async ({ backend }) => {
  await backend.indexDelay(3_600_000);
  await backend.faults({ kind: 'accept-then-reset' });
  expect(await backend.submit()).toBe(202);
  backend.clock.now += SEARCH_LAG_MS - MINUTE;
  const suspended = backend.bootThrough(async (proceed, method) => {
    const answer = await proceed();
    if (method === 'find') backend.clock.now += MINUTE;
    return answer;
  });
  await backend.redeliver(suspended);
  await backend.indexDelay(0);
  await minutesPass(backend, 5);
  expect(await backend.states()).toEqual(['sent']);
  expect(await backend.mailed()).toBe(1);
});

test('fault 28: without Postmark’s search, nothing is sent again', async ({ backend }) => {
  await backend.faults({ kind: 'accept-then-reset' });
  expect(await backend.submit()).toBe(202);
  const blind = () => backend.bootBefore('find', 'every', () => Promise.reject(new Error('timeout')));
  backend.clock.now += 2 * SEARCH_LAG_MS;
  expect(await backend.submit(blind())).toBe(202);
  await backend.redeliver(blind());
  expect(backend.log.at(-1)).toMatchObject({ unknown: 1, codes: { 'no-look-up': 1 } });
  expect(await backend.mailed()).toBe(1);
  expect(await backend.submit()).toBe(200);
  expect(await backend.mailed()).toBe(1);
});

test('fault 28: beyond the reach of Postmark’s search, nothing is sent again', async ({ backend }) => {
  await backend.faults({ kind: 'accept-then-reset' });
  expect(await backend.submit()).toBe(202);
  backend.clock.now += SEARCH_REACH_MS + MINUTE;
  await backend.indexDelay(3_600_000);
  await backend.redeliver();
  expect(await backend.mailed()).toBe(1);
  expect(backend.log.at(-1)).toMatchObject({ level: 'error', unknown: 1, codes: { 'not-found-too-late': 1 } });
  expect(backend.log.at(-2)).toMatchObject({ level: 'error', event: 'contact.stuck', reason: 'not-found-too-late' });
  expect(await backend.entries()).toMatchObject([{ state: 'unknown', code: 'not-found-too-late' }]);
});
