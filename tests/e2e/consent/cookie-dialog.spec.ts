import type { Page } from '@playwright/test';
import { banner, dialog, hideCookies, stored } from '../../support/playwright/cookie-choice.ts';
import { expect, NO_WORKER, test } from '../../support/playwright/fixtures.ts';
import { choose, mainNav, open, untilHydrated, untilIdle } from '../../support/playwright/page.ts';
import { ALL, ESSENTIAL, NOTHING } from '../../support/site/stored-cookie-choice.ts';

test.use(NO_WORKER);

/** Runs in the page. */
function removeCommands(): void {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  // Chromium runs commands even without the property, unless they are prevented.
  window.addEventListener('command', (event) => event.preventDefault(), true);
}

test.describe('the dialog', () => {
  const opener = (page: Page) => banner(page).getByRole('button', { name: 'Paramétrer' });
  const block = (page: Page, title: string) => dialog(page).locator('.choice-block', { has: page.getByRole('heading', { name: title }) });

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    await opener(page).press('Enter');
    await expect(dialog(page)).toBeVisible();
  });

  test('shows essential cookies as always on', async ({ page }) => {
    await expect(block(page, 'Cookies essentiels').getByText('Activé', { exact: true })).toBeVisible();
    await expect(block(page, 'Cookies essentiels').locator('button, input, a')).toHaveCount(0);
    await expect(block(page, 'Cookies analytiques').getByRole('button')).toHaveText(['Activer']);
  });

  test('makes refusing as easy as accepting', async ({ page }) => {
    const choices = dialog(page).locator('.choice-buttons').getByRole('button');
    await expect(choices).toHaveText(['Refuser tout', 'Accepter tout']);
    const [refuse, accept] = await choices.evaluateAll((buttons) =>
      buttons.map((button) => button.getBoundingClientRect()).map(({ top, width, height }) => ({ top, width, height })),
    );
    expect(refuse, 'as wide as each other, on one line each').toEqual({ ...accept, height: 48 });
  });

  test('takes the place of the banner', async ({ page }) => {
    await expect(banner(page)).toBeHidden();
  });

  test('makes no choice when it is closed', async ({ page }) => {
    await dialog(page).getByRole('button', { name: 'Fermer' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(banner(page)).toBeVisible();
    expect(await stored(page)).toEqual(NOTHING);
  });

  test('keeps the focus inside', async ({ page }) => {
    for (const label of ['Fermer', 'Activer', 'Refuser tout', 'Accepter tout']) {
      await expect(dialog(page).getByRole('button', { name: label })).toBeFocused();
      await page.keyboard.press('Tab');
    }
    // Focus moves to the browser's own interface after the last button, never to the page behind the dialog.
    expect(await page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *'))).toBe(true);
  });

  test('closes with Escape, with the focus on its opener', async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('keeps the page behind it from scrolling', async ({ page }) => {
    await expect(page.locator(':root')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(page.locator(':root')).toHaveCSS('overflow', 'visible');
  });
});

test('Back from the page of the open dialog closes it', async ({ page }) => {
  await open(page, '/');
  await mainNav(page).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await banner(page).getByRole('button', { name: 'Paramétrer' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator(':root')).toHaveCSS('overflow', 'visible');
});

const manage = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' });

test.describe('without button commands, the dialog opens', () => {
  test.beforeEach(({ page }) => page.addInitScript(removeCommands));

  test('before React runs', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await banner(page).getByRole('button', { name: 'Paramétrer' }).click();
    await expect(dialog(page)).toBeVisible();
    await untilHydrated(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  });

  test('once React runs', async ({ page }) => {
    await open(page, '/');
    await manage(page).click();
    await expect(dialog(page)).toBeVisible();
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
  });
});

for (const commands of ['with', 'without'])
  test(`a dialog that a filter hides blocks nothing, ${commands} button commands`, async ({ page }) => {
    if (commands === 'without') await page.addInitScript(removeCommands);
    await hideCookies(page);
    await page.goto('/cgv', { waitUntil: 'commit' });
    await manage(page).click();
    await untilHydrated(page);
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await manage(page).click();
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });

const room = (page: Page) => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom));

test('the banner has room until it is answered', async ({ page }) => {
  await open(page, '/cgv');
  const height = (await banner(page).boundingBox())?.height ?? 0;
  await expect.poll(() => room(page)).toBeCloseTo(16 + height, 0);
  await banner(page).getByRole('button', { name: 'Refuser' }).click();
  await expect.poll(() => room(page)).toBe(16);
});

test('no room is made for a banner that a filter hides', async ({ page }) => {
  await hideCookies(page);
  await open(page, '/cgv');
  await untilIdle(page);
  expect(await room(page)).toBe(16);
});

test('the focus moves from the answered banner to the content, unscrolled', async ({ page }) => {
  await open(page, '/cgv');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await banner(page).getByRole('button', { name: 'Refuser' }).focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  expect(before).toBeGreaterThanOrEqual(900);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('the focus moves from the answered dialog to the content', async ({ page }) => {
  await open(page, '/cgv');
  await banner(page).getByRole('button', { name: 'Paramétrer' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Accepter tout' }).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  expect(await stored(page)).toEqual(ALL);
});

test("a change of choice leads back to 'Gérer les cookies'", async ({ page, context }) => {
  await choose(context, 'all');
  await open(page, '/cgv');
  await manage(page).press('Enter');
  await dialog(page).getByRole('button', { name: 'Refuser tout' }).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(manage(page)).toBeFocused();
  expect(await stored(page)).toEqual(ESSENTIAL);
  await expect(banner(page)).toHaveCount(0);
});
