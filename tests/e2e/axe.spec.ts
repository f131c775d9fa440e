// What visitors open or cause on a page. The pages themselves are in routes.spec.ts, what needs a worker or an outage in axe-states.spec.ts.
import { expectNoViolation, expectNoViolationAtBothSizes, PHONE, STILL } from '../support/axe.ts';
import { fillForm, openForm, submitButton } from '../support/contact-form.ts';
import { dialog } from '../support/cookie-choice.ts';
import { hold, open } from '../support/page.ts';
import { expect, SETTLED, test } from '../support/test.ts';

test.use({ ...STILL, ...SETTLED });

test('the cookie dialog, the scheduling popover and the open menu, over a dark or a light page, have no violation', async ({ page }) => {
  await open(page, '/cgv');
  await page.getByRole('button', { name: 'Gérer les cookies' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectNoViolationAtBothSizes(page, 'dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Choisir un créneau' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolationAtBothSizes(page, 'popover');
  await page.setViewportSize(PHONE);
  for (const path of ['/', '/blog']) {
    await open(page, path);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expectNoViolation(page, `menu of ${path}`);
  }
});

test('the form has no violation with errors, while sending, or with each toast', async ({ page, allow }) => {
  allow.errors.push(/status of 503/, /Contact message not sent/);
  await openForm(page);
  await submitButton(page).click();
  await expect(page.locator('.error-summary')).toBeFocused();
  await expectNoViolationAtBothSizes(page, 'errors and their summary');

  const { release } = await hold(page, '**/api/send-contact', (route) =>
    route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' }),
  );
  await fillForm(page);
  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await expectNoViolationAtBothSizes(page, 'sending');
  release();
  await expect(page.getByRole('alert').locator('.toast')).toBeVisible();
  await expectNoViolationAtBothSizes(page, 'failure');
  await page.unroute('**/api/send-contact');
  await submitButton(page).click();
  await expect(page.getByRole('status').getByText('Message envoyé avec succès !')).toBeVisible();
  await expectNoViolationAtBothSizes(page, 'success');
});

test('no service type and no hero has a violation', async ({ page }) => {
  for (const path of ['/services', '/']) {
    await open(page, path);
    for (const radio of (await page.getByRole('radio').all()).slice(1)) {
      await radio.check();
      await expectNoViolationAtBothSizes(page, `${path} ${await radio.inputValue()}`);
    }
  }
});
