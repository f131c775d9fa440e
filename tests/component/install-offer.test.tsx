import { act, render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { hasReadArticleAtom } from '../../src/app/pwa/article-reading.ts';
import { Toaster } from '../../src/app/ui/Toaster.tsx';
import { offerInstall } from '../../src/browser/install/install-offer.ts';

beforeEach(() => getDefaultStore().set(hasReadArticleAtom, true));

const installButton = () => screen.queryByRole('button', { name: 'Installer' });

test('an installation from the browser’s own menu ends the offer', async () => {
  vi.stubGlobal('installPrompt', { prompt: vi.fn() });
  render(<Toaster path="/" />);
  const offered = offerInstall();
  dispatchEvent(new Event('appinstalled'));
  await act(() => offered);
  expect(installButton()).toBeNull();
});

test('a prompt that the browser refuses ends the offer, and nothing else', async () => {
  const refused = vi.fn(() => Promise.reject(new DOMException('The prompt was shown before', 'InvalidStateError')));
  vi.stubGlobal('installPrompt', { prompt: refused });
  render(<Toaster path="/" />);
  await act(() => offerInstall());
  await act(async () => installButton()?.click());
  expect(refused).toHaveBeenCalledOnce();
  expect(installButton()).toBeNull();
});
