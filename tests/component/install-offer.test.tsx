import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Toaster } from '../../src/app/ui/Toaster.tsx';
import { offerInstall } from '../../src/browser/install-offer.ts';

it('installation is offered also where the stored cookie choice has not been read yet', async () => {
  localStorage.setItem('cookie-consent', 'all');
  Object.defineProperty(document, 'referrer', { value: location.href });
  const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }));
  vi.stubGlobal('installPrompt', { prompt });
  render(<Toaster />);
  await offerInstall();
  fireEvent.click(await screen.findByRole('button', { name: 'Installer' }));
  expect(prompt).toHaveBeenCalledOnce();
});
