import { act, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { pageEvents } from '../../../src/app/contact/page-events.ts';
import { pageOutbox } from '../../../src/app/contact/page-outbox.ts';
import { WaitingMessages } from '../../../src/app/contact/waiting/WaitingMessages.tsx';
import type { Row } from '../../../src/outbox/row.ts';
import { ready, show as showForm } from './contact-form-page.tsx';
import { MESSAGE } from './message.ts';
import { row } from './outbox-device.ts';

export const FIRST = row('message-00', { message: { ...MESSAGE, message: 'Premier message\net sa suite.' } });
export const SECOND = row('message-01', { message: { ...MESSAGE, message: 'Second message.' }, submittedAt: FIRST.submittedAt + 1 });

/** Stores rows as another tab does. */
export async function put(...rows: Row[]): Promise<void> {
  const { store } = pageOutbox();
  for (const added of rows) await store.change(added.id, () => ({ row: added, result: undefined }));
  pageEvents.publish({ kind: 'changed' });
}

/** Shows the list of waiting messages beside the form. */
export async function show(...rows: Row[]): Promise<void> {
  // A message is not listed as waiting during its first attempt.
  await act(() => put(...rows.map((each) => ({ ...each, attempts: each.attempts || 2 }))));
  showForm(<WaitingMessages />);
  if (rows.length > 0) await waitFor(() => expect(items()).toHaveLength(rows.length));
  await ready();
}

export const waitingList = () => screen.getByRole('region', { name: 'En attente d’envoi' });
export const items = () => [...waitingList().querySelectorAll<HTMLElement>('.waiting-message')];
export const departures = () => [...waitingList().querySelectorAll('.sent-message')].map(({ textContent }) => textContent);
export const stateOfFirst = () => items()[0]?.querySelector('.waiting-header + p')?.textContent;
export const button = (name: string | RegExp) => within(waitingList()).getByRole('button', { name });
export const click = (name: string | RegExp) => act(async () => button(name).click());
