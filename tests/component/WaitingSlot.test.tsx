import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { itemsAtom } from '../../src/app/contact/outbox-atoms.ts';
import { pageOutbox } from '../../src/app/contact/page-outbox.ts';
import { WaitingSlot } from '../../src/app/contact/waiting/WaitingSlot.tsx';
import { discard, row } from '../support/contact/outbox-device.ts';

const load = vi.hoisted(() => vi.fn());
vi.mock('../../src/app/contact/waiting/WaitingMessages.tsx', () => load());

const { store } = pageOutbox();
const ROW = row('message-00', { attempts: 1 });
const readOutbox = () => act(async () => getDefaultStore().set(itemsAtom));
const storeMessage = async () => {
  await store.change(ROW.id, () => ({ row: ROW, result: undefined }));
  await readOutbox();
};

beforeEach(async () => {
  await discard(store, ROW.id);
  await readOutbox();
  render(<WaitingSlot />);
});

test('a list that cannot be fetched is fetched at the next interaction', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue({ WaitingMessages: () => 'La liste' });
  expect(load).not.toHaveBeenCalled();
  await storeMessage();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
  expect(screen.queryByText('La liste')).toBeNull();
  await act(async () => dispatchEvent(new Event('online')));
  expect(await screen.findByText('La liste')).toBeTruthy();
});

test('a list that is shown stays though it is emptied', async () => {
  await storeMessage();
  expect(await screen.findByText('La liste')).toBeTruthy();
  await discard(store, ROW.id);
  await readOutbox();
  expect(screen.getByText('La liste')).toBeTruthy();
});
