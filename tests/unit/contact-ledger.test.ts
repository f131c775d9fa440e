import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BlobStore, createBlobStore } from '../../netlify/contact/blob-store.ts';
import type { Services } from '../../netlify/contact/contact-services.ts';
import { entryKey } from '../../netlify/contact/keys.ts';
import type { Mailer } from '../../netlify/contact/postmark.ts';
import { LEASE, readAbsence, SEARCH_LAG, SEARCH_REACH, SEND_TIME } from '../../netlify/contact/timing.ts';
import { type Bench, fatalCall, ID, startBench } from '../support/contact-bench.ts';
import { contactRequest } from '../support/contact-request.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.close());

/** A process in which `happens` runs just before its nth call of a store method. */
function interrupted(method: keyof BlobStore, call: number, happens: () => unknown): Services {
  const store = createBlobStore(() => bench.blobs);
  const real = store[method] as (...input: unknown[]) => Promise<unknown>;
  let calls = 0;
  const late = async (...input: unknown[]) => {
    calls += 1;
    if (calls === call) await happens();
    return real(...input);
  };
  return bench.boot({ store: { ...store, [method]: late } });
}

describe('a run overtaken by another', () => {
  it('does not send if its lease has expired meanwhile', async () => {
    const sleeper = interrupted('replace', 1, () => {
      bench.clock.now += LEASE;
      return bench.submit().then((status) => expect(status).toBe(200));
    });
    expect(await bench.submit(sleeper)).toBe(409);
    expect(await bench.mailed()).toBe(1);
  });

  it('does not start sending if too little of its lease is left', async () => {
    const sleeper = interrupted('replace', 1, () => {
      bench.clock.now += LEASE - SEND_TIME + 1;
    });
    expect(await bench.submit(sleeper)).toBe(202);
    expect(await bench.mailed()).toBe(0);
    expect(await bench.entries()).toMatchObject([{ state: 'waiting', problem: 'lease-lapsed' }]);
    await bench.redeliver();
    expect(await bench.mailed()).toBe(1);
  });

  it('does not take over an entry that was free when read but is now held', async () => {
    await bench.faults({ kind: 'reject', preset: 'unavailable' });
    expect(await bench.submit()).toBe(202);
    // The rival takes over the entry and stops for good before it marks it as `sending`.
    const { stop, dead: rivalHolds } = fatalCall();
    const rival = interrupted('replace', 2, stop);
    const late = interrupted('readTagged', 1, () => {
      void bench.submit(rival);
      return rivalHolds;
    });
    expect(await bench.submit(late)).toBe(409);
    expect(await bench.mailed()).toBe(0);
    bench.clock.now += LEASE;
    expect(await bench.submit()).toBe(200);
    expect(await bench.mailed()).toBe(1);
  });

  it('does not send once more without Reply-To if its lease has expired meanwhile', async () => {
    await bench.faults({ kind: 'reject', preset: 'invalid-request' });
    const send: Mailer['send'] = async (letter) => {
      const outcome = await bench.mailer.send(letter);
      bench.clock.now += SEARCH_LAG;
      expect(await bench.submit(bench.boot())).toBe(200);
      return outcome;
    };
    expect(await bench.submit(bench.boot({ mailer: { ...bench.mailer, send } }))).toBe(202);
    expect(await bench.mailed()).toBe(1);
    expect(await bench.entries()).toMatchObject([{ state: 'sent' }]);
  });

  it('does not send once more without Reply-To if too little of its lease is left', async () => {
    await bench.faults({ kind: 'reject', preset: 'invalid-request' });
    const send: Mailer['send'] = async (letter) => {
      bench.clock.now += LEASE - SEND_TIME + 1;
      return bench.mailer.send(letter);
    };
    expect(await bench.submit(bench.boot({ mailer: { ...bench.mailer, send } }))).toBe(202);
    expect(await bench.mailed()).toBe(0);
    expect(await bench.entries()).toMatchObject([{ state: 'waiting', problem: 'lease-lapsed' }]);
    await bench.redeliver();
    expect(await bench.mailed()).toBe(1);
  });

  it('does not claim an entry that was refused when read but is now sent', async () => {
    await bench.blobs.setJSON(entryKey(ID), { state: 'refused', nonce: 'an-earlier-write', at: bench.clock.now });
    const late = interrupted('readTagged', 1, () => bench.submit().then((status) => expect(status).toBe(200)));
    expect(await bench.submit(late)).toBe(409);
    expect(await bench.mailed()).toBe(1);
  });

  it('still knows that its mail was sent if the ledger fails right afterwards', async () => {
    const unlucky = interrupted('replace', 2, () => Promise.reject(new Error('reset')));
    expect(await bench.submit(unlucky)).toBe(200);
    expect(bench.log).toMatchObject([{ level: 'warn', event: 'contact.unmarked', outcome: 'sent' }]);
    expect(await bench.entries()).toMatchObject([{ state: 'sending' }]);
    bench.clock.now += LEASE;
    await bench.redeliver();
    expect(await bench.entries()).toMatchObject([{ state: 'sent' }]);
    expect(await bench.mailed()).toBe(1);
  });
});

