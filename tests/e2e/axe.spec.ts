// What visitors open on a page. The pages themselves are in routes.spec.ts, what needs a worker or an outage in axe-states.spec.ts. What they
// choose, send or install is in choices, contact-form, contact-send and install.
import { expectNoViolation, expectNoViolationAtBothSizes, PHONE, STILL } from '../support/axe.ts';
import { dialog } from '../support/cookie-choice.ts';
import { open } from '../support/page.ts';
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
