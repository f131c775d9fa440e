import { expect, it, vi } from 'vitest';
import { type PostResult, post } from '../../src/contact/post.ts';
import { ENDPOINT, FILL_TIME, HONEYPOT, IDEMPOTENCY_KEY, PROBLEM_JSON, type Signals, WRITTEN_AT } from '../../src/contact/protocol.ts';
import { ACKNOWLEDGED, draftOf, failed, MESSAGE, NOON, row, startDevice, UNREACHABLE } from '../support/outbox-device.ts';
import { type Answer, failing, isOffline, stubSite, takes } from '../support/stub-site.ts';

/** A message waiting on a device whose network gives this answer. */
async function waiting(answer: Answer) {
  const device = startDevice();
  const network = { answer };
  const posts = stubSite((post) => network.answer(post));
  const { outbox } = device.openTab({ post });
  await device.put(row('message-00', { message: MESSAGE }));
  return { device, network, posts, outbox, state: async () => (await device.rows())[0] };
}

/** Applies the fault, then lifts it: the message must survive the fault and be sent afterwards. */
async function survives(fault: Answer, expected: object): Promise<void> {
  const { device, network, outbox, state } = await waiting(fault);
  await outbox.drain();
  expect(await state()).toMatchObject(expected);
  expect(device.toldSent('message-00')).toBe(0);
  network.answer = takes;
  device.clock.now += 3_600_000;
  await outbox.drain();
  expect([await device.rows(), device.toldSent('message-00')]).toEqual([[], 1]);
}

const unreached = { state: 'queued', attempts: 1, nextAttemptAt: NOON + 2_000, problem: { status: 0 } };

const OUTGOING = { id: 'message-00', message: MESSAGE, createdAt: NOON };

it.each<[string, Signals, object]>([
  ['no signals', {}, {}],
  ['signals', { fillTime: 8_999.6, honeypot: 'casino !' }, { [FILL_TIME]: '9000', [HONEYPOT]: 'casino%20!' }],
])('a message with %s is posted as the protocol requires', async (_what, signals, measured) => {
  const posts = stubSite(takes);
  expect(ENDPOINT).toBe('/api/send-contact');
  // As an older version may have stored it, under its own rules.
  const stored = { ...MESSAGE, name: ` ${MESSAGE.name}\r\n` };
  expect(await post({ ...OUTGOING, message: stored }, signals)).toEqual({ kind: 'acknowledged', state: 'sent' });
  expect(posts).toMatchObject([{ body: MESSAGE, init: { method: 'POST', redirect: 'manual', cache: 'no-store' } }]);
  expect(posts[0]?.init.headers).toEqual({
    'Content-Type': 'application/json',
    Accept: `application/json, ${PROBLEM_JSON}`,
    [IDEMPOTENCY_KEY]: 'message-00',
    [WRITTEN_AT]: '2025-11-20T12:00:00.000Z',
    ...measured,
  });
});

const TYPED = { 'Content-Type': 'Application/JSON ; charset=utf-8' };
it.each<[string, Answer, PostResult]>([
  [
    'a 202 with its type in another spelling',
    ({ id, digest }) => new Response(JSON.stringify({ id, digest, state: 'accepted' }), { status: 202, headers: TYPED }),
    { kind: 'acknowledged', state: 'accepted' },
  ],
  ['a 204', () => new Response(null, { status: 204 }), { kind: 'unreachable' }],
  ['a 409', failing(409), failed(409)],
  ['a 500', failing(500), failed(500)],
  // A date without its time is one in the past.
  [
    'a past Retry-After',
    () => new Response('', { status: 429, headers: { 'Retry-After': '2001-05-05' } }),
    { kind: 'failed', status: 429, retryAfterMs: 0 },
  ],
  ['a refusal without a type', () => new Response(null, { status: 403 }), { kind: 'refused', status: 403, errors: {}, detail: '' }],
])('%s is understood', async (_what, answer, result) => {
  stubSite(answer);
  expect(await post(OUTGOING)).toEqual(result);
});

it('fault 14: when the response is lost, the message is sent again under the same id', async () => {
  const { network, posts, outbox } = await waiting(isOffline);
  await outbox.drain();
  network.answer = takes;
  await outbox.drain();
  expect(posts.map(({ id }) => id)).toEqual(['message-00', 'message-00']);
});

