import type { Page } from '@playwright/test';
import { choose, hydrated, isExpanded, open } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

/** Nearly opaque, no channel above 0.39. */
const DARK = /^color\(srgb (0\.[0-3]\d* ){3}\/ 0\.[7-9]\d*\)$/;
const NONE = 'rgba(0, 0, 0, 0)';
const LINKS = ['Accueil', 'Services', 'À propos', 'Blog', 'Contact'];

test.beforeEach(({ context }) => choose(context, 'essential'));

test('the header is transparent at 10 px and dark, blurred and ruled at 11 px', async ({ page }) => {
  await open(page, '/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('position', 'fixed');
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

  await scrollTo(11);
  await expect(header).toHaveCSS('background-color', DARK);
  await expect(header).toHaveCSS('backdrop-filter', /blur/);
  await expect(header).toHaveCSS('border-bottom-color', /^rgb\(/);
  await expect(header).toHaveCSS('border-bottom-width', '1px');

  await scrollTo(10);
  await expect(header).toHaveCSS('background-color', NONE);
  await expect(header).toHaveCSS('backdrop-filter', 'none');
  await expect(header).toHaveCSS('border-bottom-color', NONE);
  expect((await header.boundingBox())?.y).toBe(0);
});

test('a page that is opened scrolled has its dark header before anybody scrolls', async ({ page }) => {
  await open(page, '/cgv');
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  await page.reload();
  await expect(page.getByRole('banner')).toHaveCSS('background-color', DARK);
});

test('a wide screen shows the five links and no menu button', async ({ page }) => {
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'Principale' });
  await expect(nav.getByRole('link')).toHaveText(LINKS);
  expect(await nav.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/services',
    '/about',
    '/blog',
    '/contact',
  ]);
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeHidden();
});

for (const face of ['display', 'fallback'])
  test(`each link of a wide screen stands on one line in the ${face} face`, async ({ page, allow }) => {
    if (face === 'fallback') {
      allow.errors.push(/ERR_FAILED/);
      await page.route('**/*.woff2', (route) => route.abort());
    }
    await open(page, '/');
    const links = page.getByRole('navigation', { name: 'Principale' }).getByRole('link');
    for (const width of [768, 1023, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await links.evaluateAll((all) =>
        all.map((link) => {
          const text = document.createRange();
          text.selectNodeContents(link);
          return text.getClientRects().length;
        }),
      );
      expect(lines, `${width} px`).toEqual(LINKS.map(() => 1));
    }
  });

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
  const openMenu = async (page: Page) => {
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await expect(menu(page)).toBeVisible();
  };

  test('the menu holds the same links and the booking button, and its button says what it does', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('navigation', { name: 'Principale' })).toBeHidden();
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await expect(menu(page).getByRole('link')).toHaveText([...LINKS, 'Réserver un appel de 30min']);
    await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toHaveCount(0);
    expect(await isExpanded(page, 'Fermer le menu')).toBe(true);
    await page.getByRole('button', { name: 'Fermer le menu' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
    expect(await isExpanded(page, 'Ouvrir le menu')).toBe(false);
  });

  test('a menu that is opened before the page is hydrated stays open, and its button says so', async ({ page }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/');
    await openMenu(page);
    scripts.resolve();
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeVisible();
    expect(await menu(page).evaluate((element) => element.matches(':popover-open'))).toBe(true);
    await page.getByRole('button', { name: 'Fermer le menu' }).click();
    await expect(menu(page)).toBeHidden();
  });

  test('the menu opens in 0.3 s, and at once for visitors who prefer reduced motion', async ({ page }) => {
    await open(page, '/');
    const durations = () =>
      page.locator('#menu').evaluate((element) => {
        const { transitionProperty, transitionDuration } = getComputedStyle(element);
        const times = transitionDuration.split(', ');
        return Object.fromEntries(transitionProperty.split(', ').map((property, index) => [property, times[index % times.length]]));
      });
    expect(await durations()).toMatchObject({ opacity: '0.3s', translate: '0.3s' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await durations()).toEqual({ none: '0s' });
  });

  test('the menu closes on every route change, back included', async ({ page }) => {
    await open(page, '/');
    for (const label of ['Services', 'Contact', 'Accueil']) {
      await openMenu(page);
      await menu(page).getByRole('link', { name: label }).click();
      await expect(menu(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
      // A menu that is opened again before the page has changed would close with the change, too.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    }
    await expect(page).toHaveURL('/');
    await openMenu(page);
    await page.goBack();
    await expect(page).toHaveURL('/contact');
    await expect(menu(page)).toBeHidden();
  });

  test('choosing the page that is open closes the menu too', async ({ page }) => {
    await open(page, '/blog');
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Blog' }).click();
    await expect(menu(page)).toBeHidden();
  });

  test('focus never goes behind the menu: it closes', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Ouvrir le menu' }).focus();
    await page.keyboard.press('Enter');
    await menu(page).getByRole('link', { name: 'Réserver un appel de 30min' }).focus();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Site vitrine' })).toBeFocused();
    await expect(menu(page)).toBeHidden();

    await page.getByRole('button', { name: 'Ouvrir le menu' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeFocused();
    await expect(menu(page)).toBeVisible();
  });

  test('the menu does not stay open when the window grows wide', async ({ page }) => {
    await open(page, '/');
    await openMenu(page);
    await page.setViewportSize({ width: 800, height: 740 });
    await expect(menu(page)).toBeHidden();
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
    await expect(menu(page)).toBeHidden();
  });

  test('the menu answers to the keyboard alone', async ({ page }) => {
    await open(page, '/');
    const button = page.getByRole('button', { name: /le menu$/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    for (const label of [...LINKS, 'Réserver un appel de 30min']) {
      await page.keyboard.press('Tab');
      await expect(menu(page).getByRole('link', { name: label })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/services');
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('h1')).toBeFocused();
  });
});
