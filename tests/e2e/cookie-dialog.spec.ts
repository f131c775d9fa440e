import type { Page } from '@playwright/test';
import { banner, dialog, ESSENTIAL, stored } from '../support/cookie-choice.ts';
import { mainNav, open } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

test('the dialog shows essential cookies as always on and offers to activate analytics cookies', async ({ page }) => {
  await open(page, '/');
  await banner(page).getByRole('button', { name: 'Paramétrer' }).click();
  await expect(dialog(page)).toBeVisible();
  const block = (title: string) => dialog(page).locator('.cookie-block', { has: page.getByRole('heading', { name: title }) });
  await expect(block('Cookies essentiels').getByText('Activé', { exact: true })).toBeVisible();
  await expect(block('Cookies essentiels').locator('button, input, a')).toHaveCount(0);
  await expect(block('Cookies analytiques').getByRole('button')).toHaveText(['Activer']);
  await expect(dialog(page).locator('.cookie-choices').getByRole('button')).toHaveText(['Refuser tout', 'Accepter tout']);
});

test('on a phone, refusing and accepting are as wide as each other, on one line each', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await banner(page).getByRole('button', { name: 'Paramétrer' }).click();
  const [refuse, accept] = await dialog(page)
    .locator('.cookie-choices')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect()).map(({ top, width, height }) => ({ top, width, height })),
    );
  expect(refuse).toEqual({ ...accept, height: 48 });
});

test('closing the dialog makes no choice', async ({ page }) => {
  await open(page, '/');
  await banner(page).getByRole('button', { name: 'Paramétrer' }).click();
  await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();
  expect(await stored(page)).toMatchObject({ 'cookie-consent': null });
});

test('the dialog keeps the page behind it from scrolling, and closes when that page is left', async ({ page }) => {
  await open(page, '/');
  await mainNav(page).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await banner(page).getByRole('button', { name: 'Paramétrer' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator(':root')).toHaveCSS('overflow', 'hidden');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator(':root')).toHaveCSS('overflow', 'visible');
});

test("'Gérer les cookies' reopens the dialog, where the choice can be changed", async ({ page }) => {
  await open(page, '/');
  await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
  await open(page, '/blog');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' }).click();
  await dialog(page).getByRole('button', { name: 'Refuser tout' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page)).toEqual(ESSENTIAL);
  await expect(banner(page)).toHaveCount(0);
});

async function forgetCommands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
    // Even without the property, Chromium runs commands, unless they are prevented.
    window.addEventListener('command', (event) => event.preventDefault(), true);
  });
}

test('in a browser without button commands, a click made before React runs still opens the dialog', async ({ page }) => {
  await forgetCommands(page);
  await page.goto('/', { waitUntil: 'commit' });
  await banner(page).getByRole('button', { name: 'Paramétrer' }).click();
  await expect(dialog(page)).toBeVisible();
});

test('the dialog opens and closes in a browser without button commands', async ({ page }) => {
  await forgetCommands(page);
  await open(page, '/');
  await banner(page).getByRole('button', { name: 'Paramétrer' }).click();
  await expect(dialog(page)).toBeVisible();
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' }).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: 'Fermer' })
    .evaluate((cross) => {
      cross.setAttribute('type', 'button');
      cross.setAttribute('command', 'close');
      cross.setAttribute('commandfor', 'cookie-dialog');
    });
  await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog(page)).toBeHidden();
});

test('the dialog can be used by keyboard alone and keeps focus inside', async ({ page }) => {
  await open(page, '/');
  const opener = banner(page).getByRole('button', { name: 'Paramétrer' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  for (const label of ['Fermer', 'Activer', 'Refuser tout', 'Accepter tout']) {
    await expect(dialog(page).getByRole('button', { name: label })).toBeFocused();
    await page.keyboard.press('Tab');
  }
  // After the last button, focus moves to the browser's own interface, never to the page behind the dialog.
  expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
    true,
  );
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('after a choice made by keyboard, focus', () => {
  test('moves from the banner to the content, which does not scroll', async ({ page }) => {
    await open(page, '/cgv');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await banner(page).getByRole('button', { name: 'Refuser' }).focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    expect(before).toBeGreaterThanOrEqual(900);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('also moves there from the dialog, whose opener disappeared with the banner', async ({ page }) => {
    await open(page, '/cgv');
    await banner(page).getByRole('button', { name: 'Paramétrer' }).press('Enter');
    await dialog(page).getByRole('button', { name: 'Refuser tout' }).press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
  });

  test("returns to 'Gérer les cookies', which is still there", async ({ page }) => {
    await open(page, '/cgv');
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' });
    await opener.press('Enter');
    await dialog(page).getByRole('button', { name: 'Refuser tout' }).press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });
});
