import { expect, test, vi } from 'vitest';
import { showBadge } from '../../../src/outbox/badge.ts';

function stubBadge(answer: () => Promise<void>) {
  const badge = { setAppBadge: vi.fn(answer), clearAppBadge: vi.fn(answer) };
  vi.stubGlobal('navigator', badge);
  return badge;
}

test('the badge shows how many messages wait', () => {
  const { setAppBadge } = stubBadge(async () => {});
  showBadge(2);
  expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(2);
});

test('the badge goes when none waits', () => {
  const { setAppBadge, clearAppBadge } = stubBadge(async () => {});
  showBadge(0);
  expect(clearAppBadge).toHaveBeenCalledOnce();
  expect(setAppBadge).not.toHaveBeenCalled();
});

test('a browser that refuses the badge, or has none, does no harm', async () => {
  const refused = vi.fn();
  process.once('unhandledRejection', refused);
  stubBadge(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
  showBadge(1);
  vi.stubGlobal('navigator', {});
  for (const count of [0, 1]) showBadge(count);
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', refused);
  expect(refused).not.toHaveBeenCalled();
});
