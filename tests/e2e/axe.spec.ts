import { DESKTOP, expectNoViolation, PHONE, STILL } from '../support/axe.ts';
import { fillForm, openForm, submitButton } from '../support/contact-form.ts';
import { banner } from '../support/cookie-choice.ts';
import { choose, open } from '../support/page.ts';
import { PATHS, RESULTS, UNKNOWN } from '../support/site-routes.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use({ ...STILL, ...NO_WORKER });

const ALL = [...PATHS, ...RESULTS, UNKNOWN];

for (const path of ALL) {
  test(`${path} has no violation, with or without the cookie banner`, async ({ page, allow }) => {
    allow.errors.push(/status of 404|console: 404: /);
    await page.setViewportSize(PHONE);
    await open(page, path);
    await expect(banner(page)).toBeVisible();
    await expectNoViolation(page, `${path}, banner, 320 px`);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect.soft(await overflow(), `${path} scrolls sideways at 320 px`).toBe(0);
    await page.getByRole('button', { name: 'Refuser', exact: true }).click();
    await page.setViewportSize(DESKTOP);
    await expectNoViolation(page, `${path}, 1280 px`);
  });
}

for (const size of [PHONE, DESKTOP]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('the cookie dialog has no violation', async ({ page }) => {
      await open(page, '/');
      await page.getByRole('button', { name: 'Paramétrer' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolation(page, 'dialog');
    });

    test('the scheduling popover has no violation', async ({ page, context }) => {
      await choose(context, 'essential');
      await open(page, '/cgv');
      await page.getByRole('button', { name: 'Choisir un créneau' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolation(page, 'popover');
    });

    test('the form has no violation with errors, while sending, or with each toast', async ({ page, context, allow }) => {
      allow.errors.push(/status of 503/, /Contact message not sent/);
      await choose(context, 'essential');
      await openForm(page);
      await submitButton(page).click();
      await expect(page.locator('.error-summary')).toBeFocused();
      await expectNoViolation(page, 'errors and their summary');

      const line = Promise.withResolvers<void>();
      await page.route('**/api/send-contact', async (route) => {
        await line.promise;
        await route.fulfill({ status: 503, contentType: 'application/problem+json', body: '{}' });
      });
      await fillForm(page);
      await submitButton(page).click();
      await expect(submitButton(page)).toBeDisabled();
      await expectNoViolation(page, 'sending');
      line.resolve();
      await expect(page.getByRole('alert').locator('.toast')).toBeVisible();
      await expectNoViolation(page, 'failure');
      await page.unroute('**/api/send-contact');
      await submitButton(page).click();
      await expect(page.getByRole('status').getByText('Message envoyé avec succès !')).toBeVisible();
      await expectNoViolation(page, 'success');
    });

    test('no service type and no hero has a violation', async ({ page, context }) => {
      await choose(context, 'essential');
      for (const path of ['/services', '/']) {
        await open(page, path);
        for (const radio of (await page.getByRole('radio').all()).slice(1)) {
          await radio.check();
          await expectNoViolation(page, `${path} ${await radio.inputValue()}`);
        }
      }
    });
  });
}

for (const path of ['/', '/blog'])
  test(`the open menu of ${path} has no violation`, async ({ page, context }) => {
    await choose(context, 'essential');
    await page.setViewportSize(PHONE);
    await open(page, path);
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expectNoViolation(page, 'menu');
  });
