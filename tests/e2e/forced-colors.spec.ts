import type { Locator } from '@playwright/test';
import { choose, open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });
test.beforeEach(({ context }) => choose(context, 'essential'));

const background = (icon: Locator) => icon.evaluate((element) => getComputedStyle(element).backgroundColor);
const underline = (element: Locator) => element.evaluate((node) => getComputedStyle(node).borderBottomColor);

test('an icon stands out from its button', async ({ page }) => {
  await open(page, '/');
  const pause = page.getByRole('region', { name: 'Ce que nous réalisons' }).getByRole('button');
  expect(await background(pause.locator('span').first())).not.toBe(await background(pause));
});

test('only what is current is underlined: the page in the navigation, the chosen variant', async ({ page }) => {
  await open(page, '/');
  const navigation = page.getByRole('navigation', { name: 'Principale' });
  const ground = await background(page.locator('html'));
  expect(await underline(navigation.getByRole('link', { name: 'Accueil' }))).not.toBe(ground);
  expect(await underline(navigation.getByRole('link', { name: 'Blog' }))).toBe(ground);
  const tab = (name: string) => page.locator('.choices label', { hasText: name });
  expect(await underline(tab('Site vitrine'))).not.toBe(ground);
  expect(await underline(tab('E-commerce'))).toBe(ground);
});
