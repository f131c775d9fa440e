import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Mailer } from '../../netlify/contact/postmark.ts';
import { type Bench, ID, startBench } from '../support/contact-bench.ts';
import { contactRequest, MESSAGE } from '../support/contact-request.ts';

const OTHER = { ...MESSAGE, message: 'Un tout autre message.' };

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.close());

it('fault 22: reusing a key with another body gets a 422 and no mail', async () => {
  expect(await bench.submit()).toBe(200);
  const response = await bench.post(contactRequest({ id: ID, body: OTHER }));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ type: 'urn:contact:reused', title: 'Clé réutilisée' });
  expect(await bench.mailed()).toBe(1);
});

it('fault 22: reusing a key with another body gets a 422 while the first is being sent, and while it waits', async () => {
  let other: Promise<number> | undefined;
  const send: Mailer['send'] = (letter) => {
    other ??= bench.submit(services, OTHER);
    return bench.mailer.send(letter);
  };
  const services = bench.boot({ mailer: { ...bench.mailer, send } });
  expect([await bench.submit(services), await other]).toEqual([200, 422]);
  await bench.faults({ kind: 'reject', preset: 'unavailable' });
  expect((await bench.post(contactRequest({ id: 'waiting-one' }))).status).toBe(202);
  expect((await bench.post(contactRequest({ id: 'waiting-one', body: OTHER }))).status).toBe(422);
  expect(await bench.mailed()).toBe(1);
});

it('fault 23: 60 concurrent posts of one id in one process produce one mail', async () => {
  const statuses = await Promise.all(Array.from({ length: 60 }, () => bench.submit()));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await bench.mailed()).toBe(1);
});

it('fault 23: 60 concurrent posts of one id in 60 processes produce one mail', async () => {
  // Netlify's conditional writes are atomic; the local server's are only when they are serialized.
  let line: Promise<unknown> = Promise.resolve();
  bench.wire.through = ({ method }, next) => {
    if (method !== 'PUT') return next();
    const turn = line.then(next);
    line = turn.catch(() => {});
    return turn;
  };
  const statuses = await Promise.all(Array.from({ length: 60 }, () => bench.submit(bench.boot())));
  expect(await bench.mailed()).toBe(1);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect(statuses).toContain(200);
  expect(await bench.submit()).toBe(200);
  await bench.redeliver();
  expect(await bench.index()).toEqual([]);
  expect(await bench.mailed()).toBe(1);
});
