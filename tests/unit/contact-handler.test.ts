import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMailer } from '../../netlify/contact/postmark.ts';
import { digestMessage } from '../../src/contact/message.ts';
import { acknowledges } from '../../src/contact/protocol.ts';
import { type Bench, SETTINGS, startBench } from '../support/contact-bench.ts';
import { contactRequest, MESSAGE, ORIGIN } from '../support/contact-request.ts';

let bench: Bench;
beforeAll(async () => {
  bench = await startBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.log.length = 0;
  await bench.faults();
});

const count = async (): Promise<number> => (await bench.mails()).length;

describe('a valid message', () => {
  it('is mailed and acknowledged under its id and digest', async () => {
    const before = await count();
    const id = 'f3b1c2a5-6c0e-4f0e-8a49-0c6a3c1f7d10';
    const response = await bench.post(contactRequest({ id }));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(acknowledges(await response.json(), id, await digestMessage(MESSAGE))).toBe(true);
    expect(await count()).toBe(before + 1);
  });

  it.each<[string, Record<string, string>]>([
    ['no Origin, as a tool sends it', { Origin: '' }],
    ['an origin that Netlify named', { Origin: 'https://deploy.example' }],
    ['a charset', { 'Content-Type': 'Application/JSON; charset=UTF-8' }],
    ['a quoted Idempotency-Key', { 'Idempotency-Key': '"0123456789"' }],
  ])('is accepted with %s', async (_case, headers) => {
    const request = contactRequest({ headers });
    if (headers.Origin === '') request.headers.delete('Origin');
    const services = bench.boot({ origins: ['https://deploy.example'] });
    expect((await bench.post(request, services)).status).toBe(200);
  });

  it('is trimmed and normalized before comparison, so the same text in another encoding is the same message', async () => {
    const before = await count();
    const composed = { ...MESSAGE, name: 'André Noël' };
    const decomposed = { ...MESSAGE, name: '  André Noël '.normalize('NFD'), message: `${MESSAGE.message}\r\n`, phone: '' };
    expect((await bench.post(contactRequest({ id: 'same-text', body: composed }))).status).toBe(200);
    expect((await bench.post(contactRequest({ id: 'same-text', body: decomposed }))).status).toBe(200);
    expect(await count()).toBe(before + 1);
  });

  it('is acknowledged if Postmark will not deliver it to some of the recipients, and the operator is warned without an address', async () => {
    const receipt = {
      ErrorCode: 0,
      MessageID: 'b7bc2f4a-e38e-4336-af7d-e6c392c2f817',
      Message: 'Message OK, but will not deliver to these inactive addresses: equipe@trait.example.',
    };
    const server = createServer((_request, response) => response.end(JSON.stringify(receipt))).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const mailer = createMailer({ ...SETTINGS, host: `127.0.0.1:${(server.address() as AddressInfo).port}` });
    expect((await bench.post(contactRequest(), bench.boot({ mailer }))).status).toBe(200);
    expect(bench.log).toEqual([
      { level: 'warn', event: 'contact.inactive-recipients', reference: expect.stringMatching(/^[0-9a-f]{12}$/) },
    ]);
    server.close();
  });

  it('is mailed once a day when it has no idempotency key', async () => {
    const before = await count();
    const send = async () => ((await (await bench.post(contactRequest({ id: null }))).json()) as { id: string }).id;
    const id = await send();
    expect(await send()).toBe(id);
    expect(await count()).toBe(before + 1);
    bench.clock.now += 86_400_000;
    expect(await send()).not.toBe(id);
    expect(await count()).toBe(before + 2);
  });
});