it.each([
  [200, 0],
  [511, 0],
  [400, 400],
  [422, 422],
])('fault 15: a captive portal’s %d is neither an acknowledgement nor a refusal by the site', (status, problem) =>
  survives(() => new Response('<h1>Wi-Fi</h1>', { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } }), {
    state: 'queued',
    problem: { status: problem },
  }),
);

it('fault 16: a redirect to a portal is not an acknowledgement', () =>
  survives(() => ({ ...Response.error(), status: 0, type: 'opaqueredirect', headers: new Headers() }) as Response, unreached));

it.each<[string, Answer]>([
  ['another id', ({ digest }) => Response.json({ id: 'message-99', digest, state: 'sent' })],
  ['another digest', ({ id }) => Response.json({ id, digest: '0'.repeat(64), state: 'sent' })],
  ['no state', ({ id, digest }) => Response.json({ id, digest })],
  ['half of its JSON', () => new Response('{"id":"message-00","dig', { headers: { 'Content-Type': 'application/json' } })],
])('fault 17: JSON with %s is not an acknowledgement', (_what, answer) => survives(answer, unreached));

it('fault 18: a hanging request is aborted after 20 seconds', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const hang: Answer = ({ init: { signal } }) =>
    new Promise((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      limit.abort(new DOMException('timed out', 'TimeoutError'));
    });
  await survives(hang, unreached);
  expect(timeout).toHaveBeenCalledWith(20_000);
});

it.each([500, 502, 504])('fault 19: a %d on a retry keeps the message, which is tried again later', (status) =>
  survives(failing(status), { state: 'queued', problem: { status }, nextAttemptAt: NOON + 2_000 }),
);

it.each([
  ['seconds', () => '120'],
  ['a date', () => new Date(Date.now() + 120_000).toUTCString()],
])('fault 20: after a 429 with Retry-After in %s, nothing is sent before that time', async (_form, retryAfter) => {
  const { device, network, posts, outbox, state } = await waiting(
    () => new Response('', { status: 429, headers: { 'Retry-After': retryAfter() } }),
  );
  await device.put(row('message-01'));
  await outbox.drain();
  const wait = ((await state())?.nextAttemptAt ?? 0) - NOON;
  expect(Math.abs(wait - 120_000)).toBeLessThan(5_000);
  device.clock.now = NOON + wait - 1;
  await outbox.drain();
  expect(posts).toHaveLength(1);
  network.answer = takes;
  device.clock.now = NOON + wait;
  await outbox.drain();
  expect([posts.length, await device.rows()]).toEqual([3, []]);
});

const problem = (status: number, body: object): Answer => {
  return () => new Response(JSON.stringify(body), { status, headers: { 'Content-Type': PROBLEM_JSON } });
};

it.each([
  [413, { detail: 'Le message dépasse la taille acceptée.' }],
  [422, { detail: 'Certains champs sont à corriger.', errors: { email: 'Email invalide' } }],
])('fault 21: a %d on a retry holds the message with the reason; it is not sent again, and can be edited', async (status, body) => {
  const { device, posts, outbox, state } = await waiting(problem(status, body));
  expect([await outbox.drain(), await outbox.drain()]).toEqual([0, 0]);
  expect(await state()).toMatchObject({ state: 'held', problem: { status, ...body } });
  expect(posts).toHaveLength(1);
  expect(await outbox.withdraw('message-00')).toMatchObject({ values: MESSAGE });
  expect(await device.rows()).toEqual([]);
});

it('fault 21: a malformed reason does not corrupt the row', async () => {
  const { outbox, state } = await waiting(problem(422, { detail: 3, errors: ['email'] }));
  await outbox.drain();
  expect(await state()).toMatchObject({ state: 'held', problem: { status: 422, detail: '', errors: {} } });
});

it('fault 01: a message submitted offline is stored, and fault 02: sent under the same id once the network is back', async () => {
  const device = startDevice(() => UNREACHABLE);
  expect(await device.outbox.submit({ message: MESSAGE, draft: draftOf() })).toEqual({ kind: 'queued' });
  expect(await device.rows()).toMatchObject([unreached]);
  device.site = () => ACKNOWLEDGED;
  expect(await device.outbox.drain()).toBe(0);
  const [first, second] = device.ids();
  expect([second, device.toldSent(first ?? '')]).toEqual([first, 1]);
});