describe('a wrong clock', () => {
  const YEAR = 365 * 86_400_000;

  it('in the future does not lock a message for a year, and its `sending` counts from now', async () => {
    bench.clock.now += YEAR;
    await bench.indexDelay(3_600_000);
    await bench.faults({ kind: 'accept-then-reset' });
    expect(await bench.submit()).toBe(202);
    bench.clock.now -= YEAR;
    expect(await bench.submit()).toBe(202);
    bench.clock.now += SEARCH_LAG / 2;
    await bench.redeliver();
    await bench.indexDelay(0);
    bench.clock.now += SEARCH_LAG;
    await bench.redeliver();
    expect(await bench.entries()).toMatchObject([{ state: 'sent' }]);
    expect(await bench.mailed()).toBe(1);
  });

  it('in the future does not delay a message that had not been sent', async () => {
    bench.clock.now += YEAR;
    await bench.faults({ kind: 'reject', preset: 'server-error' });
    expect(await bench.submit()).toBe(202);
    bench.clock.now -= YEAR;
    await bench.redeliver();
    expect(await bench.mailed()).toBe(0);
    bench.clock.now += SEARCH_LAG;
    await bench.redeliver();
    expect(await bench.mailed()).toBe(1);
  });

  it('in the future does not keep a claim for a year', async () => {
    bench.clock.now += YEAR;
    const { stop, dead } = fatalCall();
    void bench.submit(interrupted('replace', 1, stop));
    await dead;
    expect(await bench.entries()).toMatchObject([{ state: 'claimed' }]);
    bench.clock.now -= YEAR;
    expect(await bench.submit()).toBe(200);
    expect(await bench.mailed()).toBe(1);
  });

  it.each([
    [-1, 'too-early'],
    [SEARCH_LAG - 1, 'too-early'],
    [SEARCH_LAG, 'proof'],
    [SEARCH_REACH, 'proof'],
    [SEARCH_REACH + 1, 'too-late'],
  ])('an empty search %i ms after sending is %s', (age, absence) => {
    expect(readAbsence(1_000_000, 1_000_000 + age)).toBe(absence);
  });
});

it('different messages do not wait for each other', async () => {
  let arrived = 0;
  let open = () => {};
  const bothSending = new Promise<void>((resolve) => {
    open = resolve;
  });
  const services = bench.boot({
    mailer: {
      ...bench.mailer,
      async send(letter) {
        arrived += 1;
        if (arrived === 2) open();
        await bothSending;
        return bench.mailer.send(letter);
      },
    },
  });
  const responses = await Promise.all([bench.post(contactRequest(), services), bench.post(contactRequest(), services)]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
});
