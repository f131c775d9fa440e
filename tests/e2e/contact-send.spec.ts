import type { Page } from '@playwright/test';
import { expectNoViolationAtBothSizes, STILL } from '../support/axe.ts';
import { fill, submitButton, VALUES, values } from '../support/contact-form.ts';
import { hold, open } from '../support/page.ts';
import { expect, SETTLED, test } from '../support/test.ts';
import { FAILED, SENT } from '../support/verbatim.ts';

test.use({ ...STILL, ...SETTLED });

const EMAIL = 'Email invalide';
const SENDING = 'Envoi en cours...';
const EMPTY = ['', '', '', ''];

const isSent = async (page: Page) => {
  await expect(page.getByRole('status').getByText(SENT)).toBeVisible();
  await expect.poll(() => values(page)).toEqual(EMPTY);
};

test('while sending, the button is disabled and says so; then success is shown and the form is emptied', async ({ page, inbox }) => {
  const { release } = await hold(page, '**/api/send-contact');
  await open(page, '/contact');
  await expect(submitButton(page)).toHaveText('Envoyer');
  await fill(page);
  await submitButton(page).click();

  await expect(submitButton(page)).toHaveText(SENDING);
  await expect(submitButton(page)).toBeDisabled();
  await expect(page.getByRole('status').getByText(SENDING)).toBeVisible();
  expect(await values(page)).toEqual(Object.values(VALUES));
  await expectNoViolationAtBothSizes(page, 'sending');

  release();
  await isSent(page);
  await expectNoViolationAtBothSizes(page, 'success');
  await expect(page.getByRole('status').getByText(SENDING)).toHaveCount(0);
  await expect(page.getByRole('form').getByText(/^Message envoyé à \d+\u00a0h\u00a0\d\d\. Réponse sous 24\u00a0heures\.$/)).toBeVisible();
  // Announced alone, without whatever else the status region holds.
  await expect(page.getByRole('status')).toHaveAttribute('aria-atomic', 'false');
  await expect(submitButton(page)).toHaveText('Envoyer');
  await expect(submitButton(page)).toBeEnabled();
  // Disabling it took its focus away.
  await expect(submitButton(page)).toBeFocused();
  await expect(page.getByRole('form').locator('.field-error')).toHaveCount(0);
  expect(await inbox()).toHaveLength(1);
});

// That it is logged, and that the message keeps its id, is in component/ContactForm.
test('an error is shown, at its field too, and the message keeps every word', async ({ page, allow, inbox }) => {
  allow.errors.push(/status of 422/, /Contact message not sent/);
  const problem = { status: 422, contentType: 'application/problem+json', body: JSON.stringify({ errors: { email: EMAIL } }) };
  await page.route('**/api/send-contact', (route) => route.fulfill(problem));
  await open(page, '/contact');
  await fill(page);
  await submitButton(page).click();
  await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible();
  await expectNoViolationAtBothSizes(page, 'failure');
  await expect(page.getByText(SENDING)).toHaveCount(0);
  await expect(submitButton(page)).toHaveText('Envoyer');
  await expect(submitButton(page)).toBeEnabled();
  await expect(page.getByRole('form').locator('.field-error')).toHaveText([EMAIL]);
  expect(await values(page)).toEqual(Object.values(VALUES));

  await page.unroute('**/api/send-contact');
  await submitButton(page).click();
  await isSent(page);
  expect(await inbox()).toHaveLength(1);
});
