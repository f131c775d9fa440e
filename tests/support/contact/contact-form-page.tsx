import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import toast from 'react-hot-toast/headless';
import { beforeEach, expect, vi } from 'vitest';
import { ContactForm } from '../../../src/app/contact/form/ContactForm.tsx';
import { formHandleAtom } from '../../../src/app/contact/form-handle.ts';
import { refreshItemsAtom } from '../../../src/app/contact/outbox-items.ts';
import { pageEvents } from '../../../src/app/contact/page-events.ts';
import { pageOutbox } from '../../../src/app/contact/page-outbox.ts';
import { Toaster } from '../../../src/app/ui/Toaster.tsx';
import { contact } from '../../../src/content/contact.ts';
import type { Draft, Values } from '../../../src/outbox/draft.ts';
import { MESSAGE } from './message.ts';
import { discard, draftIn } from './outbox-device.ts';

/** Gives every test an empty page and outbox, the page's own, and a quiet console. Only the network's far end is replaced. */
export function startEmpty(): void {
  beforeEach(async () => {
    const { store } = pageOutbox();
    for (const { id } of await store.list()) await discard(store, id);
    await store.collectReceipts();
    await store.changeDraft(() => undefined);
    sessionStorage.clear();
    toast.remove();
    await getDefaultStore().set(refreshItemsAtom);
    pageEvents.publish({ kind: 'changed' });
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
}

const page = (list?: ReactNode) => (
  <>
    <ContactForm texts={contact.form} email="bonjour@trait.example" />
    {list}
    <Toaster path="/" />
  </>
);

/** Renders the contact form with its toasts, as /contact has it. */
export const show = (list?: ReactNode) => render(page(list));

/** The same, prerendered, and hydrated once these texts have been typed into it. */
export function hydrateAfter(typed: Record<string, string>) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page());
  for (const [name, text] of Object.entries(typed)) field(name).value = text;
  return render(page(), { container, hydrate: true });
}

/** Waits until the form has read the stored draft. */
export const ready = () => waitFor(() => expect(getDefaultStore().get(formHandleAtom)).not.toBeNull());
export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
export const submit = () => act(async () => screen.getByRole('button', { name: /^Envo/ }).click());
export const expectSaid = async (text: string | RegExp) => expect(await screen.findByText(text)).toBeTruthy();
/** Submits the form, and waits for its answer. */
export async function send(answer: string): Promise<void> {
  await submit();
  await expectSaid(answer);
}
export const texts = () => ['Nom', 'E-mail', 'Message'].map((name) => field(name).value);
/** Stores a draft, as an earlier visit or another tab would. */
export const storeDraft = (values: Values, parts: Partial<Draft> = {}) =>
  pageOutbox().store.changeDraft(() => ({ values, updatedAt: Date.now(), ...parts }));
export const storedDraft = async () => (await draftIn(pageOutbox().store))?.values;
export const FULL = [MESSAGE.name, MESSAGE.email, MESSAGE.message];

export function typeInto(name: string, value: string): void {
  fireEvent.input(field(name), { target: { value } });
}

export function fill(): void {
  typeInto('Nom', MESSAGE.name);
  typeInto('E-mail', MESSAGE.email);
  typeInto('Message', MESSAGE.message);
}

/** Renders the form, fills it in, submits it and waits for its answer. */
export async function showAndSend(answer: string): Promise<void> {
  show();
  fill();
  await send(answer);
}
