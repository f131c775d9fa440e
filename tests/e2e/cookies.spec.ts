import type { Page } from '@playwright/test';
import { open } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

const ALL = { 'cookie-consent': 'all', 'analytics-cookies': 'true', 'functional-cookies': 'true' };
const ESSENTIAL = { 'cookie-consent': 'essential', 'analytics-cookies': 'false', 'functional-cookies': 'false' };

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Paramètres des cookies' });
const stored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(['cookie-consent', 'analytics-cookies', 'functional-cookies'].map((key) => [key, localStorage.getItem(key)])),
  );

const CHOICES = [
  { button: 'Tout accepter', inDialog: false, expected: ALL },
  { button: 'Refuser', inDialog: false, expected: ESSENTIAL },
  { button: 'Activer', inDialog: true, expected: ALL },
  { button: 'Accepter tout', inDialog: true, expected: ALL },
  { button: 'Refuser tout', inDialog: true, expected: ESSENTIAL },
];

for (const { button, inDialog, expected } of CHOICES) {
  test(`'${button}' stores its choice and the banner never comes back`, async ({ page }) => {
    await open(page, '/');
    await expect(banner(page)).toBeInViewport();
    expect(await stored(page)).toEqual({ 'cookie-consent': null, 'analytics-cookies': null, 'functional-cookies': null });
    if (inDialog) await banner(page).getByRole('button', { name: 'Paramétrer' }).click();
    await (inDialog ? dialog(page) : banner(page)).getByRole('button', { name: button, exact: true }).click();

    await expect(banner(page)).toBeHidden();
    await expect(dialog(page)).toBeHidden();
    expect(await stored(page)).toEqual(expected);

    await open(page, '/about');
    await expect(banner(page)).toHaveCount(0);
    expect(await stored(page)).toEqual(expected);
  });
}

test('the banner stands at the bottom of every screen until a choice is made', async ({ page }) => {
  await open(page, '/cgv');
  for (const label of ['Paramétrer', 'Refuser', 'Tout accepter']) {
    await expect(banner(page).getByRole('button', { name: label, exact: true })).toBeVisible();
  }
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const box = await banner(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(page.viewportSize()?.height);
  await open(page, '/blog');
  await expect(banner(page)).toBeVisible();
});

test('the banner is in the page that is sent, and what it is told before React runs counts', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await banner(page).getByRole('button', { name: 'Refuser' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(await stored(page)).toEqual(ESSENTIAL);
});

for (const { button, inDialog, expected } of CHOICES)
  test(`'${button}' counts before React runs, and where it never does`, async ({ page }) => {
    await page.route('**/assets/*.js', () => {});
    await page.goto('/');
    if (inDialog) await banner(page).getByRole('button', { name: 'Paramétrer' }).click();
    await (inDialog ? dialog(page) : banner(page)).getByRole('button', { name: button, exact: true }).click();
    await expect(banner(page)).toBeHidden();
    await expect(dialog(page)).toBeHidden();
    expect(await stored(page)).toEqual(expected);
  });

for (const [kept, isAsked] of [
  ['all', false],
  ['essential', false],
  ['"all"', true],
  ['', true],
] as const)
  test(`who has kept '${kept}' is ${isAsked ? '' : 'never '}asked, from the first paint on`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('cookie-consent', value), kept);
    // React never comes: what it is asked for hangs.
    await page.route('**/assets/*.js', () => {});
    await page.goto('/');
    await expect(page.locator('.cookie-banner')).toHaveCount(1);
    await expect(banner(page)).toBeVisible({ visible: isAsked });
  });

test('a click on a field is no choice, whatever it holds', async ({ page }) => {
  await page.goto('/blog');
  for (const value of ['all', 'essential']) {
    const field = page.getByRole('searchbox');
    await field.fill(value);
    await field.click();
    expect(await stored(page)).toEqual({ 'cookie-consent': null, 'analytics-cookies': null, 'functional-cookies': null });
  }
});

test('where the storage is refused, one is asked on every page', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The storage is refused', 'SecurityError');
      },
    }),
  );
  await page.route('**/assets/*.js', () => {});
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('nobody is asked: nothing of others is loaded', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.cookie-banner')).toBeHidden();
  });
});

