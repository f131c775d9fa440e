import type { Locator, Page } from '@playwright/test';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { mainNav, open } from '../../support/playwright/page.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, ...CONSENTED });

const background = (element: Locator) => element.evaluate((node) => getComputedStyle(node).backgroundColor);
const underline = (element: Locator) => element.evaluate((node) => getComputedStyle(node).borderBottomColor);

const ground = (page: Page) => background(page.locator('html'));
const ink = (page: Page) => page.locator('body').evaluate((body) => getComputedStyle(body).color);

test.beforeEach(({ page }) => open(page, '/'));

test('the icon of the Pause button is visible', async ({ page }) => {
  const button = page.getByRole('region', { name: /^Dix façons/ }).getByRole('button', { name: 'Reprendre le défilement' });
  expect(await button.locator('svg').evaluate((icon) => getComputedStyle(icon).stroke)).not.toBe(await background(button));
});

test('only the current link is underlined', async ({ page }) => {
  const link = (name: string) => mainNav(page).getByRole('link', { name });
  expect(await underline(link('Accueil'))).not.toBe(await ground(page));
  expect(await underline(link('Blog'))).toBe(await ground(page));
});

test('only the current variant is underlined', async ({ page }) => {
  const tab = (name: string) => page.locator('.hero-tab', { hasText: name });
  expect(await underline(tab('Site vitrine'))).not.toBe(await ground(page));
  expect(await underline(tab('E-commerce'))).toBe(await ground(page));
});

test('the lines that the stylesheet draws are visible', async ({ page }) => {
  for (const [selector, pseudo, width] of [
    ['.dash-list li', '::before', '2px'],
    ['.marquee-list li', '::after', '4px'],
    ['.pillar-scale', null, '4px'],
    ['.pillar', '::after', '4px'],
  ] as const) {
    const line = await page
      .locator(selector)
      .first()
      .evaluate((element, name) => {
        const { borderTopWidth, borderTopColor } = getComputedStyle(element, name);
        return { width: borderTopWidth, color: borderTopColor };
      }, pseudo);
    expect.soft(line.width, selector).toBe(width);
    expect.soft(line.color, selector).not.toBe(await ground(page));
  }
});

test('the drawings have the colour of the text', async ({ page }) => {
  await expect(page.getByRole('img', { name: 'Cinq étoiles' })).toHaveCSS('stroke', await ink(page));
  await expect(page.locator('.wordmark-line')).toHaveCSS('stroke', await ink(page));
});

test('a drawing has no ground of its own on a dark one', async ({ page }) => {
  const drawings = page.locator('.footer-scene img, .pillar-image');
  await expect(drawings).toHaveCount(2);
  const grounds = () => drawings.evaluateAll((images) => images.map((image) => getComputedStyle(image).backgroundColor));
  expect(await grounds()).not.toContain('rgba(0, 0, 0, 0)');
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(new Set(await grounds())).toEqual(new Set(['rgba(0, 0, 0, 0)']));
});

test('the carousel’s icons stand on a colour of their own', async ({ page }) => {
  const icon = page.locator('.expertise-image').first();
  await expect(icon).toBeVisible();
  expect(await background(icon)).not.toBe(await ground(page));
  expect(await background(icon)).not.toBe(await ink(page));
});

test('a link to the agenda has no loose bars', async ({ page }) => {
  const widths = (element: Element) => getComputedStyle(element).borderWidth;
  const link = page.locator('.hero-booking').first();
  for (const [width, border] of [
    [390, '0px'],
    [1440, '2px'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    expect(await link.evaluate(widths)).toBe(border);
  }
});
