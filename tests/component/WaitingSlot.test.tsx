import { act, render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { itemsAtom } from '../../src/app/waiting/outbox-atoms.ts';
import { WaitingSlot } from '../../src/app/waiting/WaitingSlot.tsx';
import type { Row } from '../../src/outbox/row.ts';
import { row } from '../support/contact/outbox-device.ts';

const load = vi.hoisted(() => vi.fn());
vi.mock('../../src/app/waiting/WaitingMessages.tsx', () => load());

const set = (...rows: Row[]) => act(async () => getDefaultStore().set(itemsAtom, rows));
const ROW = row('message-00', { attempts: 1 });

beforeEach(async () => {
  await set();
  // Waits until the empty outbox has been read.
  await act(async () => void render(<WaitingSlot />));
});

test('a list that cannot be fetched is fetched at the next sign', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ WaitingMessages: () => 'La liste' });
  expect(load).not.toHaveBeenCalled();
  await set(ROW);
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.queryByText('La liste')).toBeNull();
  await act(async () => dispatchEvent(new Event('online')));
  expect(await screen.findByText('La liste')).toBeTruthy();
});

test('a list that is shown stays though it is emptied', async () => {
  await set(ROW);
  expect(await screen.findByText('La liste')).toBeTruthy();
  await set();
  expect(screen.getByText('La liste')).toBeTruthy();
});
