import { expect } from 'vitest';
import { LEASE_MS } from '../../netlify/contact/timing.ts';
import { type Backend, fatalCall, test } from '../support/contact/backend.ts';

/** Posts a message to a process that stops for good while the message's entry is `unsent`. */
async function dieBeforeSending(backend: Backend): Promise<void> {
  const { stop, dead } = fatalCall();
  void backend.submit(backend.bootBefore('replace', 1, stop));
  await dead;
}

/** Posts a message to a process that stops for good once Postmark has answered it. */
async function dieAfterSending(backend: Backend): Promise<void> {
  const { stop, dead } = fatalCall();
  const dependencies = backend.bootThrough(async (proceed, method) => {
    const result = await proceed();
    return method === 'send' ? stop() : result;
  });
  void backend.submit(dependencies);
  await dead;
  expect(await backend.mailed()).toBe(1);
  expect(await backend.states()).toEqual(['unknown']);
}

const COMEBACKS: [string, (backend: Backend) => Promise<unknown>][] = [
  ['a retry', ({ submit }) => submit()],
  ['the redelivery', ({ redeliver }) => redeliver()],
];

test.for(COMEBACKS)('fault 24: a death while `unsent`: %s sends after the lease', async ([, comeBack], { backend }) => {
  await dieBeforeSending(backend);
  expect(await backend.states()).toEqual(['unsent']);
  expect(await backend.submit()).toBe(202);
  await comeBack(backend);
  expect(await backend.mailed()).toBe(0);
  backend.clock.now += LEASE_MS;
  await comeBack(backend);
  expect(await backend.mailed()).toBe(1);
});

test('fault 24: a lease by a clock a year ahead is short', async ({ backend }) => {
  const YEAR = 365 * 86_400_000;
  backend.clock.now += YEAR;
  await dieBeforeSending(backend);
  backend.clock.now -= YEAR;
  expect(await backend.submit()).toBe(200);
  expect(await backend.mailed()).toBe(1);
});

test.for(COMEBACKS)('fault 25: a death after Postmark accepted: %s does not mail again', async ([, comeBack], { backend }) => {
  await dieAfterSending(backend);
  expect(await backend.submit()).toBe(202);
  backend.clock.now += LEASE_MS;
  await comeBack(backend);
  expect(await backend.states()).toEqual(['sent']);
  expect(await backend.index()).toEqual([]);
  expect(await backend.mailed()).toBe(1);
});
