import type { Locator } from '@playwright/test';
import { choose, mainNav, open } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, ...NO_WORKER });
test.beforeEach(({ context }) => choose(context, 'essential'));

const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
const underline = (element: Locator) => element.evaluate((node) => getComputedStyle(node).borderBottomColor);

test('an icon contrasts with its button', async ({ page }) => {
  await open(page, '/');
  const button = page.getByRole('region', { name: /^Dix métiers/ }).getByRole('button', { name: 'Reprendre le défilement' });
  expect(await contrast(button.locator('svg'))).toBeGreaterThan(3);
});

/** WCAG 1.4.11 contrast ratio of a drawing's lines to the nearest background that is not transparent. */
function contrast(drawing: Locator): Promise<number> {
  return drawing.evaluate((node) => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((value) => ((value / 255 + 0.055) / 1.055) ** 2.4);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const isClear = (element: Element) => channels(getComputedStyle(element).backgroundColor)[3] === 0;
    let under: Element | null = node;
    while (under?.parentElement && isClear(under)) under = under.parentElement;
    const ground = luminance(getComputedStyle(under ?? node).backgroundColor);
    const [dark = 0, light = 0] = [luminance(getComputedStyle(node).stroke), ground].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  });
}

test('only the current page in the navigation and the chosen variant are underlined', async ({ page }) => {
  await open(page, '/');
  const navigation = mainNav(page);
  const ground = await background(page.locator('html'));
  expect(await underline(navigation.getByRole('link', { name: 'Accueil' }))).not.toBe(ground);
  expect(await underline(navigation.getByRole('link', { name: 'Blog' }))).toBe(ground);
  const tab = (name: string) => page.locator('.choices label', { hasText: name });
  expect(await underline(tab('Site vitrine'))).not.toBe(ground);
  expect(await underline(tab('E-commerce'))).toBe(ground);
});

test('an unselected tab sits on the rule below the tabs without covering it', async ({ page }) => {
  await open(page, '/');
  const [rule, ...ends] = await page
    .locator('.hero .choices, .hero .choices label:not(:has(:checked))')
    .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().bottom));
  expect(ends).toHaveLength(2);
  for (const end of ends) expect(end).toBeLessThanOrEqual((rule ?? 0) - 1);
});

test('everything drawn by the stylesheet is visible: marks, dashes, dimension lines, stars and the wordmark', async ({ page }) => {
  await open(page, '/');
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
