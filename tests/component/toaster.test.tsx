import { act, render, screen } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toaster } from '../../src/app/ui/Toaster.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  toast.remove();
  vi.useRealTimers();
});

function show(duration?: number) {
  const { rerender } = render(<Toaster path="/" />);
  act(() => void toast.success('Message envoyé.', duration === undefined ? {} : { duration }));
  return { changePage: () => rerender(<Toaster path="/about" />) };
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const isThere = () => screen.queryByText('Message envoyé.') !== null;

test.each([
  { name: 'stays on its page for six seconds', isNextPage: false, ms: 6_000 },
  { name: 'soon leaves the next page', isNextPage: true, ms: 1_500 },
])('a toast $name', ({ isNextPage, ms }) => {
  const { changePage } = show();
  if (isNextPage) changePage();
  wait(ms - 100);
  expect(isThere()).toBe(true);
  wait(200);
  expect(isThere()).toBe(false);
});

test('an offer stays on every page', () => {
  const { changePage } = show(Number.POSITIVE_INFINITY);
  changePage();
  wait(60_000);
  expect(isThere()).toBe(true);
});
