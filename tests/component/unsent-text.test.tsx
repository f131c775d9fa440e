import { fireEvent, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test } from 'vitest';
import { formHandleAtom } from '../../src/app/contact/form-handle.ts';
import { hasUnsentText } from '../../src/browser/unsent-text.ts';
import { field, ready, show, startEmpty } from '../support/contact/contact-form-page.tsx';

startEmpty();
beforeEach(async () => {
  show();
  await ready();
});

test.each(['Nom', 'E-mail', 'Téléphone', 'Message'])('text in the field %s is unsent', (name) => {
  fireEvent.input(field(name), { target: { value: 'Un texte' } });
  expect(hasUnsentText()).toBe(true);
});

test('what a helper fills into the hidden field is no text', () => {
  fireEvent.input(screen.getByLabelText('Ne pas remplir'), { target: { value: 'Un texte' } });
  expect(hasUnsentText()).toBe(false);
});

test('a message that the page began is unsent once continued', () => {
  getDefaultStore().get(formHandleAtom)?.prefill('Bonjour,');
  expect(hasUnsentText()).toBe(false);
  fireEvent.input(field('Message'), { target: { value: 'Bonjour, oui' } });
  expect(hasUnsentText()).toBe(true);
});