const long = 'é'.repeat(40_000);
type Row = [status: number, what: string, parts: Parameters<typeof contactRequest>[0], expected?: Record<string, unknown>];
const REFUSALS: Row[] = [
  [405, 'GET', { method: 'GET' }],
  [405, 'PUT', { method: 'PUT' }],
  [405, 'OPTIONS', { method: 'OPTIONS' }],
  [403, 'another site', { headers: { Origin: 'https://evil.example' } }],
  [403, 'the same host by another scheme', { headers: { Origin: 'http://site.example' } }],
  [403, 'a sandboxed frame or a redirect', { headers: { Origin: 'null' } }],
  [403, 'a browser that says cross-site', { headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  [415, 'text', { headers: { 'Content-Type': 'text/plain' } }],
  [415, 'a multipart form', { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }],
  [415, 'another charset', { headers: { 'Content-Type': 'application/json; charset=iso-8859-1' } }],
  [415, 'a prototype member for a type', { headers: { 'Content-Type': 'constructor' } }],
  [413, 'a declared length over the cap', { headers: { 'Content-Length': '65537' } }],
  [413, 'a real length over the cap', { body: { ...MESSAGE, message: long } }],
  [400, 'no JSON', { body: '{"name":' }],
  [400, 'an empty body', { body: '' }],
  [400, 'an array', { body: [MESSAGE] }],
  [400, 'a string', { body: '"message"' }],
  [400, 'null', { body: 'null' }],
  [400, 'a short key', { id: 'short' }],
  [400, 'a key with a space', { id: 'has a space in it' }],
  [400, 'a key of 81 characters', { id: 'k'.repeat(81) }],
  [422, 'an empty object', { body: {} }, { name: 'Le nom doit contenir au moins 2 caractères', email: 'Email invalide' }],
  [422, 'a short name', { body: { ...MESSAGE, name: ' J ' } }, { name: 'Le nom doit contenir au moins 2 caractères' }],
  [422, 'no email', { body: { ...MESSAGE, email: 'jeanne@' } }, { email: 'Email invalide' }],
  [422, 'a second address', { body: { ...MESSAGE, email: 'a@b.fr,c@d.fr' } }, { email: 'Email invalide' }],
  [422, 'a short text', { body: { ...MESSAGE, message: 'Bonjour' } }, { message: 'Le message doit contenir au moins 10 caractères' }],
  [422, 'a number for a name', { body: { ...MESSAGE, name: 7 } }, { name: 'Le nom doit contenir au moins 2 caractères' }],
  [422, 'an unknown field', { body: { ...MESSAGE, admin: true } }, { admin: 'Champ inconnu' }],
];

describe('an invalid request', () => {
  it.each(REFUSALS)('gets a %i for %s, as a problem in French, and nothing is mailed', async (status, _what, parts, errors) => {
    const before = { mails: await count(), entries: (await bench.entries()).length };
    const response = await bench.post(contactRequest(parts));
    expect(response.status).toBe(status);
    expect(response.headers.get('Content-Type')).toBe('application/problem+json; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Allow')).toBe(status === 405 ? 'POST' : null);
    const problem = (await response.json()) as Record<string, unknown>;
    expect(problem).toMatchObject({ status, title: expect.stringMatching(/^\p{Lu}/u), detail: expect.stringMatching(/\.$/) });
    expect(problem.type).toMatch(/^urn:contact:[a-z-]+$/);
    expect(JSON.stringify(problem)).not.toMatch(/\bat \/|\.ts|node:|Error\b/);
    if (errors) expect(problem.errors).toMatchObject(errors);
    expect({ mails: await count(), entries: (await bench.entries()).length }).toEqual(before);
  });

  it('is refused if it is same-site without Origin, as from a neighbour under the same domain', async () => {
    const request = contactRequest({ headers: { 'Sec-Fetch-Site': 'same-site' } });
    request.headers.delete('Origin');
    expect((await bench.post(request)).status).toBe(403);
  });

  it('is not read to the end if its body exceeds the limit without declaring its length', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(16_384).fill(0x61));
      },
    });
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json', Origin: ORIGIN }, body: endless, duplex: 'half' };
    const response = await bench.post(new Request(`${ORIGIN}/api/send-contact`, init as RequestInit));
    expect(response.status).toBe(413);
    expect(pulled).toBeLessThan(10);
  });

  it('is reported as malformed if its connection breaks, not as a failure of the function', async () => {
    const broken = new ReadableStream({ pull: () => Promise.reject(new Error('aborted')) });
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json', Origin: ORIGIN }, body: broken, duplex: 'half' };
    expect((await bench.post(new Request(`${ORIGIN}/api/send-contact`, init as RequestInit))).status).toBe(400);
    expect(bench.log).toEqual([]);
  });

  it('is refused if its body is not valid text', async () => {
    const headers = { 'Content-Type': 'application/json', Origin: ORIGIN };
    const body = new Uint8Array([0x22, 0xff, 0xfe, 0x22]);
    expect((await bench.post(new Request(`${ORIGIN}/api/send-contact`, { method: 'POST', headers, body }))).status).toBe(400);
  });
});

describe('failures behind the function', () => {
  it('return 503 with Retry-After when the ledger fails', async () => {
    bench.wire.through = async () => new Response(null, { status: 503 });
    const response = await bench.post();
    bench.wire.through = (_request, next) => next();
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(bench.log).toMatchObject([{ level: 'error', event: 'contact.failed' }]);
  });

  it('return 500 without a stack when the code fails, and log where it failed but no personal data', async () => {
    const mailer = { ...bench.mailer, send: () => Promise.reject(new TypeError('jeanne@exemple.fr is undefined')) };
    const body = { ...MESSAGE, message: 'Un texte que nul n’a encore envoyé.' };
    const response = await bench.post(contactRequest({ body }), bench.boot({ mailer }));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('TypeError');
    expect(JSON.stringify(bench.log)).not.toContain('exemple.fr');
    expect(bench.log).toMatchObject([{ level: 'error', event: 'contact.failed', error: 'TypeError' }]);
    expect(bench.log[0]?.at).toContainEqual(expect.stringContaining('deliver.ts'));
  });
});
