import { describe, expect } from 'vitest';
import { indexKeyOf } from '../../netlify/contact/ledger/keys.ts';
import { STALE_AFTER_MS } from '../../netlify/contact/timing.ts';
import { type Backend, DOWN, leavePending, MINUTE, test } from '../support/contact/backend.ts';
import { ID } from '../support/contact/contact-request.ts';
import { MESSAGE } from '../support/contact/message.ts';

const report = async (backend: Backend, dependencies = backend.dependencies) => {
  const response = await backend.health(dependencies);
  return { status: response.status, ...((await response.json()) as Record<'output', string> & { checks: object }), code: response.status };
};

test('all is well when nothing waits', async ({ backend }) => {
  await backend.submit();
  const response = await backend.health();
  expect({ status: response.status, type: response.headers.get('Content-Type'), caching: response.headers.get('Cache-Control') }).toEqual({
    status: 200,
    type: 'application/health+json',
    caching: 'no-store',
  });
  const checks = { settings: [{ status: 'pass' }], store: [{ status: 'pass' }] };
  expect(await response.json()).toEqual({
    status: 'pass',
    checks: { ...checks, waiting: [{ status: 'pass', observedValue: 0, observedUnit: 'messages' }] },
  });
});

describe('fault 46: a message that waits', () => {
  test('is normal for fifteen minutes', async ({ backend }) => {
    await leavePending(backend, 1);
    backend.clock.now += STALE_AFTER_MS - 1_000;
    expect(STALE_AFTER_MS).toBe(15 * MINUTE);
    expect(await report(backend)).toMatchObject({ code: 200, checks: { waiting: [{ status: 'pass', observedValue: 1 }] } });
  });

  test('is a failure after fifteen minutes, with count and time', async ({ backend }) => {
    const since = new Date(backend.clock.now).toISOString();
    await leavePending(backend, 3);
    backend.clock.now += STALE_AFTER_MS - 3_000 + 1;
    expect(await report(backend)).toMatchObject({
      code: 503,
      output: `waiting: 3 since ${since}`,
      checks: { store: [{ status: 'pass' }], waiting: [{ status: 'fail', observedValue: 3, observedUnit: 'messages', since }] },
    });
  });

  test('is one, however many posts of it came at once', async ({ backend }) => {
    await backend.faults(DOWN);
    let clock = backend.clock.now;
    // Each process reads another millisecond.
    const posts = Array.from({ length: 4 }, () => backend.submit(backend.boot({ now: () => clock++ })));
    await Promise.all(posts);
    expect((await backend.index()).length).toBeGreaterThan(1);
    expect(await report(backend)).toMatchObject({ checks: { waiting: [{ observedValue: 1 }] } });
  });

  test('is over once it is sent', async ({ backend }) => {
    await leavePending(backend, 1);
    backend.clock.now += STALE_AFTER_MS;
    await backend.redeliver();
    expect(await report(backend)).toMatchObject({ code: 200 });
  });

  test('is never quoted', async ({ backend }) => {
    await leavePending(backend, 1, { kind: 'reject', preset: 'invalid-request', message: 'jeanne@exemple.fr', times: 0 });
    backend.clock.now += STALE_AFTER_MS;
    const text = await (await backend.health()).text();
    expect(text).toContain('"fail"');
    for (const word of ['Jeanne', 'exemple', 'numéro', ID.slice(11)]) expect(text).not.toContain(word);
  });
});

test('an entry that never landed does not look like a waiting message', async ({ backend }) => {
  await backend.blobs.setJSON(indexKeyOf({ id: ID, receivedAt: backend.clock.now }), {});
  for (let run = 0; run < 3; run++) {
    backend.clock.now += 5 * MINUTE;
    expect(await report(backend), `run ${run}`).toMatchObject({ code: 200 });
    await backend.redeliver();
  }
  backend.clock.now += MINUTE;
  expect(await report(backend)).toMatchObject({ code: 200 });
});

test('wrong settings are named, their values are not', async ({ backend }) => {
  const health = await report(backend, backend.boot({ wrongSettings: ['CONTACT_TO'] }));
  expect(health).toMatchObject({ code: 503, output: 'settings: wrong CONTACT_TO', checks: { settings: [{ status: 'fail' }] } });
});

test('a store that fails is a failure', async ({ backend }) => {
  backend.wire.through = async () => new Response(null, { status: 503 });
  const health = await report(backend);
  expect(health).toMatchObject({ code: 503, output: 'store: no answer', checks: { store: [{ status: 'fail' }] } });
  expect(health.checks).not.toHaveProperty('waiting');
  expect(backend.log).toMatchObject([{ level: 'error', event: 'contact.health', error: 'StoreError' }]);
});

test('a call lists the store once and reads no message', async ({ backend }) => {
  await leavePending(backend, 3);
  const calls: string[] = [];
  backend.wire.through = (request, next) => {
    calls.push(`${request.method} ${request.path}`);
    return next();
  };
  await backend.health();
  expect(calls).toEqual(['GET ']);
});

test('HEAD is answered like GET, without a body', async ({ backend }) => {
  const response = await backend.health(backend.boot({ wrongSettings: ['CONTACT_TO'] }), 'HEAD');
  expect({ status: response.status, type: response.headers.get('Content-Type'), body: await response.text() }).toEqual({
    status: 503,
    type: 'application/health+json',
    body: '',
  });
});

test.for(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method, { backend }) => {
  await backend.faults(DOWN);
  await backend.submit(backend.dependencies, MESSAGE);
  const response = await backend.health(backend.dependencies, method);
  expect({ status: response.status, allow: response.headers.get('Allow'), caching: response.headers.get('Cache-Control') }).toEqual({
    status: 405,
    allow: 'GET, HEAD',
    caching: 'no-store',
  });
});
