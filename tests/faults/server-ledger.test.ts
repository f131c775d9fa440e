import { expect } from 'vitest';
import { dependenciesFor } from '../../netlify/contact/dependencies.ts';
import { entryKey } from '../../netlify/contact/ledger/keys.ts';
import { LEASE_MS, SEARCH_LAG_MS } from '../../netlify/contact/timing.ts';
import { type Backend, deployTo, test, type Wire } from '../support/contact/backend.ts';
import { contactRequest, ID } from '../support/contact/contact-request.ts';
import { MESSAGE } from '../support/contact/message.ts';
import { startHost } from '../support/http-host.ts';

/** The calls to the ledger before a message is mailed. */
async function callsBeforeMail(backend: Backend): Promise<string[]> {
  const calls: string[] = [];
  backend.wire.through = (request, next) => {
    calls.push(`${request.method} ${request.path.split('/')[0]}`);
    return next();
  };
  await backend.submit();
  // The last write marks the message as `sent`.
  return calls.slice(0, calls.lastIndexOf('PUT messages'));
}

/** Has the ledger answer one call with a 503, the first being 0. The blob client tries everything twice: that is two requests. */
function failCall(backend: Backend, call: number): void {
  let requests = 0;
  backend.wire.through = async (_request, next) => ([call, call + 1].includes(requests++) ? new Response(null, { status: 503 }) : next());
}

test('fault 32: a 503 of the ledger before the mail sends nothing', async ({ backend }) => {
  for (const [index, call] of (await callsBeforeMail(backend)).entries()) {
    const body = { ...MESSAGE, message: `Message numéro ${index}.` };
    const before = await backend.mailed();
    failCall(backend, index);
    const { status, headers } = await backend.post(contactRequest({ body }));
    expect({ status, mayRetry: Number(headers.get('Retry-After')) > 0 }, call).toEqual({ status: 503, mayRetry: true });
    expect(await backend.mailed(), call).toBe(before);
    backend.wire.through = (_request, next) => next();
    backend.clock.now += LEASE_MS;
    expect((await backend.post(contactRequest({ body }))).ok, call).toBe(true);
    backend.clock.now += SEARCH_LAG_MS;
    await backend.redeliver();
    expect(await backend.mailed(), call).toBe(before + 1);
  }
});

test('fault 33: a message is mailed though each write gets a 412', async ({ backend }) => {
  const tries = new Map<string, number>();
  backend.wire.through = async (request, next) => {
    const response = await next();
    if (request.method !== 'PUT') return response;
    const count = (tries.get(request.path) ?? 0) + 1;
    tries.set(request.path, count);
    if (count % 2 === 1) throw new TypeError('fetch failed');
    return response;
  };
  expect(await backend.submit()).toBe(200);
  // The index key once, and the entry as unsent, sending and sent; each write is tried twice.
  expect([...tries.values()]).toEqual([2, 6]);
  expect(await backend.mailed()).toBe(1);
});

const isConditional = ({ method, path }: Parameters<Wire>[0]) => method === 'PUT' && path.startsWith('messages/');

test('fault 33: a write counts if it landed, whatever its response', async ({ backend }) => {
  backend.wire.through = async (request, next) => {
    const response = await next();
    return isConditional(request) ? new Response(null, { status: 503 }) : response;
  };
  expect(await backend.submit()).toBe(200);
  expect(await backend.mailed()).toBe(1);
});

test('fault 33: nothing is sent after a write that did not land', async ({ backend }) => {
  backend.wire.through = async (request, next) => (isConditional(request) ? new Response(null, { status: 503 }) : next());
  expect(await backend.submit()).toBe(503);
  expect(backend.log).toMatchObject([{ event: 'contact.failed', store: 'The write did not land.' }]);
  expect(await backend.mailed()).toBe(0);
});

test('fault 33: nothing is sent when what is read back is damaged', async ({ backend }) => {
  const damaging = backend.bootThrough(async (proceed, method) => {
    const etag = await proceed();
    if (method === 'create') await backend.blobs.set(entryKey(ID), '{"state":"cl');
    return etag;
  });
  expect(await backend.submit(damaging)).toBe(503);
  expect(await backend.mailed()).toBe(0);
});

test('fault 34: the ledger is never read from a stale replica', async ({ backend }) => {
  let asked = 0;
  await using stale = await startHost((_request, response) => {
    asked += 1;
    response.writeHead(404).end();
  });
  const PRODUCTION = { context: 'production', id: '692c5f0e4a1b2c0008d3e4f5' };
  deployTo({ ...backend, access: { ...backend.access, edgeURL: `http://${stale.host}` } });
  expect(await backend.submit(dependenciesFor(PRODUCTION))).toBe(200);
  expect(await backend.submit(dependenciesFor(PRODUCTION))).toBe(200);
  await backend.redeliver(dependenciesFor(PRODUCTION));
  expect(await backend.mailed()).toBe(1);
  expect(asked).toBe(0);
});
