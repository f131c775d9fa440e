import { choose, hydrate, open } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

test.beforeEach(({ context }) => choose(context, 'essential'));

test('a visitor who reloads or comes back returns to the same scroll position, and a fragment leads to its section', async ({ page }) => {
  const section = page.locator('#offres');
  await open(page, '/');
  await section.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await hydrate(page);
  await page.goto('/feed.xml');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  await open(page, '/about');
  await open(page, '/#offres');
  await expect(section).toBeInViewport();
});
