import { expect, test, vi } from 'vitest';
import { identify } from '../../src/message/identity.ts';
import { HONEYPOT_HEADER, PROBLEM_JSON } from '../../src/message/protocol.ts';
import { post } from '../../src/outbox/post.ts';
import { MESSAGE } from '../support/contact/message.ts';
import { ACKNOWLEDGED, NOON, row, startDevice, stored, submissionOf, UNREACHABLE } from '../support/contact/outbox-device.ts';
import { type Answer, failing, isOffline, stubSite, takes } from '../support/contact/stub-site.ts';

const ID = await identify(MESSAGE, NOON);
const NEXT_DAY_ID = await identify(MESSAGE, NOON + 86_400_000);

/** A message waiting on a device whose network gives this answer. */
async function waiting(answer: Answer) {
  const device = startDevice();
  const network = { answer };
  const posts = stubSite((post) => network.answer(post));
  const { outbox } = device.openTab({ post });
  await device.put(row(ID, { message: MESSAGE }));
  return { device, network, posts, outbox, state: async () => (await device.rows())[0] };
}

/** Applies the fault, then lifts it: the message must survive the fault and be sent afterwards, under the same id. */
async function survives(fault: Answer, expected: object): Promise<void> {
  const { device, network, posts, outbox, state } = await waiting(fault);
  await outbox.drain();
  expect(await state()).toMatchObject(expected);
  expect({ receipts: await outbox.collectReceipts(), toldSent: device.toldSent(ID) }).toEqual({ receipts: [], toldSent: 0 });
  network.answer = takes;
  device.clock.now += 3_600_000;
  await outbox.drain();
  expect({ rows: await device.rows(), toldSent: device.toldSent(ID) }).toEqual({ rows: [], toldSent: 1 });
  expect(posts.map(({ id }) => id)).toEqual([ID, ID]);
}

const unanswered = expect.not.objectContaining({ status: expect.anything() });
const unreached = { state: 'queued', attempts: 1, notBefore: NOON + 2_000, lastError: unanswered };

test('fault 01: a message submitted offline is stored', async () => {
  const device = startDevice(() => UNREACHABLE);
  expect(await device.outbox.submit(submissionOf())).toMatchObject({ kind: 'queued' });
  expect(await device.rows()).toMatchObject([{ id: ID, ...unreached }]);
});

test('fault 02: a message submitted offline is sent once, same id', async () => {
  const device = startDevice(() => UNREACHABLE);
  await device.outbox.submit(submissionOf());
  device.site = () => ACKNOWLEDGED;
  device.clock.now += 86_400_000;
  expect([await device.outbox.drain(), await device.outbox.drain()]).toEqual([[], []]);
  expect({ ids: await device.ids(), toldSent: device.toldSent(ID) }).toEqual({ ids: [ID, ID], toldSent: 1 });
});

test('fault 14: a lost reply: sent again, under the same id', () => survives(isOffline, unreached));

test.each([
  [200, unanswered],
  [511, unanswered],
  [400, { status: 400 }],
  [422, { status: 422 }],
])('fault 15: a portal’s page (%d) neither acknowledges nor refuses a message', (status, lastError) =>
  survives(() => new Response('<h1>Wi-Fi</h1>', { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } }), {
    state: 'queued',
    lastError,
  }),
);

test('fault 16: a redirect to a portal is not an acknowledgement', () =>
  survives(() => ({ ...Response.error(), status: 0, type: 'opaqueredirect', headers: new Headers() }) as Response, unreached));

test.each<[string, object]>([
  ['another id', { id: 'message-99', state: 'sent' }],
  ['another digest', { id: `2025-11-20-${'0'.repeat(64)}`, state: 'sent' }],
  ['the digest alone', { id: ID.slice(11), state: 'sent' }],
  ['no id', { state: 'sent' }],
  ['no state', { id: ID }],
  ['an unknown state', { id: ID, state: 'lost' }],
  ['a list', [{ id: ID, state: 'sent' }]],
])('fault 17: JSON with %s is not an acknowledgement', (_what, body) => survives(() => Response.json(body), unreached));

