import type { Page } from '@playwright/test';
import { holdScripts, hydrated, mainNav, open } from '../support/page.ts';
import { expect, SETTLED, test } from '../support/test.ts';
import { HEADER_LINKS } from '../support/verbatim.ts';

test.use({ ...SETTLED, viewport: { width: 360, height: 740 } });

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(menu(page)).toBeVisible();
};

test('the menu has the same links, the current one marked, and the booking button; a wide window closes it', async ({ page }) => {
  await open(page, '/blog');
  await expect(mainNav(page)).toBeHidden();
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await expect(menu(page).getByRole('link')).toHaveText([...HEADER_LINKS, 'Réserver un appel de 30min']);
  const look = (name: string) =>
    menu(page)
      .getByRole('link', { name })
      .evaluate((link) => ({ rule: getComputedStyle(link).borderBottomWidth, height: link.getBoundingClientRect().height }));
  const other = await look('Services');
  expect(other.rule).toBe('1px');
  expect(await look('Blog'), 'marked by a thicker rule, not by colour alone, that takes no more space').toEqual({
    rule: '4px',
    height: other.height,
  });
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Fermer le menu' }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();

  await openMenu(page);
  await page.setViewportSize({ width: 800, height: 740 });
  // Hidden by its styles at once, closed by the page a moment later.
  await expect(page.locator('#menu:popover-open')).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
  await expect(menu(page)).toBeHidden();
});

test('a menu opened before hydration stays open and says so; it opens in 0.3 s, or at once with reduced motion', async ({ page }) => {
  const { release } = await holdScripts(page);
  await page.goto('/');
  await openMenu(page);
  release();
  await hydrated(page);
  await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeVisible();
  expect(await menu(page).evaluate((element) => element.matches(':popover-open'))).toBe(true);
  await page.getByRole('button', { name: 'Fermer le menu' }).click();
  await expect(menu(page)).toBeHidden();

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

test('the menu can be used by keyboard alone, closes as focus moves behind it and on every route change, as by Back', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('button', { name: /le menu$/ });
  await button.press('Enter');
  await expect(menu(page)).toBeVisible();
  for (const label of [...HEADER_LINKS, 'Réserver un appel de 30min']) {
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: label })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Site vitrine' })).toBeFocused();
  await expect(menu(page)).toBeHidden();

  await button.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await expect(menu(page)).toBeVisible();
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

  for (const label of ['Contact', 'Accueil']) {
    await openMenu(page);
    await menu(page).getByRole('link', { name: label }).click();
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeVisible();
    // Wait for the page to change: a menu reopened before that would be closed by the change.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await expect(page).toHaveURL('/');
  await openMenu(page);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(menu(page)).toBeHidden();
  // The current page.
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Contact' }).click();
  await expect(menu(page)).toBeHidden();
});
