import { expect, it, vi } from 'vitest';
import { pageOutbox } from '../../src/app/outbox/page-outbox.ts';
import { dead, draftOf, freshDisk, MESSAGE, startDevice } from '../support/outbox-device.ts';
import { stubSite, takes } from '../support/stub-site.ts';

it('fault 06: when the page is killed before a sync is registered, the message is still stored and not yet sent', async () => {
  const device = startDevice();
  const { outbox } = device.openTab({ requestSync: () => dead() });
  void outbox.submit({ message: MESSAGE, draft: draftOf() });
  await expect.poll(() => device.rows()).toMatchObject([{ state: 'sending' }]);
  expect(await device.reboot().outbox.drain()).toBe(0);
  expect(device.ids()).toHaveLength(1);
});

it.each<[string, () => Promise<unknown>]>([
  ['is absent', async () => ({})],
  ['is refused', () => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))],
  ['is never answered', () => dead()],
])('fault 36: when sync %s, the page sends anyway', async (_how, getRegistration) => {
  vi.stubGlobal('navigator', { locks: navigator.locks, serviceWorker: { getRegistration } });
  const posts = stubSite(takes);
  freshDisk();
  const { outbox } = pageOutbox();
  expect(await outbox.submit({ message: MESSAGE, draft: draftOf() })).toMatchObject({ kind: 'sent' });
  expect(posts).toHaveLength(1);
  expect(await outbox.list()).toEqual([]);
});
