import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Toaster } from '../../src/app/ui/Toaster.tsx';
import { offerInstall } from '../../src/browser/install-offer.ts';

// A visitor on his second page.
beforeEach(() => {
  Object.defineProperty(document, 'referrer', { value: location.href, configurable: true });
});

it('installation is not offered once the visitor has installed the app from the browser’s own menu', async () => {
  vi.stubGlobal('installPrompt', { prompt: vi.fn() });
  render(<Toaster />);
  const offered = offerInstall();
  dispatchEvent(new Event('appinstalled'));
  await act(() => offered);
  expect(screen.queryByRole('button', { name: 'Installer' })).toBeNull();
});
