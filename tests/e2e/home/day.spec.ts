// The scenes of a day, which a phone scrolls sideways.
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { open } from '../../support/playwright/page.ts';

test.use({ viewport: { width: 390, height: 844 }, ...CONSENTED });

test('the keyboard scrolls the day from scene to scene', async ({ page }) => {
  await open(page, '/');
  const day = page.getByRole('list', { name: 'Une journée de boutique, du lever au rideau baissé' });
  await day.focus();
  await expect(day).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.bento img').nth(1)).toBeInViewport({ ratio: 1 });
});

test('the next scene shows its edge', async ({ page }) => {
  await open(page, '/');
  const images = page.locator('.bento img');
  await images.first().scrollIntoViewIfNeeded();
  await expect(images.nth(1)).toBeInViewport({ ratio: 0.3 });
  await expect(images.nth(2)).not.toBeInViewport();
});

test('the day goes past the window’s edge', async ({ page }) => {
  await open(page, '/');
  const { x = 0, width = 0 } = (await page.locator('.bento').boundingBox()) ?? {};
  expect(x + width).toBe(390);
});

test('on a wide screen, the day is as wide as the window', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/');
  const { x, width } = (await page.locator('.bento').boundingBox()) ?? {};
  expect({ x, width }).toEqual({ x: 0, width: 1440 });
});

test('where the day does not scroll, the keyboard does not stop at it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, '/');
  await expect(page.getByRole('list', { name: 'Une journée de boutique, du lever au rideau baissé' })).not.toHaveAttribute('tabindex');
});
