import { expect } from 'vitest';
import { ID, it } from '../support/backend.ts';
import { contactRequest, MESSAGE } from '../support/contact-request.ts';

const OTHER = { ...MESSAGE, message: 'Un tout autre message.' };

it('fault 22: reusing a key with another body gets a 422 and no mail, also while the first is sent or waits', async ({ backend }) => {
  let other: Promise<number> | undefined;
  const dependencies = backend.bootBefore('send', 1, () => {
    other = backend.submit(dependencies, OTHER);
  });
  expect([await backend.submit(dependencies), await other]).toEqual([200, 422]);
  const response = await backend.post(contactRequest({ id: ID, body: OTHER }));
  expect([response.status, await response.json()]).toMatchObject([422, { type: 'urn:contact:reused', title: 'Clé réutilisée' }]);
  await backend.faults({ kind: 'reject', preset: 'unavailable' });
  expect((await backend.post(contactRequest({ id: 'waiting-one' }))).status).toBe(202);
  expect((await backend.post(contactRequest({ id: 'waiting-one', body: OTHER }))).status).toBe(422);
  expect(await backend.mailed()).toBe(1);
});

it('fault 23: 60 concurrent posts of one id in 60 processes produce one mail', async ({ backend }) => {
  // Netlify's conditional writes are atomic; the local server's are only when they are serialized.
  let line: Promise<unknown> = Promise.resolve();
  backend.wire.through = ({ method }, next) => {
    if (method !== 'PUT') return next();
    const turn = line.then(next);
    line = turn.catch(() => {});
    return turn;
  };
  const statuses = await Promise.all(Array.from({ length: 60 }, () => backend.submit(backend.boot())));
  expect(await backend.mailed()).toBe(1);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect(statuses).toContain(200);
  expect(await backend.submit()).toBe(200);
  await backend.redeliver();
  expect(await backend.index()).toEqual([]);
  expect(await backend.mailed()).toBe(1);
});
