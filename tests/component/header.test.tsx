import { act, render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { expect, test } from 'vitest';
import { waitingCountAtom } from '../../src/app/contact/waiting-count.ts';
import { Header } from '../../src/app/layout/Header.tsx';
import { CONTENT_ID } from '../../src/shared/page-contract.ts';

test('focus moves to the content when the last waiting message has left', async () => {
  render(
    <>
      <Header path="/about" />
      <main id={CONTENT_ID} tabIndex={-1} />
    </>,
  );
  act(() => getDefaultStore().set(waitingCountAtom, 1));
  const count = await screen.findByRole('link', { name: '1 message en attente' });
  count.focus();
  act(() => getDefaultStore().set(waitingCountAtom, 0));
  expect(count.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
