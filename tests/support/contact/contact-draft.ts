import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, vi } from 'vitest';
import { pageOutbox } from '../../../src/app/contact/page-outbox.ts';
import { valuesOf } from '../../../src/outbox/draft.ts';
import { field, storedDraft } from './contact-form-page.tsx';
import { MESSAGE } from './message.ts';

export const DAY = 86_400_000;
export const TYPED = valuesOf(MESSAGE);
export const OTHER = { ...TYPED, message: 'Dans un autre onglet, un tout autre texte.' };

/** Stops the clock until the test ends. */
export function stopClock(now: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
}

export const leave = () => window.dispatchEvent(new Event('pagehide'));
export const untilStored = (values: object | undefined) => waitFor(async () => expect(await storedDraft()).toEqual(values));

/** A database that returns its draft only once the test lets it. */
export function slowDisk() {
  const { promise, resolve: answer } = Promise.withResolvers<void>();
  const { store } = pageOutbox();
  const { changeDraft } = store;
  const read = vi.spyOn(store, 'changeDraft').mockImplementation(async (change) => {
    await promise;
    return changeDraft(change);
  });
  return { read, answer };
}

/** Erases the form as a browser does: `reset` is dispatched before the fields are emptied. In happy-dom it is dispatched afterwards. */
export function erase(): void {
  fireEvent.reset(screen.getByRole('form'));
  for (const name of ['Nom', 'E-mail', 'Message']) field(name).value = '';
}
