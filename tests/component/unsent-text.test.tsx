import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
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
