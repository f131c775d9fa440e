import { describe, expect } from 'vitest';
import type { Dependencies } from '../../netlify/contact/dependencies.ts';
import { entryKey } from '../../netlify/contact/ledger/keys.ts';
import { LEASE_MS, SEARCH_LAG_MS } from '../../netlify/contact/timing.ts';
import { identify } from '../../src/message/identity.ts';
import { type Backend, DOWN, fatalCall, MINUTE, test } from '../support/contact/backend.ts';
import { contactRequest, formRequest, SUBMITTED } from '../support/contact/contact-request.ts';
import { MESSAGE } from '../support/contact/message.ts';

type Death = { at: number; moment: 'before' | 'after' };

/** A process that dies at its nth call to anything outside itself, just before or just after that call. */
function mortal(backend: Backend, { at, moment }: Death): { dependencies: Dependencies; dead: Promise<void> } {
  let calls = 0;
  const { stop, dead } = fatalCall();
  const dependencies = backend.bootThrough(async (proceed) => {
    if (++calls !== at) return proceed();
    if (moment === 'after') await proceed().catch(() => {});
    return stop();
  });
  return { dependencies, dead };
}

const INVALID = { kind: 'reject', preset: 'invalid-request' };
const POSTMARK_FAULTS: Record<string, object[]> = {
  'all is well': [],
  'Postmark is down': [{ kind: 'reject', preset: 'unavailable' }],
  'the reply is lost': [{ kind: 'accept-then-reset' }],
  'Postmark fails': [{ kind: 'reject', preset: 'server-error' }],
  'Postmark objects to the Reply-To': [INVALID],
  'Postmark objects to the Reply-To, and then the reply is lost': [INVALID, { kind: 'accept-then-reset' }],
  'Postmark objects to any mail': [{ ...INVALID, times: 2 }],
};
/** The message's history. */
const BEFORE: [string, (backend: Backend, body: typeof MESSAGE) => Promise<unknown>][] = [
  ['a message', async () => {}],
  [
    'a message that waits since it was posted without JavaScript',
    async (backend, body) => {
      await backend.faults(DOWN);
      await backend.post(formRequest(body));
    },
  ],
  ['a message whose entry is damaged', async ({ blobs }, body) => blobs.set(entryKey(await identify(body, SUBMITTED)), '{"state":"se')],
];
/** A number of calls that no run makes; the series ends at the first number that no run reaches. */
const MAX_CALLS = 30;
/** A read, the index key and the entry: a process that dies before these calls are done leaves no message. */
const CALLS_TO_ENTER = 3;

const mailsOf = async (backend: Backend, text: string): Promise<number> =>
  (await backend.mails()).filter(({ TextBody }) => TextBody.includes(text)).length;

async function heal(backend: Backend): Promise<void> {
  await backend.faults();
  for (const pause of [LEASE_MS, SEARCH_LAG_MS, MINUTE]) {
    backend.clock.now += pause;
    await backend.redeliver(backend.boot());
  }
}

let serial = 0;
function nextMessage() {
  const text = `Bonjour, ceci est le message numéro ${++serial}.`;
  return { text, body: { ...MESSAGE, message: text } };
}

/** Posts to a process that dies at a call. Resolves with whether it died before it had finished. */
async function dies(backend: Backend, death: Death, post: ReturnType<typeof nextMessage>, faults: object[]): Promise<boolean> {
  await backend.faults(...faults);
  const { dependencies, dead } = mortal(backend, death);
  return Promise.race([backend.post(contactRequest({ body: post.body }), dependencies).then(() => false), dead.then(() => true)]);
}

/** Ends at the first number that no run reaches; every run makes at least seven calls. */
async function killAtEachCall(diesAt: (at: number) => Promise<boolean>): Promise<void> {
  let points = 0;
  while (points < MAX_CALLS && (await diesAt(points + 1))) points++;
  expect(points).toBeGreaterThanOrEqual(7);
}

describe.each(Object.entries(POSTMARK_FAULTS))('the function is killed while %s', (_name, faults) => {
  describe.each(['before', 'after'] as const)('%s any of its calls', (moment) => {
    test.for(BEFORE)('of %s, and the client retries: staff get one mail', ([, happens], { backend }) =>
      killAtEachCall(async (at) => {
        const post = nextMessage();
        await happens(backend, post.body);
        if (!(await dies(backend, { at, moment }, post, faults))) return false;
        backend.clock.now += LEASE_MS;
        const retry = await backend.post(contactRequest({ body: post.body }), backend.boot());
        expect([200, 202], `call ${at}`).toContain(retry.status);
        await heal(backend);
        expect((await backend.post(contactRequest({ body: post.body }))).status, `call ${at}`).toBe(200);
        expect({ mailed: await mailsOf(backend, post.text), index: await backend.index() }, `call ${at}`).toEqual({ mailed: 1, index: [] });
        return true;
      }),
    );

    test('and nobody retries: an entered message is mailed once', async ({ backend }) => {
      const unentered: number[] = [];
      await killAtEachCall(async (at) => {
        const before = (await backend.entries()).length;
        const post = nextMessage();
        if (!(await dies(backend, { at, moment }, post, faults))) return false;
        const entered = (await backend.entries()).length - before;
        await heal(backend);
        expect(await mailsOf(backend, post.text), `call ${at}`).toBe(entered);
        if (entered === 0) unentered.push(at);
        return true;
      });
      expect(unentered.length).toBeLessThanOrEqual(CALLS_TO_ENTER);
    });

    test('of the redelivery: the message is still mailed once', ({ backend }) =>
      killAtEachCall(async (at) => {
        const post = nextMessage();
        await backend.faults({ kind: 'reject', preset: 'unavailable' });
        expect((await backend.post(contactRequest({ body: post.body }))).status).toBe(202);
        await backend.faults(...faults);
        const { dependencies, dead } = mortal(backend, { at, moment });
        const survived = await Promise.race([backend.redeliver(dependencies).then(() => true), dead]);
        await heal(backend);
        expect(await mailsOf(backend, post.text), `call ${at}`).toBe(1);
        return !survived;
      }));
  });
});
