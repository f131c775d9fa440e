import { describe, expect, test } from 'vitest';
import { identify } from '../../../src/message/identity.ts';
import { HONEYPOT_HEADER, PROBLEM_JSON, SUBMITTED_AT_HEADER } from '../../../src/message/protocol.ts';
import { type PostResult, post } from '../../../src/outbox/post.ts';
import { MESSAGE } from '../../support/contact/message.ts';
import { ACKNOWLEDGED, failed, NOON, UNREACHABLE } from '../../support/contact/outbox-device.ts';
import { type Answer, failing, isOffline, stubSite, takes } from '../../support/contact/stub-site.ts';

const OUTGOING = { message: MESSAGE, submittedAt: NOON };
const HEADERS = {
  'Content-Type': 'application/json',
  Accept: `application/json, ${PROBLEM_JSON}`,
  [SUBMITTED_AT_HEADER]: '2025-11-20T12:00:00.000Z',
};

describe('posting a message', () => {
  test('is one request, never cached, that follows no redirect', async () => {
    const posts = stubSite(takes);
    await post(OUTGOING);
    const init = { method: 'POST', redirect: 'manual', cache: 'no-store' };
    expect(posts).toMatchObject([{ url: '/api/send-contact', body: MESSAGE, init }]);
  });

  test.each([
    ['nothing more of an honest form', {}, HEADERS],
    ['nothing more of an empty honeypot', { honeypot: false }, HEADERS],
    ['that the honeypot was filled in', { honeypot: true }, { ...HEADERS, [HONEYPOT_HEADER]: '1' }],
  ])('says when the button was pressed, and %s', async (_what, parts, headers) => {
    const posts = stubSite(takes);
    await post({ ...OUTGOING, ...parts });
    expect(posts[0]?.init.headers).toEqual(headers);
  });

  test('sends nothing but the message of a row', async () => {
    const posts = stubSite(takes);
    await post({ ...OUTGOING, id: 'a-message', attempts: 3 } as typeof OUTGOING);
    expect(posts[0]?.body).toEqual(MESSAGE);
  });

  test('sends the texts of a damaged row', async () => {
    const posts = stubSite(takes);
    expect(await post({ ...OUTGOING, message: { ...MESSAGE, count: 3n } as typeof MESSAGE })).toEqual(ACKNOWLEDGED);
    expect(posts[0]?.body).toEqual(MESSAGE);
  });

  test('sends a time that the site can read, whatever the clock', async () => {
    const posts = stubSite(takes);
    expect(await post({ ...OUTGOING, submittedAt: 8.64e15 })).toEqual(ACKNOWLEDGED);
    expect(posts[0]?.headers.get(SUBMITTED_AT_HEADER)).toBe('9999-12-31T23:59:59.999Z');
  });
});

const json = (body: object, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);
const type = (value: string) => ({ headers: { 'Content-Type': value } });
const retryAfter = (value: string) => () => new Response('', { status: 429, headers: { 'Retry-After': value } });
const reasons = { detail: 'Non.', errors: { email: 'Email invalide' } };
const problem = (status: number): Answer => {
  return () => json({ ...reasons, instance: 3 }, { status, ...type(`${PROBLEM_JSON}; charset=utf-8`) });
};

test.each<[string, Answer, PostResult]>([
  ['a 200 with its id', takes, ACKNOWLEDGED],
  [
    'a 202 with its type in another spelling',
    ({ id }) => json({ id, state: 'accepted' }, { status: 202, ...type('Application/JSON ; charset=utf-8') }),
    ACKNOWLEDGED,
  ],
  ['a 200 of another type', ({ id }) => json({ id, state: 'sent' }, type('text/plain')), UNREACHABLE],
  ['a 201', ({ id }) => json({ id, state: 'sent' }, { status: 201, ...type('application/json') }), UNREACHABLE],
  ['a 204', () => new Response(null, { status: 204 }), UNREACHABLE],
  ['a failed request', isOffline, UNREACHABLE],
  ['a 511', failing(511), UNREACHABLE],
  ['a 429', failing(429), failed(429)],
  ['a 500', failing(500), failed(500)],
  ['a Retry-After in seconds', retryAfter('90'), failed(429, 90_000)],
  // A date without a time lies in the past.
  ['a past Retry-After', retryAfter('2001-05-05'), { kind: 'failed', status: 429, retryAfterMs: 0 }],
  ['an unreadable Retry-After', retryAfter('bientôt'), failed(429)],
  ['a 422 with its reasons', problem(422), { kind: 'refused', status: 422, ...reasons }],
  ['a 413 without a type', () => new Response(null, { status: 413 }), { kind: 'refused', status: 413 }],
  ['a 413 in HTML', () => new Response('', { status: 413, ...type('text/html') }), failed(413)],
  ['a 403 with its reasons', problem(403), { kind: 'failed', status: 403, ...reasons }],
  // The sentence of a failure is the page's own.
  ['a 500 with reasons', problem(500), failed(500)],
])('%s is understood', async (_what, answer, result) => {
  stubSite(answer);
  expect(await post(OUTGOING)).toEqual(result);
});

test('a message is acknowledged by the id of what is posted, normalized', async () => {
  const id = await identify(MESSAGE, NOON);
  stubSite(() => Response.json({ id, state: 'sent' }));
  expect(await post({ ...OUTGOING, message: { ...MESSAGE, name: ` ${MESSAGE.name}\r\n`, phone: ' ' } })).toEqual(ACKNOWLEDGED);
});
