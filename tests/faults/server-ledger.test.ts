import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setEnvironmentContext } from '@netlify/blobs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contactServices } from '../../netlify/contact/composition-root.ts';
import { LEASE, SEARCH_LAG } from '../../netlify/contact/timing.ts';
import { type Bench, ID, SETTINGS, startBench, type Wire } from '../support/contact-bench.ts';
import { contactRequest } from '../support/contact-request.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.close());

it('fault 32: when the ledger answers the claim with 503, nothing is sent and the response is 503', async () => {
  bench.wire.through = async (request, next) =>
    request.method === 'PUT' && request.path.startsWith('messages/') ? new Response(null, { status: 503 }) : next();
  const response = await bench.post(contactRequest({ id: ID }));
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await bench.mailed()).toBe(0);
  bench.wire.through = (_request, next) => next();
  expect(await bench.submit()).toBe(200);
  expect(await bench.mailed()).toBe(1);
});

it('fault 32: when the ledger answers any other call before the mail with 503, nothing is sent and the response is 503', async () => {
  const calls: string[] = [];
  bench.wire.through = (request, next) => {
    calls.push(`${request.method} ${request.path.split('/')[0]}`);
    return next();
  };
  await bench.submit();
  // The last write marks the message as `sent`; every call before it comes before the mail.
  const sent = calls.lastIndexOf('PUT messages');
  for (let failing = 0; failing < sent; failing++) {
    const id = `failing-call-${failing}`;
    let made = 0;
    let failed = 0;
    // The blob client tries every request twice, so one failing call is two failing requests.
    bench.wire.through = async (_request, next) => {
      const fails = failed === 1 || (failed === 0 && made === failing);
      made += 1;
      if (!fails) return next();
      failed += 1;
      return new Response(null, { status: 503 });
    };
    const before = await bench.mailed();
    expect((await bench.post(contactRequest({ id }))).status, calls[failing]).toBe(503);
    expect(await bench.mailed(), calls[failing]).toBe(before);
    bench.wire.through = (_request, next) => next();
    bench.clock.now += LEASE;
    expect((await bench.post(contactRequest({ id }))).ok, calls[failing]).toBe(true);
    bench.clock.now += SEARCH_LAG;
    await bench.redeliver();
    expect(await bench.mailed(), calls[failing]).toBe(before + 1);
  }
});

it('fault 33: when the claim’s response is lost and the retried write gets 412, the message is mailed once', async () => {
  const answers: number[] = [];
  let lost = 0;
  bench.wire.through = async (request, next) => {
    const response = await next();
    if (request.method !== 'PUT' || !request.path.startsWith('messages/')) return response;
    answers.push(response.status);
    if (lost++ > 0) return response;
    throw new TypeError('fetch failed');
  };
  expect(await bench.submit()).toBe(200);
  expect(answers.slice(0, 2)).toEqual([200, 412]);
  expect(await bench.mailed()).toBe(1);
});

it('fault 33: when the response to every write is lost and each retry gets 412, the message is mailed once', async () => {
  const tries = new Map<string, number>();
  bench.wire.through = async (request, next) => {
    const response = await next();
    if (request.method !== 'PUT') return response;
    const count = (tries.get(request.path) ?? 0) + 1;
    tries.set(request.path, count);
    if (count % 2 === 1) throw new TypeError('fetch failed');
    return response;
  };
  expect(await bench.submit()).toBe(200);
  // The index key once, and the entry as claimed, sending and sent; each write is tried twice.
  expect([...tries.values()]).toEqual([2, 6]);
  expect(await bench.mailed()).toBe(1);
});

it('fault 33: a 503 after a successful write counts as success, and a 503 without a write as a failure', async () => {
  const conditional = (request: Parameters<Wire>[0]) => request.method === 'PUT' && request.path.startsWith('messages/');
  bench.wire.through = async (request, next) => {
    const response = await next();
    return conditional(request) ? new Response(null, { status: 503 }) : response;
  };
  expect(await bench.submit()).toBe(200);
  expect(await bench.mailed()).toBe(1);
  bench.wire.through = async (request, next) => (conditional(request) ? new Response(null, { status: 503 }) : next());
  expect((await bench.post(contactRequest({ id: 'not-landed' }))).status).toBe(503);
  expect(await bench.mailed()).toBe(1);
});

it('fault 33: when the write gets 412 because another process has claimed the message, it is mailed once', async () => {
  const rival = bench.boot();
  let raced = false;
  const race: Wire = async (request, next) => {
    if (request.method !== 'PUT' || !request.path.startsWith('messages/') || raced) return next();
    raced = true;
    expect(await bench.submit(rival)).toBe(200);
    return next();
  };
  bench.wire.through = race;
  expect(await bench.submit()).toBe(409);
  expect(await bench.mailed()).toBe(1);
  expect(await bench.submit()).toBe(200);
});

it('fault 34: the ledger is never read from a stale replica', async () => {
  let asked = 0;
  const stale = createServer((_request, response) => {
    asked += 1;
    response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(stale, 'listening');
  vi.spyOn(console, 'info').mockImplementation(() => {});
  const PRODUCTION = { context: 'production', id: '692c5f0e4a1b2c0008d3e4f5' };
  setEnvironmentContext({ ...bench.access, edgeURL: `http://127.0.0.1:${(stale.address() as AddressInfo).port}` });
  vi.stubEnv('POSTMARK_SERVER_TOKEN', SETTINGS.token);
  vi.stubEnv('POSTMARK_API_URL', bench.sandbox.url);
  vi.stubEnv('CONTACT_FROM', SETTINGS.from);
  vi.stubEnv('CONTACT_TO', SETTINGS.to);
  expect(await bench.submit(contactServices(PRODUCTION))).toBe(200);
  expect(await bench.submit(contactServices(PRODUCTION))).toBe(200);
  await bench.redeliver(contactServices(PRODUCTION));
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  stale.close();
  expect(await bench.mailed()).toBe(1);
  expect(asked).toBe(0);
});
