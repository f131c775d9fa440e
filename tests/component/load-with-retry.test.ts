import { beforeEach, expect, test, vi } from 'vitest';
import { loadWithRetry } from '../../src/app/loading/load-with-retry.ts';

const failing = () => vi.fn().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('a file that is gone is asked for more and more rarely', async () => {
  const load = failing();
  loadWithRetry(load);
  for (let second = 0; second < 60; second += 0.1) {
    dispatchEvent(new Event('scroll'));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(load).toHaveBeenCalledTimes(6);
});

test('an interaction soon after a failure is remembered', async () => {
  const load = failing();
  loadWithRetry(load);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('keydown'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a file is asked for as soon as the network is back', async () => {
  const load = failing();
  loadWithRetry(load);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(2);
});
