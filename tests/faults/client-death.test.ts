import { expect, it, vi } from 'vitest';
import { ACKNOWLEDGED, draftOf, heldSite, MESSAGE, message, NOON, row, startDevice, UNREACHABLE } from '../support/outbox-device.ts';

it.each([
  ['', navigator],
  [' without Web Locks', {}],
])('fault 10: when two tabs and a sync event race%s, each message is sent once, oldest first, and announced', async (_how, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const device = startDevice(async () => ACKNOWLEDGED);
  const ids = Array.from({ length: 9 }, (_, index) => `message-0${index}`);
  await device.put(...ids.map((id, index) => row(id, { createdAt: NOON + index })).reverse());
  await Promise.all([device, device.openTab(), device.openTab()].map(({ outbox }) => outbox.drain()));
  expect(device.ids()).toEqual(ids);
  expect(ids.map(device.toldSent)).toEqual(ids.map(() => 1));
});

it('fault 11: a double click creates one id, one row and no second message', async () => {
  const device = startDevice(() => UNREACHABLE);
  const submission = { message: MESSAGE, draft: draftOf() };
  await Promise.all([device.outbox.submit(submission), device.outbox.submit(submission)]);
  expect(new Set(device.ids()).size).toBe(1);
  expect(await device.rows()).toHaveLength(1);
});

it('fault 12: the same draft in two tabs has one id, and an edited copy gets another', async () => {
  const device = startDevice();
  const draft = draftOf();
  for (const text of [MESSAGE, MESSAGE, message('Bonjour, un texte modifié.')])
    await device.openTab().outbox.submit({ message: text, draft: structuredClone(draft) });
  const [first, second, third] = device.ids();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

const YEAR_MS = 365 * 86_400_000;

it.each([
  ['forward', YEAR_MS],
  ['back', -YEAR_MS],
])('fault 41: when the clock jumps %s by a year, nothing expires, and everything is sent within an hour', async (_where, jump) => {
  const device = startDevice(() => ({ kind: 'failed', status: 503, retryAfterMs: YEAR_MS }));
  await device.put(row('message-00'), row('message-01'));
  await device.outbox.drain();
  expect(await device.rows()).toHaveLength(2);
  device.site = () => ACKNOWLEDGED;
  device.clock.now += jump;
  await device.outbox.drain();
  device.clock.now += 3_600_000;
  expect(await device.outbox.drain()).toBe(0);
  expect(await device.rows()).toEqual([]);
});

it.each(['remove', 'withdraw'] as const)('fault 43: %s is refused while the message is being sent', async (action) => {
  const { site, release } = heldSite(ACKNOWLEDGED);
  const device = startDevice(site);
  await device.put(row('message-00'));
  const drained = device.outbox.drain();
  await expect.poll(() => device.sent.length).toBe(1);
  const other = device.openTab().outbox;
  expect(await other[action]('message-00')).toBe('sending');
  release();
  await drained;
  expect(await other[action]('message-00')).toBe('gone');
  expect(await device.store.draft()).toBeUndefined();
});

it('fault 43: a row whose sender died long ago can be removed', async () => {
  const device = startDevice();
  await device.put(row('message-00', { state: 'sending', nextAttemptAt: NOON }));
  expect(await device.outbox.remove('message-00')).toBe('done');
});
