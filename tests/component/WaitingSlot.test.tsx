import { act, render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { itemsAtom } from '../../src/app/outbox/items.ts';
import { WaitingSlot } from '../../src/app/outbox/WaitingSlot.tsx';
import { row } from '../support/outbox-device.ts';

const load = vi.hoisted(() => vi.fn());
vi.mock('../../src/app/outbox/load-waiting-messages.ts', () => ({ loadWaitingMessages: load }));

it('a list of waiting messages that could not be fetched is fetched again with the next try to send one', async () => {
  const tried = (attempts: number) => act(async () => getDefaultStore().set(itemsAtom, [row('message-00', { attempts })]));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ WaitingMessages: () => 'La liste' });
  // Until the empty outbox has been read.
  await act(async () => void render(<WaitingSlot />));
  await tried(1);
  expect(screen.queryByText('La liste')).toBeNull();
  await tried(2);
  expect(screen.getByText('La liste')).toBeTruthy();
  await tried(3);
  expect(load).toHaveBeenCalledTimes(2);
});
