import { expect, test, vi } from 'vitest';
import { pageOutbox } from '../../src/app/contact/page-outbox.ts';
import { dead, freshDisk, row, startDevice, submissionOf } from '../support/contact/outbox-device.ts';
import { stubSite, takes } from '../support/contact/stub-site.ts';

test.each<[string, object]>([
  ['is absent', { serviceWorker: { getRegistration: async () => ({}) } }],
  ['is refused', { serviceWorker: { getRegistration: async () => ({ sync: { register: refuse } }) } }],
  ['has no worker', { serviceWorker: { getRegistration: async () => undefined } }],
  ['has no workers', {}],
  ['is never answered', { serviceWorker: { getRegistration: () => dead() } }],
])('fault 36: when sync %s, the page sends anyway', async (_how, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const posts = stubSite(takes);
  freshDisk();
  const { outbox } = pageOutbox();
  expect(await outbox.submit(submissionOf())).toMatchObject({ kind: 'acknowledged' });
  expect(posts).toHaveLength(1);
  expect(await outbox.list()).toEqual([]);
});

test('fault 36: a sync is registered before the message is posted', async () => {
  const steps: string[] = [];
  const register = async (tag: string) => void steps.push(tag);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ sync: { register } }) } });
  stubSite((post) => {
    steps.push('post');
    return takes(post);
  });
  freshDisk();
  await pageOutbox().outbox.submit(submissionOf());
  expect(steps).toEqual(['workbox-background-sync:outbox', 'post']);
});

test('fault 45: what the worker sent is told once, later', async () => {
  const device = startDevice();
  await device.put(row('message-00'));
  await device.openTab().outbox.drain();
  const visits = [device.openTab(), device.openTab()].map(({ outbox }) => outbox.collectReceipts());
  expect((await Promise.all(visits)).flat()).toMatchObject([{ id: 'message-00' }]);
});

function refuse(): Promise<never> {
  return Promise.reject(new DOMException('Not allowed', 'NotAllowedError'));
}
