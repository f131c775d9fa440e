import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Services } from '../../netlify/contact/contact-services.ts';
import { LEASE, SEARCH_LAG } from '../../netlify/contact/timing.ts';
import { type Backend, fatalCall, MINUTE, startBackend } from '../support/backend.ts';
import { contactRequest, formRequest, MESSAGE } from '../support/contact-request.ts';

let backend: Backend;
beforeEach(async () => {
  backend = await startBackend();
});
afterEach(() => backend.close());

type Death = { at: number; moment: 'before' | 'after' };

/** A process that dies at its nth call to anything outside itself, just before or just after that call. */
function mortal({ at, moment }: Death): { services: Services; dead: Promise<void> } {
  let calls = 0;
  const { stop, dead } = fatalCall();
  const services = backend.bootThrough(async (proceed) => {
    if (++calls !== at) return proceed();
    if (moment === 'after') await proceed().catch(() => {});
    return stop();
  });
  return { services, dead };
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

const mailsOf = async (id: string): Promise<number> => (await backend.mails()).filter(({ Metadata }) => Metadata.id === id).length;

async function heal(): Promise<void> {
  await backend.faults();
  for (const pause of [LEASE, SEARCH_LAG, MINUTE]) {
    backend.clock.now += pause;
    await backend.redeliver(backend.boot());
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
  await backend.faults(...faults);
  const { services, dead } = mortal(death);
  const survived = backend.post(contactRequest({ id, body }), services).then(() => true);
  return (await Promise.race([survived, dead])) ? undefined : id;
}

/** Ends at the first number that no run reaches; every run makes at least nine calls. */
async function sweep(dies: (at: number) => Promise<boolean>): Promise<void> {
  let points = 0;
  while (points < MOST_CALLS && (await dies(points + 1))) points++;
  expect(points).toBeGreaterThanOrEqual(9);
}

describe.each(Object.entries(SCENARIOS))('the function is killed while %s', (_name, faults) => {
  describe.each(['before', 'after'] as const)('%s any of its calls', (moment) => {
    it('and the client retries: staff get one mail', () =>
      sweep(async (at) => {
        const id = await dyingPost({ at, moment }, faults);
        if (!id) return false;
        backend.clock.now += LEASE;
        const retry = await backend.post(contactRequest({ id }), backend.boot());
        expect([200, 202], `call ${at}`).toContain(retry.status);
        await heal();
        expect(await mailsOf(id), `call ${at}`).toBe(1);
        expect((await backend.post(contactRequest({ id }))).status).toBe(200);
        expect(await backend.index(), `call ${at}`).toEqual([]);
        return true;
      }));

    it('of a message also posted without JavaScript: it arrives as one mail', () =>
      sweep(async (at) => {
        const body = { ...MESSAGE, message: `Bonjour, ceci vient deux fois : ${nextId()}.` };
        await backend.faults({ kind: 'reject', preset: 'unavailable' });
        await backend.post(formRequest(body));
        const id = await dyingPost({ at, moment }, faults, body);
        if (!id) return false;
        backend.clock.now += LEASE;
        const retry = await backend.post(contactRequest({ id, body }), backend.boot());
        expect([200, 202], `call ${at}`).toContain(retry.status);
        await heal();
        expect((await backend.post(contactRequest({ id, body }))).status, `call ${at}`).toBe(200);
        const mails = (await backend.mails()).filter(({ TextBody }) => TextBody.includes(body.message));
        expect(mails, `call ${at}`).toHaveLength(1);
        expect(await backend.index(), `call ${at}`).toEqual([]);
        return true;
      }));

    it('and nobody retries: a claimed message is mailed once', async () => {
      const unclaimed: number[] = [];
      await sweep(async (at) => {
        const before = (await backend.entries()).length;
        const id = await dyingPost({ at, moment }, faults);
        if (!id) return false;
        const claimed = (await backend.entries()).length - before;
        await heal();
        expect(await mailsOf(id), `call ${at}`).toBe(claimed);
        if (claimed === 0) unclaimed.push(at);
        return true;
      });
      expect(unclaimed.length).toBeLessThanOrEqual(CALLS_TO_CLAIM);
    });

    it('of the redelivery: the message is still mailed once', () =>
      sweep(async (at) => {
        const id = nextId();
        await backend.faults({ kind: 'reject', preset: 'unavailable' });
        expect((await backend.post(contactRequest({ id }))).status).toBe(202);
        await backend.faults(...faults);
        const { services, dead } = mortal({ at, moment });
        const survived = await Promise.race([backend.redeliver(services).then(() => true), dead]);
        await heal();
        expect(await mailsOf(id), `call ${at}`).toBe(1);
        return !survived;
      }));
  });
});
