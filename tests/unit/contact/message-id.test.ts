import { expect } from 'vitest';
import { SUBMITTED_AT_HEADER } from '../../../src/message/protocol.ts';
import { DOWN, test } from '../../support/contact/backend.ts';
import { contactRequest, ID } from '../../support/contact/contact-request.ts';
import { MESSAGE } from '../../support/contact/message.ts';

const DIGEST = ID.slice('2025-11-20-'.length);

test('a message that is kept is acknowledged under its id', async ({ backend }) => {
  await backend.faults(DOWN);
  const response = await backend.post();
  expect({ status: response.status, body: await response.json() }).toEqual({ status: 202, body: { id: ID, state: 'accepted' } });
});

test.for<[string, string, string]>([
  ['its author’s day, not that of its arrival', '2025-11-19T23:59:59.999Z', '2025-11-19'],
  ['the UTC day of a local time', '2025-11-20T00:30:00+01:00', '2025-11-19'],
  ['a day that only a wrong clock can name', '2124-02-29T12:00:00Z', '2124-02-29'],
  ['its day of arrival if the time is none', 'hier', '2025-11-20'],
  ['its day of arrival without a time', '', '2025-11-20'],
])('a message has the id of %s', async ([, time, day], { backend }) => {
  const response = await backend.post(contactRequest({ headers: { [SUBMITTED_AT_HEADER]: time } }));
  expect(await response.json()).toEqual({ id: `${day}-${DIGEST}`, state: 'sent' });
});

test('the ledger keeps a message under its day', async ({ backend }) => {
  await backend.submit();
  const { blobs } = await backend.blobs.list();
  expect(blobs.map(({ key }) => key)).toEqual([`messages/2025-11-20/${DIGEST}`]);
});

test('two texts of one day are two messages', async ({ backend }) => {
  await backend.submit();
  await backend.submit(backend.dependencies, { ...MESSAGE, phone: '06 12 34 56 78' });
  expect(await backend.mailed()).toBe(2);
});
