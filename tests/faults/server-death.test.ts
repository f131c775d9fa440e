import { afterEach, beforeEach, expect, it } from 'vitest';
import { type BlobStore, createBlobStore } from '../../netlify/contact/blob-store.ts';
import { LEASE } from '../../netlify/contact/timing.ts';
import { type Bench, fatalCall, ID, minutesPass, startBench } from '../support/contact-bench.ts';
import { contactRequest } from '../support/contact-request.ts';

let bench: Bench;
beforeEach(async () => {
  bench = await startBench();
});
afterEach(() => bench.close());

/** A process that stops for good at its first call of this store method. */
const dyingAt = (method: keyof BlobStore) => {
  const { stop, dead } = fatalCall();
  return { services: bench.boot({ store: { ...createBlobStore(() => bench.blobs), [method]: stop } }), dead };
};

/** A process that stops for good once Postmark has answered it. */
const dyingAfterSending = () => {
  const { stop, dead } = fatalCall();
  const send: typeof bench.mailer.send = async (letter) => {
    await bench.mailer.send(letter);
    return stop();
  };
  return { services: bench.boot({ mailer: { ...bench.mailer, send } }), dead };
};

it('fault 24: when the function dies before `sending`, a retry sends the message once the lease has run out', async () => {
  const { services, dead } = dyingAt('replace');
  void bench.submit(services);
  await dead;
  expect(await bench.entries()).toMatchObject([{ state: 'claimed' }]);
  const early = await bench.post(contactRequest({ id: ID }));
  expect([early.status, early.headers.get('Retry-After')]).toEqual([409, String(LEASE / 1_000)]);
  expect(await bench.mailed()).toBe(0);
  bench.clock.now += LEASE;
  expect(await bench.submit()).toBe(200);
  expect(await bench.mailed()).toBe(1);
});

it('fault 24: when the function dies before `sending` and nobody retries, the redelivery sends the message', async () => {
  const { services, dead } = dyingAt('replace');
  void bench.submit(services);
  await dead;
  await bench.redeliver();
  expect(await bench.mailed()).toBe(0);
  bench.clock.now += LEASE;
  await bench.redeliver();
  expect(await bench.mailed()).toBe(1);
});

it('fault 25: when the function dies after Postmark accepted, a retry does not mail again', async () => {
  const { services, dead } = dyingAfterSending();
  void bench.submit(services);
  await dead;
  expect(await bench.mailed()).toBe(1);
  expect(await bench.states()).toEqual(['sending']);
  expect(await bench.submit()).toBe(409);
  bench.clock.now += LEASE;
  expect(await bench.submit()).toBe(200);
  expect(await bench.states()).toEqual(['sent']);
  expect(await bench.mailed()).toBe(1);
});

it('fault 25: when the function dies after Postmark accepted and nobody retries, the redelivery does not mail again', async () => {
  const { services, dead } = dyingAfterSending();
  void bench.submit(services);
  await dead;
  expect(await bench.mailed()).toBe(1);
  await minutesPass(bench, 20);
  expect(await bench.states()).toEqual(['sent']);
  expect(await bench.index()).toEqual([]);
  expect(await bench.mailed()).toBe(1);
});
