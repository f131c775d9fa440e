import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { refreshItemsAtom } from '../../src/app/contact/outbox-items.ts';
import { pageOutbox } from '../../src/app/contact/page-outbox.ts';
import { WaitingSlot } from '../../src/app/contact/waiting/WaitingSlot.tsx';
import { discard, row } from '../support/contact/outbox-device.ts';

/** The network in front of the list's chunk. */
const fetchChunk = vi.hoisted(() => vi.fn((load: () => Promise<object>) => load()));
vi.mock('../../src/app/contact/waiting/WaitingMessages.tsx', (load: () => Promise<object>) => fetchChunk(load));

const { store } = pageOutbox();
const LIST = { name: 'En attente d’envoi' };
const ROW = row('message-00', { attempts: 1 });
const readOutbox = () => act(async () => getDefaultStore().set(refreshItemsAtom));
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
  fetchChunk.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(fetchChunk).not.toHaveBeenCalled();
  await storeMessage();
  await vi.waitFor(() => expect(fetchChunk).toHaveBeenCalledOnce());
  expect(screen.queryByRole('region', LIST)).toBeNull();
  await act(async () => dispatchEvent(new Event('online')));
  expect(await screen.findByRole('region', LIST)).toBeTruthy();
});

test('a list that is shown stays though it is emptied', async () => {
  await storeMessage();
  expect(await screen.findByRole('region', LIST)).toBeTruthy();
  await discard(store, ROW.id);
  await readOutbox();
  expect(screen.getByRole('region', LIST)).toBeTruthy();
});
