// Drawings and checks of other pages that begin when they come into view.
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { open } from '../../support/playwright/page.ts';

test.use(CONSENTED);

test('the six other services are inked as one reads', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/services');
  const masks = () =>
    page.locator('.other-service-image').evaluateAll((all) => all.map((picture) => getComputedStyle(picture).maskImage === 'none'));
  expect(new Set(await masks())).toEqual(new Set([false]));
  await page.getByRole('heading', { name: 'Neuf projets, en maquette' }).scrollIntoViewIfNeeded();
  await expect.poll(async () => new Set(await masks())).toEqual(new Set([true]));
});

test('commitments are checked as they come into view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/about');
  const checks = page.locator('.value-check');
  const offsets = () => checks.evaluateAll((all) => all.map((check) => getComputedStyle(check).strokeDashoffset));
  expect(new Set(await offsets())).toEqual(new Set(['40px']));
  await page.getByRole('heading', { name: 'Le dirigeant répond de tout' }).scrollIntoViewIfNeeded();
  await expect.poll(async () => new Set(await offsets())).toEqual(new Set(['0px']));
});

test('commitments are checked without motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about');
  await expect(page.locator('.value-check').first()).toHaveCSS('stroke-dashoffset', '0px');
});
