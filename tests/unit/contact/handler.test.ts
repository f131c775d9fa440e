import { describe, expect } from 'vitest';
import { describeError } from '../../../netlify/contact/log.ts';
import { createMailer } from '../../../netlify/contact/mail/postmark.ts';
import { acknowledges } from '../../../src/message/protocol.ts';
import { SETTINGS, test } from '../../support/contact/backend.ts';
import { contactRequest, ID, ORIGIN } from '../../support/contact/contact-request.ts';
import { MESSAGE } from '../../support/contact/message.ts';
import { startHost } from '../../support/http-host.ts';

describe('a valid message', () => {
  test('is mailed and acknowledged under its id', async ({ backend }) => {
    const response = await backend.post(contactRequest());
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(acknowledges(await response.json(), ID)).toBe(true);
    expect(await backend.mailed()).toBe(1);
  });

  test.for<[string, Record<string, string>]>([
    ['no Origin, as a tool sends it', { Origin: '' }],
    ['an origin that Netlify named', { Origin: 'https://deploy.example' }],
    ['a charset', { 'Content-Type': 'Application/JSON; charset=UTF-8' }],
    ['a charset in quotes, after another parameter', { 'Content-Type': 'application/json; profile=x; charset="utf8"' }],
  ])('is accepted with %s', async ([, headers], { backend }) => {
    const dependencies = backend.boot({ origins: ['https://deploy.example'] });
    expect((await backend.post(contactRequest({ headers }), dependencies)).status).toBe(200);
  });

  test('is acknowledged if Postmark leaves out some recipients', async ({ backend }) => {
    const receipt = {
      ErrorCode: 0,
      MessageID: 'b7bc2f4a-e38e-4336-af7d-e6c392c2f817',
      Message: 'Message OK, but will not deliver to these inactive addresses: equipe@trait.example.',
    };
    await using postmark = await startHost((_request, response) => response.end(JSON.stringify(receipt)));
    const mailer = createMailer({ ...SETTINGS, host: postmark.host });
    expect((await backend.post(contactRequest(), backend.boot({ mailer }))).status).toBe(200);
    expect(backend.log).toEqual([
      { level: 'warn', event: 'contact.inactive-recipients', reference: expect.stringMatching(/^2025-11-20-[0-9a-f]{12}$/) },
    ]);
  });
});

const long = 'é'.repeat(40_000);
type Row = [status: number, what: string, parts: Parameters<typeof contactRequest>[0], expected?: Record<string, unknown>];
const REFUSALS: Row[] = [
  [405, 'GET', { method: 'GET' }],
  [405, 'PUT', { method: 'PUT' }],
  [403, 'another site', { headers: { Origin: 'https://evil.example' } }],
  [403, 'the same host by another scheme', { headers: { Origin: 'http://site.example' } }],
  [403, 'a neighbour under the same domain', { headers: { Origin: '', 'Sec-Fetch-Site': 'same-site' } }],
  [403, 'a browser that says cross-site', { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  [415, 'text', { headers: { 'Content-Type': 'text/plain' } }],
  [415, 'a multipart form', { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }],
  ...['iso-8859-1', 'xcharset=utf-8', 'utf-8x', 'utf-16'].map(
    (charset): Row => [415, `the charset ${charset}`, { headers: { 'Content-Type': `application/json; charset=${charset}` } }],
  ),
  [415, 'a prototype member for a type', { headers: { 'Content-Type': 'constructor' } }],
  [413, 'a declared length over the cap', { headers: { 'Content-Length': '65537' } }],
  [413, 'a real length over the cap', { body: { ...MESSAGE, message: long } }],
  [400, 'no JSON', { body: '{"name":' }],
  [400, 'an empty body', { body: '' }],
  [400, 'an array', { body: [MESSAGE] }],
  [400, 'a string', { body: '"message"' }],
  [400, 'null', { body: 'null' }],
  [
    422,
    'an empty object of 64 KiB',
    { body: '{}'.padEnd(65_536), headers: { 'Content-Length': '65536' } },
    { name: 'Le nom doit contenir au moins 2 caractères', email: 'Email invalide' },
  ],
];

/** A request whose body does not declare its length. */
function streamed(body: ReadableStream): Request {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', Origin: ORIGIN }, body, duplex: 'half' };
  return new Request(`${ORIGIN}/api/send-contact`, init as RequestInit);
}

describe('an invalid request', () => {
  test.for(REFUSALS)('gets a %i for %s, and nothing is mailed', async ([status, , parts, errors], { backend }) => {
    const response = await backend.post(contactRequest(parts));
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Allow')).toBe(status === 405 ? 'POST' : null);
    expect(response.headers.get('Retry-After')).toBeNull();
    const problem = (await response.json()) as Record<string, unknown>;
    expect(problem).toMatchObject({ status, title: expect.stringMatching(/^\p{Lu}/u), detail: expect.stringMatching(/\.$/) });
    expect(problem.type).toMatch(/^urn:contact:[a-z-]+$/);
    expect(JSON.stringify(problem)).not.toMatch(/\bat \/|\.ts|node:|Error\b/);
    if (errors) expect(problem.errors).toMatchObject(errors);
    expect({ mailed: await backend.mailed(), entries: await backend.entries() }).toEqual({ mailed: 0, entries: [] });
  });

  test('is not read beyond the limit if it declares no length', async ({ backend }) => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(16_384).fill(0x61));
      },
    });
    expect((await backend.post(streamed(endless))).status).toBe(413);
    expect(pulled).toBeLessThan(10);
  });

  test.for([
    ['its connection breaks', new ReadableStream({ pull: () => Promise.reject(new Error('aborted')) })],
    ['its body is not valid text', new Blob([Buffer.from(JSON.stringify({ ...MESSAGE, name: 'Jeanne \u00ff' }), 'latin1')]).stream()],
  ] as const)('is malformed, not a failure, if %s', async ([, body], { backend }) => {
    expect((await backend.post(streamed(body))).status).toBe(400);
    expect(backend.log).toEqual([]);
  });
});

test('an error in the code is logged without personal data', async ({ backend }) => {
  const mailer = { ...backend.mailer, send: () => Promise.reject(new TypeError('Rendez-vous\n    at jeanne@exemple.fr')) };
  const response = await backend.post(contactRequest(), backend.boot({ mailer }));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('TypeError');
  expect(JSON.stringify(backend.log)).not.toContain('exemple.fr');
  expect(backend.log).toMatchObject([{ level: 'error', event: 'contact.failed', error: 'TypeError' }]);
  expect(backend.log[0]?.at).toEqual(Array(3).fill(expect.stringMatching(/^at .*:\d+:\d+/)));
  expect(backend.log[0]?.at).toContainEqual(expect.stringContaining('deliver.ts'));
});

test('only the kind of what has no stack is logged', () => {
  expect(describeError('jeanne@exemple.fr')).toEqual({ error: 'string' });
  expect(describeError(Object.assign(new TypeError('jeanne@exemple.fr'), { stack: undefined }))).toEqual({ error: 'TypeError', at: [] });
});
