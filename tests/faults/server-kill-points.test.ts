import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBlobStore } from '../../netlify/contact/blob-store.ts';
import type { Services } from '../../netlify/contact/contact-services.ts';
import { LEASE, SEARCH_LAG } from '../../netlify/contact/timing.ts';
import { type Bench, fatalCall, MINUTE, startBench } from '../support/contact-bench.ts';
import { contactRequest, formRequest, MESSAGE } from '../support/contact-request.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.close());

type Death = { at: number; moment: 'before' | 'after' };

/** A process that dies at its nth call to anything outside itself, just before or just after that call. */
function mortal({ at, moment }: Death): { services: Services; calls: () => number; dead: Promise<void> } {
  let calls = 0;
  const { stop, dead } = fatalCall();
  const limited = <T extends object>(part: T): T => {
    const call =
      (method: (...input: unknown[]) => Promise<unknown>) =>
      async (...input: unknown[]) => {
        const last = ++calls === at;
        if (!last) return method(...input);
        if (moment === 'after') await method(...input).catch(() => {});
        return stop();
      };
    return Object.fromEntries(Object.entries(part).map(([name, method]) => [name, call(method)])) as T;
  };
  const services = bench.boot({ store: limited(createBlobStore(() => bench.blobs)), mailer: limited(bench.mailer) });
  return { services, calls: () => calls, dead };
}

const INVALID = { kind: 'reject', preset: 'invalid-request' };
const SCENARIOS: Record<string, object[]> = {
  'all is well': [],
  'Postmark is down': [{ kind: 'reject', preset: 'unavailable' }],
  'the reply is lost': [{ kind: 'accept-then-reset' }],
  'Postmark fails': [{ kind: 'reject', preset: 'server-error' }],
  'Postmark objects to the Reply-To': [INVALID],
  'Postmark objects to the Reply-To, and then the reply is lost': [INVALID, { kind: 'accept-then-reset' }],
  'Postmark objects to any mail': [{ ...INVALID, times: 2 }],
};
/** More than the longest run makes; a sweep ends at the first number that no run reaches. */
const MOST_CALLS = 30;
/** Two reads, the index and the claim itself: a process that dies before them leaves no message. */
const CALLS_TO_CLAIM = 4;

const mailsOf = async (id: string): Promise<number> => (await bench.mails()).filter(({ Metadata }) => Metadata.id === id).length;

async function heal(): Promise<void> {
  await bench.faults();
  for (const pause of [LEASE, SEARCH_LAG, MINUTE]) {
    bench.clock.now += pause;
    await bench.redeliver(bench.boot());
  }
}

let serial = 0;
const nextId = (): string => {
  serial += 1;
  return `kill-point-${serial}`;
};
/** Starts a run that dies. Resolves with its id, or `undefined` when it finished before its time to die. */
async function dyingPost(death: Death, faults: object[], body = MESSAGE): Promise<string | undefined> {
  const id = nextId();
  await bench.faults(...faults);
  const { services, dead } = mortal(death);
  const survived = bench.post(contactRequest({ id, body }), services).then(() => true);
  return (await Promise.race([survived, dead])) ? undefined : id;
}

describe.each(Object.entries(SCENARIOS))('the function is killed while %s', (_name, faults) => {
  it.each(['before', 'after'] as const)('%s any of its calls: the client retries, and staff get one mail', async (moment) => {
    let points = 0;
    for (let at = 1; at < MOST_CALLS; at++) {
      const id = await dyingPost({ at, moment }, faults);
      if (!id) break;
      points = at;
      bench.clock.now += LEASE;
      const retry = await bench.post(contactRequest({ id }), bench.boot());
      expect([200, 202], `call ${at}`).toContain(retry.status);
      await heal();
      expect(await mailsOf(id), `call ${at}`).toBe(1);
      expect((await bench.post(contactRequest({ id }))).status).toBe(200);
      expect(await bench.index(), `call ${at}`).toEqual([]);
    }
    expect(points).toBeGreaterThanOrEqual(9);
  });

  it.each(['before', 'after'] as const)(
    '%s any of its calls: a message also posted without JavaScript arrives as one mail',
    async (moment) => {
      let points = 0;
      for (let at = 1; at < MOST_CALLS; at++) {
        const body = { ...MESSAGE, message: `Bonjour, ceci vient deux fois : ${nextId()}.` };
        await bench.faults({ kind: 'reject', preset: 'unavailable' });
        await bench.post(formRequest(body));
        const id = await dyingPost({ at, moment }, faults, body);
        if (!id) break;
        points = at;
        bench.clock.now += LEASE;
        const retry = await bench.post(contactRequest({ id, body }), bench.boot());
        expect([200, 202], `call ${at}`).toContain(retry.status);
        await heal();
        expect((await bench.post(contactRequest({ id, body }))).status, `call ${at}`).toBe(200);
        expect(
          (await bench.mails()).filter(({ TextBody }) => TextBody.includes(body.message)),
          `call ${at}`,
        ).toHaveLength(1);
        expect(await bench.index(), `call ${at}`).toEqual([]);
      }
      expect(points).toBeGreaterThanOrEqual(9);
    },
  );

  it.each(['before', 'after'] as const)('%s any of its calls: nobody retries, and a claimed message is mailed once', async (moment) => {
    let points = 0;
    let claims = 0;
    for (let at = 1; at < MOST_CALLS; at++) {
      const before = (await bench.entries()).length;
      const id = await dyingPost({ at, moment }, faults);
      if (!id) break;
      points = at;
      const claimed = (await bench.entries()).length - before;
      await heal();
      expect(await mailsOf(id), `call ${at}`).toBe(claimed);
      claims += claimed;
    }
    expect(points).toBeGreaterThanOrEqual(9);
    expect(claims).toBeGreaterThanOrEqual(points - CALLS_TO_CLAIM);
  });

  it.each(['before', 'after'] as const)('%s any call of the redelivery, and the message is still mailed once', async (moment) => {
    let points = 0;
    for (let at = 1; at < MOST_CALLS; at++) {
      const id = nextId();
      await bench.faults({ kind: 'reject', preset: 'unavailable' });
      expect((await bench.post(contactRequest({ id }))).status).toBe(202);
      await bench.faults(...faults);
      const { services, dead } = mortal({ at, moment });
      const survived = await Promise.race([bench.redeliver(services).then(() => true), dead]);
      await heal();
      expect(await mailsOf(id), `call ${at}`).toBe(1);
      if (survived) break;
      points = at;
    }
    expect(points).toBeGreaterThanOrEqual(9);
  });
});
