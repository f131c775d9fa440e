import { describe, expect } from 'vitest';
import { entryKey } from '../../../netlify/contact/ledger/keys.ts';
import { LEASE_MS, LEASE_NEEDED_TO_SEND_MS, readAbsence, SEARCH_LAG_MS } from '../../../netlify/contact/timing.ts';
import { type Backend, DOWN, test } from '../../support/contact/backend.ts';
import { ID } from '../../support/contact/contact-request.ts';
import { MESSAGE } from '../../support/contact/message.ts';

/** Another process submits the same message meanwhile, and succeeds. */
const overtake = async (backend: Backend) => expect(await backend.submit(backend.boot())).toBe(200);

/** Another process claims the message, and keeps it. */
const lease = async ({ blobs, entries, clock }: Backend) =>
  blobs.setJSON(entryKey(ID), { ...(await entries())[0], nonce: 'of-another-run', leaseUntil: clock.now + LEASE_MS });

describe('a run overtaken by another', () => {
  test('does not send if its lease has expired meanwhile', async ({ backend }) => {
    const sleeper = backend.bootBefore('replace', 1, () => {
      backend.clock.now += LEASE_MS;
      return overtake(backend);
    });
    expect(await backend.submit(sleeper)).toBe(200);
    expect(await backend.mailed()).toBe(1);
  });

  test.for<[string, (backend: Backend) => Promise<unknown>, number, number]>([
    ['gone, and fails', ({ blobs }) => blobs.delete(entryKey(ID)), 503, 0],
    ['damaged, and looks it up', ({ blobs }) => blobs.set(entryKey(ID), '{"state":"un'), 202, 0],
    ['leased, and waits', lease, 202, 0],
    ['sent, and says so', overtake, 200, 1],
  ])('claims no entry that is now %s', async ([, happens, status, mails], { backend }) => {
    await backend.faults({ kind: 'reject', preset: 'unavailable' });
    expect(await backend.submit()).toBe(202);
    expect(await backend.submit(backend.bootBefore('replace', 1, () => happens(backend)))).toBe(status);
    expect(await backend.mailed()).toBe(mails);
  });

  test('does not replace a damaged entry that was replaced meanwhile', async ({ backend }) => {
    await backend.blobs.set(entryKey(ID), '{"state":"se');
    const late = backend.bootBefore('replace', 1, async () => {
      await backend.blobs.delete(entryKey(ID));
      await overtake(backend);
    });
    expect(await backend.submit(late)).toBe(200);
    expect(await backend.mailed()).toBe(1);
  });

  test('knows that its mail was sent if the ledger fails then', async ({ backend }) => {
    const unlucky = backend.bootBefore('replace', 2, () => Promise.reject(new Error('reset')));
    expect(await backend.submit(unlucky)).toBe(200);
    expect(backend.log).toMatchObject([{ level: 'warn', event: 'contact.not-recorded', outcome: 'sent' }]);
    expect(await backend.states()).toEqual(['unknown']);
    backend.clock.now += LEASE_MS;
    await backend.redeliver();
    expect(await backend.states()).toEqual(['sent']);
    expect(await backend.mailed()).toBe(1);
  });
});

test.for([
  ['start sending', 'replace', {}],
  ['send once more without Reply-To', 'send', { kind: 'reject', preset: 'invalid-request' }],
] as const)('a run does not %s shortly before its lease ends', async ([, method, fault], { backend }) => {
  if ('kind' in fault) await backend.faults(fault);
  const sleeper = backend.bootBefore(method, 1, () => {
    backend.clock.now += LEASE_MS - LEASE_NEEDED_TO_SEND_MS + 1;
  });
  expect(await backend.submit(sleeper)).toBe(202);
  expect(await backend.mailed()).toBe(0);
  expect(await backend.entries()).toMatchObject([{ state: 'unsent', code: 'lease-ends' }]);
  expect(backend.log).toMatchObject([{ level: 'warn', event: 'contact.not-sent', reason: 'late', code: 'lease-ends' }]);
  await backend.redeliver();
  expect(await backend.mailed()).toBe(1);
});

test('a run sends if just enough of its lease is left', async ({ backend }) => {
  const sleeper = backend.bootBefore('replace', 1, () => {
    backend.clock.now += LEASE_MS - LEASE_NEEDED_TO_SEND_MS;
  });
  expect(await backend.submit(sleeper)).toBe(200);
});

test('a machine whose clock is behind waits for a lease, too', async ({ backend }) => {
  await backend.faults({ kind: 'reject', preset: 'server-error' });
  await backend.submit();
  await lease(backend);
  backend.clock.now -= 5_000;
  await backend.redeliver();
  expect(backend.log.at(-1)).toMatchObject({ event: 'contact.redeliver', busy: 1 });
});

test('fault 41: a clock a year ahead delays a message by minutes', async ({ backend }) => {
  const YEAR = 365 * 86_400_000;
  backend.clock.now += YEAR;
  await backend.faults({ kind: 'reject', preset: 'server-error' });
  expect(await backend.submit()).toBe(202);
  backend.clock.now -= YEAR;
  await backend.redeliver();
  expect(await backend.mailed()).toBe(0);
  backend.clock.now += SEARCH_LAG_MS;
  await backend.redeliver();
  expect(await backend.mailed()).toBe(1);
});

const TWO_MINUTES = 120_000;
const SIX_DAYS = 6 * 86_400_000;

test.each([
  [-1, 'too-early'],
  [TWO_MINUTES - 1, 'too-early'],
  [TWO_MINUTES, 'proof'],
  [SIX_DAYS, 'proof'],
  [SIX_DAYS + 1, 'too-late'],
])('an empty search %i ms after sending is %s', (age, absence) => {
  expect(readAbsence(1_000_000, 1_000_000 + age)).toBe(absence);
});

test('different messages do not wait for each other', async ({ backend }) => {
  const bothSend = Promise.withResolvers<void>();
  let arrived = 0;
  const dependencies = backend.bootBefore('send', 'every', () => {
    if (++arrived === 2) bothSend.resolve();
    return bothSend.promise;
  });
  const bodies = [MESSAGE, { ...MESSAGE, name: 'Paul Martin' }];
  expect(await Promise.all(bodies.map((body) => backend.submit(dependencies, body)))).toEqual([200, 200]);
});

describe('an unreadable entry', () => {
  const damage = ({ blobs }: Backend) => blobs.set(entryKey(ID), '{"state":"se');

  test('of a message already sent is looked up on retry', async ({ backend }) => {
    expect(await backend.submit()).toBe(200);
    await damage(backend);
    expect(await backend.submit()).toBe(200);
    expect(await backend.mailed()).toBe(1);
    expect(await backend.states()).toEqual(['sent']);
  });

  test('of a waiting message gets its text back from the retry', async ({ backend }) => {
    await backend.faults(DOWN);
    expect(await backend.submit()).toBe(202);
    await backend.faults();
    await damage(backend);
    expect(await backend.submit()).toBe(202);
    backend.clock.now += SEARCH_LAG_MS / 2;
    expect(await backend.redeliver()).toMatchObject({ sent: 0 });
    backend.clock.now += SEARCH_LAG_MS / 2;
    expect(await backend.redeliver()).toMatchObject({ sent: 1 });
    await backend.redeliver();
    expect(await backend.mailed()).toBe(1);
    expect(await backend.index()).toEqual([]);
  });
});