for (const width of [1100, 1280, 1800]) {
  test(`the banner keeps to the page's width at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/cgv');
    const wordmark = await page.getByRole('banner').getByRole('link', { name: 'Trait' }).boundingBox();
    const text = await banner(page).locator('p').boundingBox();
    expect(text?.x).toBeCloseTo(wordmark?.x ?? 0, 0);
  });
}

test('focus on the banner, which is in view, does not scroll the page', async ({ page }) => {
  // A scroll is then done at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  for (const button of await banner(page).getByRole('button').all()) {
    await button.focus();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await page.evaluate(() => scrollY), await button.innerText()).toBe(0);
  }
});

test('refusing is as easy as accepting: same look, same size', async ({ page }) => {
  await open(page, '/');
  const look = (name: string) =>
    banner(page)
      .getByRole('button', { name, exact: true })
      .evaluate((button) => {
        const { backgroundColor, color, fontSize, fontWeight, height } = getComputedStyle(button);
        return { backgroundColor, color, fontSize, fontWeight, height };
      });
  expect(await look('Refuser')).toEqual(await look('Tout accepter'));
});

test('the dialog shows essential cookies always on and analytics cookies to activate', async ({ page }) => {
  await open(page, '/');
  await banner(page).getByRole('button', { name: 'Paramétrer' }).click();
  await expect(dialog(page)).toBeVisible();
  const block = (title: string) => dialog(page).locator('.cookie-block', { has: page.getByRole('heading', { name: title }) });
  await expect(block('Cookies essentiels').getByText('Activé', { exact: true })).toBeVisible();
  await expect(block('Cookies essentiels').locator('button, input, a')).toHaveCount(0);
  await expect(block('Cookies analytiques').getByRole('button')).toHaveText(['Activer']);
  await expect(dialog(page).locator('.cookie-choices').getByRole('button')).toHaveText(['Refuser tout', 'Accepter tout']);
});

test('closing the dialog chooses nothing', async ({ page }) => {
  await open(page, '/');
  await banner(page).getByRole('button', { name: 'Paramétrer' }).click();
  await dialog(page).getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(banner(page)).toBeVisible();
  expect(await stored(page)).toMatchObject({ 'cookie-consent': null });
});

test('the dialog holds the page behind it still, and goes with the page that it was opened on', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('navigation', { name: 'Principale' }).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services');
  await banner(page).getByRole('button', { name: 'Paramétrer' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator(':root')).toHaveCSS('overflow', 'hidden');
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator(':root')).toHaveCSS('overflow', 'visible');
});

test("'Gérer les cookies' opens the dialog again and the choice can be changed", async ({ page }) => {
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
    // Without the property Chromium still runs them; a command that is prevented is not run.
    window.addEventListener('command', (event) => event.preventDefault(), true);
  });
}

test('a click on a command, made before React runs in a browser that knows none, is not lost', async ({ page }) => {
  await forgetCommands(page);
  await page.goto('/', { waitUntil: 'commit' });
  await banner(page).getByRole('button', { name: 'Paramétrer' }).click();
  await expect(dialog(page)).toBeVisible();
});

test('the dialog opens and closes in a browser that knows no commands of buttons', async ({ page }) => {
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

test('a choice made in one tab closes the banner of the others', async ({ page, context }) => {
  await open(page, '/');
  const other = await context.newPage();
  await open(other, '/about');
  await banner(other).getByRole('button', { name: 'Refuser' }).click();
  await expect(banner(page)).toHaveCount(0);
});

test.describe('after a choice by keyboard, focus', () => {
  test('goes from the banner to the content, which does not scroll', async ({ page }) => {
    await open(page, '/cgv');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await banner(page).getByRole('button', { name: 'Refuser' }).focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    expect(before).toBeGreaterThanOrEqual(900);
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('goes there from the dialog too, whose opener left with the banner', async ({ page }) => {
    await open(page, '/cgv');
    await banner(page).getByRole('button', { name: 'Paramétrer' }).press('Enter');
    await dialog(page).getByRole('button', { name: 'Refuser tout' }).press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
  });

  test("goes back to 'Gérer les cookies', which stays", async ({ page }) => {
    await open(page, '/cgv');
    const opener = page.getByRole('contentinfo').getByRole('button', { name: 'Gérer les cookies' });
    await opener.press('Enter');
    await dialog(page).getByRole('button', { name: 'Refuser tout' }).press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test('the dialog answers to the keyboard alone and keeps focus inside', async ({ page }) => {
  await open(page, '/');
  const opener = banner(page).getByRole('button', { name: 'Paramétrer' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  for (const label of ['Fermer', 'Activer', 'Refuser tout', 'Accepter tout']) {
    await expect(dialog(page).getByRole('button', { name: label })).toBeFocused();
    await page.keyboard.press('Tab');
  }
  // What follows the last button is the browser's own, never the page behind the dialog.
  expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null)).toBe(
    true,
  );
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
});
