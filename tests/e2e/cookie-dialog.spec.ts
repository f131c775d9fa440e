import { ALL, banner, dialog, ESSENTIAL, hideCookies, NOTHING, stored } from '../support/cookie-choice.ts';
import { hydrated, mainNav, open, untilIdle } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

/** Runs in the page. */
function removeCommands(): void {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement');
  // Even without the property, Chromium runs commands, unless they are prevented.
  window.addEventListener('command', (event) => event.preventDefault(), true);
}

test('the dialog shows essential cookies as always on, keeps focus inside, and closing it is no choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const opener = banner(page).getByRole('button', { name: 'Paramétrer' });
  await opener.click();
  const block = (title: string) => dialog(page).locator('.choice-block', { has: page.getByRole('heading', { name: title }) });
  await expect(block('Cookies essentiels').getByText('Activé', { exact: true })).toBeVisible();
  await expect(block('Cookies essentiels').locator('button, input, a')).toHaveCount(0);
  await expect(block('Cookies analytiques').getByRole('button')).toHaveText(['Activer']);
  const choices = dialog(page).locator('.choice-buttons').getByRole('button');
  await expect(choices).toHaveText(['Refuser tout', 'Accepter tout']);
  const [refuse, accept] = await choices.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect()).map(({ top, width, height }) => ({ top, width, height })),
  );
  expect(refuse, 'as wide as each other, on one line each').toEqual({ ...accept, height: 48 });

  await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();
  expect(await stored(page)).toEqual(NOTHING);

  await opener.press('Enter');
  await expect(dialog(page)).toBeVisible();
  for (const label of ['Fermer', 'Activer', 'Refuser tout', 'Accepter tout']) {
    await expect(dialog(page).getByRole('button', { name: label })).toBeFocused();
    await page.keyboard.press('Tab');
  }
  // After the last button, focus moves to the browser's own interface, never to the page behind the dialog.
  expect(await page.evaluate(() => document.activeElement?.matches('body, dialog, dialog *'))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
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

test('the dialog opens in a browser without button commands, before and after React runs', async ({ page }) => {
  await page.addInitScript(removeCommands);
  await page.goto('/', { waitUntil: 'commit' });
  await banner(page).getByRole('button', { name: 'Paramétrer' }).click();
  await expect(dialog(page)).toBeVisible();
  await hydrated(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' }).click();
  await expect(dialog(page)).toBeVisible();
  expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
});

for (const commands of ['with', 'without'])
  test(`a dialog that a filter list hides leaves the page usable, ${commands} button commands`, async ({ page }) => {
    if (commands === 'without') await page.addInitScript(removeCommands);
    await hideCookies(page);
    await page.goto('/cgv', { waitUntil: 'commit' });
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' });
    await opener.click();
    await hydrated(page);
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await opener.click();
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });

test('no room is made for a banner that a filter list hides, or that is answered', async ({ page }) => {
  const room = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom));
  await open(page, '/cgv');
  const height = (await banner(page).boundingBox())?.height ?? 0;
  await expect.poll(room).toBeCloseTo(16 + height, 0);
  await banner(page).getByRole('button', { name: 'Refuser' }).click();
  await expect.poll(room).toBe(16);
  await page.evaluate(() => localStorage.clear());
  await hideCookies(page);
  await open(page, '/cgv');
  await untilIdle(page);
  expect(await room()).toBe(16);
});

test('after a choice by keyboard, focus moves from the banner to the content, which does not scroll', async ({ page }) => {
  await open(page, '/cgv');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await banner(page).getByRole('button', { name: 'Refuser' }).focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  expect(before).toBeGreaterThanOrEqual(900);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("it also moves there from the dialog, but back to 'Gérer les cookies', where the choice can be changed", async ({ page }) => {
  await open(page, '/cgv');
  await banner(page).getByRole('button', { name: 'Paramétrer' }).press('Enter');
  await dialog(page).getByRole('button', { name: 'Accepter tout' }).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  expect(await stored(page)).toEqual(ALL);

  const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' });
  await opener.press('Enter');
  await dialog(page).getByRole('button', { name: 'Refuser tout' }).press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  expect(await stored(page)).toEqual(ESSENTIAL);
  await expect(banner(page)).toHaveCount(0);
});
