import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { ContactForm } from '../../src/app/contact-form/ContactForm.tsx';
import { pageOutbox } from '../../src/app/outbox/page-outbox.ts';
import { Toaster } from '../../src/app/ui/Toaster.tsx';
import { contact } from '../../src/content/contact.ts';
import { emptyPage } from './component-outbox.ts';
import { MESSAGE } from './outbox-device.ts';

// Importing this module gives every test an empty page and device, and a quiet console.
beforeEach(async () => {
  await emptyPage();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Renders the contact form with its toasts, as /contact has it. */
export function show() {
  return render(
    <>
      <ContactForm {...contact.form} email="bonjour@trait.example" />
      <Toaster />
    </>,
  );
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
export const submit = () => act(async () => screen.getByRole('button', { name: /^Envo/ }).click());
export const said = async (text: string | RegExp) => expect(await screen.findByText(text)).toBeTruthy();
/** Submits the form, and waits for what it says. */
export async function send(answer: string): Promise<void> {
  await submit();
  await said(answer);
}
export const texts = () => ['Nom', 'Email', 'Message'].map((name) => field(name).value);
export const storedDraft = async () => (await pageOutbox().store.draft())?.values;
export const FULL = [MESSAGE.name, MESSAGE.email, MESSAGE.message];

export function type(name: string, value: string): void {
  fireEvent.input(field(name), { target: { value } });
}

export function fill(): void {
  type('Nom', MESSAGE.name);
  type('Email', MESSAGE.email);
  type('Message', MESSAGE.message);
}

/** Renders the form, fills it in, submits it and waits for what it says. */
export async function showAndSend(answer: string): Promise<void> {
  show();
  fill();
  await send(answer);
}
