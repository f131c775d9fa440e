import type { Locator } from '@playwright/test';
import { mainNav, open } from '../support/page.ts';
import { expect, SETTLED, test } from '../support/test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, ...SETTLED });

const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
const underline = (element: Locator) => element.evaluate((node) => getComputedStyle(node).borderBottomColor);

test('what the stylesheet draws is visible, and only the current link and variant are underlined', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('region', { name: /^Dix métiers/ }).getByRole('button', { name: 'Reprendre le défilement' });
  expect(await button.locator('svg').evaluate((icon) => getComputedStyle(icon).stroke)).not.toBe(await background(button));

  // Of the links and of the variants, only the current one is underlined.
  const navigation = mainNav(page);
  const ground = await background(page.locator('html'));
  expect(await underline(navigation.getByRole('link', { name: 'Accueil' }))).not.toBe(ground);
  expect(await underline(navigation.getByRole('link', { name: 'Blog' }))).toBe(ground);
  const tab = (name: string) => page.locator('.hero-tab', { hasText: name });
  expect(await underline(tab('Site vitrine'))).not.toBe(ground);
  expect(await underline(tab('E-commerce'))).toBe(ground);

  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  const styleOf = (selector: string, pseudo: string | null, property: 'borderTopColor' | 'borderTopWidth') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, [name, key]) => getComputedStyle(element, name)[key], [pseudo, property] as const);
  for (const [selector, pseudo, width] of [
    ['.section-mark', '::before', '2px'],
    ['.marquee-list li', '::after', '4px'],
    ['.site-header', '::after', '3px'],
    ['.pillar-scale', null, '4px'],
    ['.pillar', '::after', '4px'],
  ] as const) {
    expect.soft(await styleOf(selector, pseudo, 'borderTopWidth'), selector).toBe(width);
    expect.soft(await styleOf(selector, pseudo, 'borderTopColor'), selector).not.toBe(await background(page.locator('html')));
  }
  await expect(page.getByRole('img', { name: 'Cinq étoiles' })).toHaveCSS('stroke', ink);
  await expect(page.locator('.wordmark-line')).toHaveCSS('stroke', ink);
});