test('fault 17: the id of another day acknowledges the same words', async () => {
  const { outbox, posts } = await waiting(() => Response.json({ id: NEXT_DAY_ID, state: 'sent' }));
  expect([await outbox.drain(), await outbox.drain()]).toEqual([[], []]);
  expect(posts.map(({ id }) => id)).toEqual([ID]);
});

test('fault 17: half of the JSON is not an acknowledgement', () =>
  survives(() => new Response(`{"id":"${ID}","sta`, { headers: { 'Content-Type': 'application/json' } }), unreached));

test('fault 18: a hanging request is aborted after 20 seconds', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const hang: Answer = ({ init: { signal } }) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      limit.abort(new DOMException('timed out', 'TimeoutError'));
    });
  const { outbox, state } = await waiting(hang);
  await outbox.drain();
  expect(await state()).toMatchObject(unreached);
  expect(timeout.mock.calls).toEqual([[20_000]]);
});

test.each([500, 502, 504])('fault 19: a %d on a retry keeps the message for later', (status) =>
  survives(failing(status), { state: 'queued', lastError: { status }, notBefore: NOON + 2_000 }),
);

test.each([
  ['seconds', () => '120'],
  ['a date', () => new Date(NOON + 120_000).toUTCString()],
])('fault 20: a 429 with Retry-After in %s stops everything until then', async (_form, retryAfter) => {
  vi.spyOn(Date, 'now').mockReturnValue(NOON);
  const { device, network, posts, outbox } = await waiting(
    () => new Response('', { status: 429, headers: { 'Retry-After': retryAfter() } }),
  );
  await device.put(row('message-01', { submittedAt: NOON + 1 }));
  await outbox.drain();
  device.clock.now += 119_999;
  await outbox.drain();
  expect(posts).toHaveLength(1);
  network.answer = takes;
  device.clock.now += 1;
  await outbox.drain();
  expect({ postCount: posts.length, rows: await device.rows() }).toEqual({ postCount: 3, rows: [] });
});

const problem = (status: number, body: object): Answer => {
  return () => new Response(JSON.stringify(body), { status, headers: { 'Content-Type': PROBLEM_JSON } });
};
const refusals = [
  [413, { detail: 'Le message dépasse la taille acceptée.' }],
  [422, { detail: 'Certains champs sont à corriger.', errors: { email: 'Email invalide' } }],
] as const;

test.each(refusals)('fault 21: a %d holds the message and its reason', async (status, body) => {
  const { posts, outbox, state } = await waiting(problem(status, body));
  expect([await outbox.drain(), await outbox.drain()]).toEqual([[], []]);
  expect(await state()).toMatchObject({ state: 'held', lastError: { status, ...body } });
  expect(posts).toHaveLength(1);
});

test.each(refusals)('fault 21: a message held after a %d can be edited', async (status, body) => {
  const { outbox } = await waiting(problem(status, body));
  await outbox.drain();
  expect(await outbox.recall(ID)).toMatchObject({ values: MESSAGE });
  expect(await stored()).toEqual([]);
});

test('fault 21: a malformed reason does not corrupt the row', async () => {
  const { outbox, state } = await waiting(problem(422, { detail: 3, errors: ['email'] }));
  await outbox.drain();
  expect(await state()).toMatchObject({ state: 'held', lastError: { status: 422, detail: undefined, errors: undefined } });
});

test('fault 22: a filled hidden field is told on the retry, too', async () => {
  const { device, network, posts, outbox } = await waiting(isOffline);
  await device.outbox.remove(ID);
  await outbox.submit(submissionOf(MESSAGE, { honeypot: true }));
  network.answer = takes;
  await outbox.drain();
  expect(posts.map(({ headers }) => headers.get(HONEYPOT_HEADER))).toEqual(['1', '1']);
  expect(device.toldSent(ID)).toBe(1);
});
