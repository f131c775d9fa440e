import { expect, it, vi } from 'vitest';
import { type Draft, identify } from '../../src/contact/draft.ts';
import type { Store } from '../../src/contact/store.ts';
import { ACKNOWLEDGED, dead, draftOf, heldSite, MESSAGE, message, NOON, row, startDevice, UNREACHABLE } from '../support/outbox-device.ts';

type Device = ReturnType<typeof startDevice>;
/** Submits a message in a tab that dies at its nth change of the store, before or after it is written. Resolves at that point. */
function submitAndDie(device: Device, draft: Draft, nth: number, when: 'before' | 'after'): Promise<void> {
  const { promise: died, resolve: die } = Promise.withResolvers<void>();
  let changes = 0;
  const change: Store['change'] = async (...args) => {
    if (++changes < nth) return device.store.change(...args);
    if (when === 'after') await device.store.change(...args);
    die();
    return dead();
  };
  void device.openTab({ store: { ...device.store, change } }).outbox.submit({ message: MESSAGE, draft });
  return died;
}

it('fault 04: when the page is killed before the row is committed, the draft is kept', async () => {
  const device = startDevice();
  const draft = draftOf();
  await device.store.changeDraft(() => draft);
  await submitAndDie(device, draft, 1, 'before');
  const { store } = device.reboot();
  expect(await store.draft()).toMatchObject(draft);
  expect([await store.list(), device.sent]).toEqual([[], []]);
});

it('fault 05: when the page is killed after the row is committed, it survives and is sent, and the draft is not sent again', async () => {
  const device = startDevice();
  const draft = draftOf();
  await device.store.changeDraft(() => draft);
  await submitAndDie(device, draft, 1, 'after');
  expect(await device.rows()).toHaveLength(1);
  expect(device.sent).toEqual([]);
  const next = device.reboot();
  expect(await next.store.draft()).toBeUndefined();
  expect(await next.outbox.drain()).toBe(0);
  expect(device.ids()).toEqual([await identify(draft, MESSAGE)]);
});

it('fault 06: when the page is killed while sending, the message is sent again under the same id', async () => {
  const device = startDevice(() => dead());
  void device.outbox.submit({ message: MESSAGE, draft: draftOf() });
  await expect.poll(() => device.sent.length).toBe(1);
  device.site = () => ACKNOWLEDGED;
  expect(await device.reboot().outbox.drain()).toBe(0);
  expect(new Set(device.ids()).size).toBe(1);
  expect([device.sent.length, device.syncRequests]).toEqual([2, 2]);
});

it('fault 07: killed between acknowledgement and removal of the row, the page retries under the same id, then removes it', async () => {
  const device = startDevice();
  await submitAndDie(device, draftOf(), 3, 'before');
  expect(device.sent).toHaveLength(1);
  expect(await device.rows()).toMatchObject([{ state: 'sending' }]);
  expect(await device.reboot().outbox.drain()).toBe(0);
  const [first, second] = device.ids();
  expect(second).toBe(first);
  expect(device.toldSent(first ?? '')).toBe(1);
});

it('fault 08: when the worker is stopped in the middle of a drain, another one continues where it stopped', async () => {
  const device = startDevice(({ id }) => (id === 'message-01' ? dead() : ACKNOWLEDGED));
  await device.put(...[0, 1, 2].map((index) => row(`message-0${index}`, { createdAt: NOON + index })));
  void device.outbox.drain();
  await expect.poll(() => device.sent.length).toBe(2);
  device.site = () => ACKNOWLEDGED;
  expect(await device.reboot().outbox.drain()).toBe(0);
  expect(device.ids()).toEqual(['message-00', 'message-01', 'message-01', 'message-02']);
});

it.each([
  ['', navigator],
  [' without Web Locks', {}],
])('fault 10: when two tabs and a sync event race%s, each message is sent once, oldest first, and announced', async (_how, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const device = startDevice(async () => ACKNOWLEDGED);
  const ids = Array.from({ length: 9 }, (_, index) => `message-0${index}`);
  await device.put(...ids.map((id, index) => row(id, { createdAt: NOON + index })).reverse());
  await Promise.all([device, device.openTab(), device.openTab()].map(({ outbox }) => outbox.drain()));
  vi.unstubAllGlobals();
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
