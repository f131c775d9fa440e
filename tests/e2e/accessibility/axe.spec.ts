// Parts of a page that visitors open. every-page/routes.spec.ts checks the pages themselves, axe-states.spec.ts what needs a worker or an
// outage. The specs of choices, contact-form, contact-send and install check what visitors choose, send or install.
import { expectNoViolation, expectNoViolationAtBothSizes, PHONE, STILL } from '../../support/playwright/axe.ts';
import { dialog } from '../../support/playwright/cookie-choice.ts';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { open } from '../../support/playwright/page.ts';

test.use({ ...STILL, ...CONSENTED });

test('the cookie dialog has no violation', async ({ page }) => {
  await open(page, '/cgv');
  await page.getByRole('button', { name: 'Gérer les cookies' }).click();
  await expect(dialog(page)).toBeVisible();
  await expectNoViolationAtBothSizes(page, 'dialog');
});

test('the scheduling popover has no violation', async ({ page }) => {
  await open(page, '/cgv');
  await page.getByRole('button', { name: 'Choisir un créneau' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolationAtBothSizes(page, 'popover');
});

for (const [ground, path] of [
  ['dark', '/'],
  ['light', '/blog'],
] as const)
  test(`the menu over a ${ground} page has no violation`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, path);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expectNoViolation(page, 'menu');
  });
