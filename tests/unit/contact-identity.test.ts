import { describe, expect } from 'vitest';
import { formatTime, identify, readTime } from '../../src/message/identity.ts';
import { acknowledges, SUBMITTED_AT } from '../../src/message/protocol.ts';
import { DOWN, it } from '../support/backend.ts';
import { contactRequest, ID, MESSAGE } from '../support/contact-request.ts';

const DIGEST = ID.slice('2025-11-20-'.length);

/** With invisible characters, as normalized; ids are kept for a year, so the digest may not change once the site is deployed. */
const ODD = {
  name: '\u200bJeanne \u202eMartin\u2060',
  email: 'jeanne@exemple.fr',
  phone: '\u202a+33 6 12 34 56 78\u202c',
  message: 'Bonjour,\u00a0nous voulons\u200b refaire\nnotre site élégant.\u2063\u3164',
};
const { phone: _, ...WITHOUT_PHONE } = ODD;

it.each([
  [ODD, 'daf23e4b282018412a2163586a71a25b898a58b30ee2dae5b7f62f208d805f9c'],
  [WITHOUT_PHONE, '25beb484b89c560a5b151010698131d78831745363bc0551c6f48d30561b0a4c'],
])('the digest of a text never changes', async (message, digest) => {
  expect(await identify(message, 0)).toBe(`1970-01-01-${digest}`);
});

it('a clock beyond the year 9999 sends a readable time', () => {
  expect(readTime(formatTime(Date.UTC(20_000, 0)))).toBe(Date.UTC(9999, 11, 31, 23, 59, 59, 999));
});

it('a message is acknowledged under its day and its digest', async ({ backend }) => {
  const response = await backend.post();
  expect(ID).toMatch(/^2025-11-20-[0-9a-f]{64}$/);
  expect(await response.json()).toEqual({ id: ID, state: 'sent' });
});

it('a message that waits is acknowledged under the same id', async ({ backend }) => {
  await backend.faults(DOWN);
  const response = await backend.post();
  expect([response.status, await response.json()]).toEqual([202, { id: ID, state: 'accepted' }]);
});

it.for<[string, string, string]>([
  ['its author’s day, not that of its arrival', '2025-11-19T23:59:59.999Z', '2025-11-19'],
  ['the UTC day of a local time', '2025-11-20T00:30:00+01:00', '2025-11-19'],
  ['a day that only a wrong clock can name', '2124-02-29T12:00:00Z', '2124-02-29'],
  ['a day of long ago', '1970-01-01T00:00:00Z', '1970-01-01'],
  ['its day of arrival if the time is none', 'hier', '2025-11-20'],
  ['its day of arrival if its day does not exist', '2025-02-30T12:00:00Z', '2025-11-20'],
  ['its day of arrival without a time', '', '2025-11-20'],
])('a message has the id of %s', async ([, time, day], { backend }) => {
  const response = await backend.post(contactRequest({ headers: { [SUBMITTED_AT]: time } }));
  expect(acknowledges(await response.json(), `${day}-${DIGEST}`)).toBe(true);
});

it('an Idempotency-Key changes nothing', async ({ backend }) => {
  for (const key of ['one-key-of-a-client', 'another-key', '?'])
    expect((await backend.post(contactRequest({ headers: { 'Idempotency-Key': key } }))).status).toBe(200);
  expect(await backend.mailed()).toBe(1);
});

describe('the ledger', () => {
  it('keeps a message under its day', async ({ backend }) => {
    await backend.submit();
    const { blobs } = await backend.blobs.list();
    expect(blobs.map(({ key }) => key)).toEqual([`messages/2025-11-20/${DIGEST}`]);
  });

  it('keeps two texts of one day apart', async ({ backend }) => {
    await backend.submit();
    await backend.submit(backend.dependencies, { ...MESSAGE, phone: '06 12 34 56 78' });
    expect(await backend.mailed()).toBe(2);
  });
});
