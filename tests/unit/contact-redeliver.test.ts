import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readWaitingKey } from '../../netlify/contact/keys.ts';
import type { Mailer } from '../../netlify/contact/postmark.ts';
import { SEARCH_REACH } from '../../netlify/contact/timing.ts';
import { type Bench, DOWN, leaveWaiting, MINUTE, startBench } from '../support/contact-bench.ts';
import { contactRequest } from '../support/contact-request.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.close());

const HOUR = 60 * MINUTE;
/** Netlify runs the function this often. */
const INTERVAL = 5 * MINUTE;

const order = async () => (await bench.mails()).map(({ Metadata }) => Metadata.id).reverse();

describe('a run', () => {
  it('sends waiting messages, oldest first, and logs one line of counts', async () => {
    await leaveWaiting(bench, 3);
    await bench.redeliver();
    expect(await order()).toEqual(['message-1', 'message-2', 'message-3']);
    expect(await bench.index()).toEqual([]);
    expect(bench.log).toHaveLength(1);
    expect(bench.log[0]).toMatchObject({ level: 'info', event: 'contact.redeliver', waiting: 3, sent: 3, kept: 0, oldestSeconds: 0 });
  });

  it('does nothing when nothing is waiting', async () => {
    await bench.post();
    await bench.redeliver();
    expect(await bench.mails()).toHaveLength(1);
    expect(bench.log).toMatchObject([{ level: 'info', waiting: 0 }]);
  });

  it('never logs a name, an address, or a word of a message', async () => {
    await leaveWaiting(bench, 2);
    await bench.faults({ kind: 'reject', preset: 'invalid-request', message: "Invalid 'ReplyTo' address: 'jeanne@exemple.fr'.", times: 0 });
    await bench.post(contactRequest({ id: 'invalid-message' }));
    await bench.redeliver();
    expect(bench.log.map(({ event }) => event)).toEqual(['contact.not-sent', 'contact.redeliver']);
    expect(JSON.stringify(bench.log)).not.toMatch(/Jeanne|exemple\.fr|numéro|ReplyTo/);
  });

  it('stops after three failures while Postmark is down, and at once when it throttles', async () => {
    await leaveWaiting(bench, 6);
    await bench.faults(DOWN);
    expect(await bench.redeliver()).toMatchObject({ waiting: 6, kept: 3, untried: 3, codes: { '503/100': 3 } });
    await bench.faults({ kind: 'reject', preset: 'rate-limit', times: 0 });
    expect(await bench.redeliver()).toMatchObject({ waiting: 6, kept: 1, untried: 5, codes: { '429/429': 1 } });
    await bench.faults();
    expect(await bench.redeliver()).toMatchObject({ sent: 6, untried: 0 });
  });

  it('starts no send after five seconds, so that it finishes before Netlify stops it', async () => {
    await leaveWaiting(bench, 4);
    const slow: Mailer = {
      ...bench.mailer,
      send(letter) {
        bench.clock.now += 2_500;
        return bench.mailer.send(letter);
      },
    };
    expect(await bench.redeliver(bench.boot({ mailer: slow }))).toMatchObject({ sent: 2, untried: 2 });
  });

  it('starts at least one send, however long the listing took', async () => {
    await leaveWaiting(bench, 2);
    bench.wire.through = (request, next) => {
      if (request.path === '') bench.clock.now += 6_000;
      return next();
    };
    expect(await bench.redeliver()).toMatchObject({ sent: 1, untried: 1 });
  });

  it.each([1, 4])('reaches, within twenty runs, the messages behind %i whose search hangs', async (hanging) => {
    await leaveWaiting(bench, hanging, { kind: 'accept-then-reset', times: hanging }, 'undecided');
    bench.clock.now += 10 * MINUTE;
    await leaveWaiting(bench, 1, DOWN, 'younger');
    const hung: Mailer = {
      ...bench.mailer,
      async find() {
        bench.clock.now += 5_000;
        throw new Error('TimeoutError');
      },
    };
    const start = bench.clock.now - (bench.clock.now % INTERVAL);
    for (let run = 1; run <= 20; run++) {
      bench.clock.now = start + run * INTERVAL;
      await bench.redeliver(bench.boot({ mailer: hung }));
    }
    expect(await bench.index()).toHaveLength(hanging);
  });

  it('reaches every message in time, however many stuck ones come before it', async () => {
    await leaveWaiting(bench, 12, { kind: 'accept-then-reset', times: 12 });
    bench.clock.now += SEARCH_REACH + HOUR;
    await leaveWaiting(bench, 1, DOWN, 'younger');
    const slow: Mailer = {
      ...bench.mailer,
      async find() {
        bench.clock.now += 1_000;
        return undefined;
      },
    };
    for (let run = 0; run < 26; run++) {
      bench.clock.now += INTERVAL;
      await bench.redeliver(bench.boot({ mailer: slow }));
    }
    expect(await bench.index()).toHaveLength(12);
    expect((await bench.entries()).filter(({ state }) => state === 'sent')).toHaveLength(1);
  });

  it('continues when the search gives no result for messages that may have been sent', async () => {
    await leaveWaiting(bench, 4, { kind: 'accept-then-reset', times: 4 });
    bench.clock.now += 10 * MINUTE;
    await leaveWaiting(bench, 1, DOWN, 'younger');
    const blind: Mailer = { ...bench.mailer, find: async () => Promise.reject(new Error('500')) };
    expect(await bench.redeliver(bench.boot({ mailer: blind }))).toMatchObject({ sent: 1, undecided: 4, untried: 0 });
  });

  it('skips an unreadable message and tells the operator', async () => {
    await leaveWaiting(bench, 2);
    const [first] = (await bench.index()).toSorted();
    await bench.blobs.set(readWaitingKey(first ?? '')?.key ?? '', '{"state":"claimed"');
    const report = await bench.redeliver();
    expect(report).toMatchObject({ sent: 1, unreadable: 1 });
    expect(bench.log).toMatchObject([{ level: 'error' }]);
  });

  it('skips a message that the store fails to return', async () => {
    await leaveWaiting(bench, 2);
    const [first] = (await bench.index()).toSorted();
    const key = readWaitingKey(first ?? '')?.key;
    bench.wire.through = (request, next) => (request.path === key ? Promise.reject(new Error('reset')) : next());
    expect(await bench.redeliver()).toMatchObject({ sent: 1, failed: 1 });
    expect(bench.log).toMatchObject([
      { level: 'warn', event: 'contact.redeliver-failed', reference: expect.any(String), error: 'StoreError' },
      { level: 'warn', event: 'contact.redeliver', failed: 1 },
    ]);
  });

  it('stops when the store fails three times in a row', async () => {
    await leaveWaiting(bench, 5);
    const keys = (await bench.index()).map((indexKey) => readWaitingKey(indexKey)?.key);
    bench.wire.through = (request, next) => (keys.includes(request.path) ? Promise.reject(new Error('reset')) : next());
    expect(await bench.redeliver()).toMatchObject({ failed: 3, untried: 2 });
  });

  it('continues when failures are not consecutive', async () => {
    await leaveWaiting(bench, 6);
    let sends = 0;
    const flaky: Mailer = {
      ...bench.mailer,
      async send(letter) {
        await (++sends % 3 === 0 ? bench.faults() : bench.faults(DOWN));
        return bench.mailer.send(letter);
      },
    };
    expect(await bench.redeliver(bench.boot({ mailer: flaky }))).toMatchObject({ sent: 2, kept: 4, untried: 0 });
  });

  it('starts with the oldest message every other run, however long it has waited', async () => {
    await leaveWaiting(bench, 5);
    // An even run, in which a plain rotation would start with the second message.
    bench.clock.now = Math.ceil((bench.clock.now + HOUR) / (10 * INTERVAL)) * 10 * INTERVAL + 2 * INTERVAL;
    await bench.redeliver();
    expect((await order())[0]).toBe('message-1');
  });

  it('reports an error when the list cannot be read', async () => {
    bench.wire.through = async () => new Response(null, { status: 503 });
    await expect(bench.redeliver()).rejects.toThrow('list');
    expect(bench.log).toMatchObject([{ level: 'error', event: 'contact.redeliver', failed: 1 }]);
  });

  it('logs an error when the oldest message is more than an hour old', async () => {
    await leaveWaiting(bench, 1);
    await bench.faults(DOWN);
    bench.clock.now += HOUR - 2_000;
    await bench.redeliver();
    bench.clock.now += 4_000;
    await bench.redeliver();
    expect(bench.log.map(({ level, oldestSeconds }) => [level, oldestSeconds])).toEqual([
      ['info', 3599],
      ['error', 3603],
    ]);
  });
});
