import { expect, test } from 'vitest';
import type { ContactMessage } from '../../src/message/fields.ts';
import { identify } from '../../src/message/identity.ts';
import type { OutgoingMessage } from '../../src/outbox/post.ts';
import { MESSAGE } from '../support/contact/message.ts';
import {
  ACKNOWLEDGED,
  dead,
  draftIn,
  failed,
  gatedSite,
  message,
  NOON,
  row,
  startDevice,
  submissionOf,
  textOf,
  UNREACHABLE,
} from '../support/contact/outbox-device.ts';

const ID = await identify(MESSAGE, NOON);

test('fault 05: a row outlives its page, which died before it posted', async () => {
  const device = startDevice();
  const { outbox } = device.openTab({ requestSync: dead });
  outbox.submit(submissionOf());
  await expect.poll(() => device.rows()).toMatchObject([{ id: ID, state: 'sending' }]);
  expect(await device.reboot().outbox.drain()).toEqual([]);
  expect({ ids: await device.ids(), toldSent: device.toldSent(ID) }).toEqual({ ids: [ID], toldSent: 1 });
});

test('fault 06: after a death mid-POST, the lease’s end lets others send', async () => {
  const device = startDevice(dead);
  device.outbox.submit(submissionOf());
  await expect.poll(() => device.sent.length).toBe(1);
  device.site = () => ACKNOWLEDGED;
  const tab = device.openTab();
  device.clock.now += 29_999;
  expect(await tab.outbox.drain()).toMatchObject([{ state: 'sending' }]);
  device.clock.now += 1;
  expect(await tab.outbox.drain()).toEqual([]);
  expect(await device.ids()).toEqual([ID, ID]);
});

test('fault 07: acknowledged to a dying page: sent again, same id', async () => {
  const device = startDevice();
  let changes = 0;
  const change: typeof device.store.change = (...args) => (++changes === 1 ? device.store.change(...args) : dead());
  device.openTab({ store: { ...device.store, change } }).outbox.submit(submissionOf());
  await expect.poll(() => changes).toBe(2);
  expect(await device.reboot().outbox.drain()).toEqual([]);
  expect({ ids: await device.ids(), rows: await device.rows() }).toEqual({ ids: [ID, ID], rows: [] });
});

test('fault 10: of three contexts that drain, one posts each row', async () => {
  const underWay = new Set<string>();
  const overlaps: string[] = [];
  const device = startDevice(async ({ message: { message: text } }: OutgoingMessage) => {
    if (underWay.has(text)) overlaps.push(text);
    underWay.add(text);
    await new Promise(setImmediate);
    underWay.delete(text);
    return ACKNOWLEDGED;
  });
  const ids = Array.from({ length: 9 }, (_, index) => `message-0${index}`);
  await device.put(...ids.map((id, index) => row(id, { submittedAt: NOON + index })).reverse());
  await Promise.all([device, device.openTab(), device.openTab()].map(({ outbox }) => outbox.drain()));
  expect(overlaps).toEqual([]);
  expect(device.texts().sort()).toEqual(ids.map(textOf));
  expect(ids.map(device.toldSent)).toEqual(ids.map(() => 1));
});

test('fault 10: two contexts that drain at once send different rows', async () => {
  const { site, release } = gatedSite(ACKNOWLEDGED);
  const device = startDevice(site);
  await device.put(row('message-00', { submittedAt: NOON - 1 }), row('message-01'));
  const drained = [device, device.openTab()].map(({ outbox }) => outbox.drain());
  await expect.poll(() => device.texts().sort()).toEqual([textOf('message-00'), textOf('message-01')]);
  release();
  await Promise.all(drained);
  expect({ postCount: device.sent.length, rows: await device.rows() }).toEqual({ postCount: 2, rows: [] });
});

test('fault 11: a double click makes one row and one post', async () => {
  const { site, release } = gatedSite(UNREACHABLE);
  const device = startDevice(site);
  const submitted = [device.outbox.submit(submissionOf()), device.outbox.submit(submissionOf())];
  expect(await Promise.race(submitted)).toMatchObject({ kind: 'queued' });
  expect({ ids: await device.ids(), rowCount: (await device.rows()).length }).toEqual({ ids: [ID], rowCount: 1 });
  release();
  expect(await Promise.all(submitted)).toMatchObject([{ kind: 'queued' }, { kind: 'queued' }]);
});

test.each<[string, ContactMessage, number, boolean]>([
  ['the same text in another tab has the same id', { ...MESSAGE }, NOON + 60_000, true],
  ['another text has another id', message('Bonjour, un texte modifié.'), NOON + 60_000, false],
  ['the same text on another day has another id', MESSAGE, NOON + 86_400_000, false],
])('fault 12: %s', async (_what, second, time, isSame) => {
  const device = startDevice();
  await device.outbox.submit(submissionOf());
  device.clock.now = time;
  await device.openTab().outbox.submit(submissionOf(second));
  const [first, other] = await device.ids();
  expect({ first, isSame: other === first }).toEqual({ first: ID, isSame });
});

test('fault 12: a text edited and edited back has one id', async () => {
  const device = startDevice(() => failed(503));
  await device.outbox.submit(submissionOf());
  const draft = await draftIn(device.store);
  for (const text of [message('Bonjour, un texte modifié.'), MESSAGE])
    await device.openTab().outbox.submit(submissionOf(text, draft && { draft }));
  const [first, edited, back] = await device.ids();
  expect({ first, back }).toEqual({ first: ID, back: ID });
  expect(edited).not.toBe(ID);
});

const YEAR_MS = 365 * 86_400_000;
const jumps = [
  ['forward', YEAR_MS],
  ['back', -YEAR_MS],
] as const;

test.each(jumps)('fault 41: a clock set %s by a year loses no row', async (_where, jump) => {
  const device = startDevice(() => failed(503, YEAR_MS));
  await device.put(row('message-00'), row('message-01'));
  await device.outbox.drain();
  device.site = () => ACKNOWLEDGED;
  device.clock.now += jump;
  await device.outbox.drain();
  device.clock.now += 3_600_000;
  expect(await device.outbox.drain()).toEqual([]);
  expect(device.texts().slice(2)).toEqual([textOf('message-00'), textOf('message-01')]);
});

test.each([
  ['before 1970', -86_400_000, '1970-01-01'],
  ['beyond the year 9999', Date.UTC(12_000, 0), '9999-12-31'],
])('fault 41: with a clock %s, a message written offline is sent', async (_when, now, day) => {
  const device = startDevice(() => UNREACHABLE);
  device.clock.now = now;
  await device.outbox.submit(submissionOf());
  device.site = () => ACKNOWLEDGED;
  expect(await device.outbox.drain()).toEqual([]);
  expect(await device.store.list()).toEqual([]);
  expect((await device.ids()).map((id) => id.slice(0, 10))).toEqual([day, day]);
});

test.each(['remove', 'recall'] as const)('fault 43: %s is refused while the message is being sent', async (action) => {
  const { site, release } = gatedSite(ACKNOWLEDGED);
  const device = startDevice(site);
  await device.put(row('message-00'));
  const drained = device.outbox.drain();
  await expect.poll(() => device.sent.length).toBe(1);
  const other = device.openTab().outbox;
  expect(await other[action]('message-00')).toBe('sending');
  release();
  await drained;
  expect({ answer: await other[action]('message-00'), draft: await draftIn(device.store) }).toEqual({ answer: 'gone', draft: undefined });
});
