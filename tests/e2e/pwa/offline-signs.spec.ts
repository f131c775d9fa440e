import { expect, test, visitOnce } from '../../support/playwright/offline-fixtures.ts';
import { stopClock } from '../../support/playwright/page.ts';

test('the header says when the browser is offline', async ({ page, context }) => {
  await visitOnce(page, '/');
  const badge = page.getByRole('banner').getByText('Hors ligne');
  await expect(badge).toBeHidden();
  await context.setOffline(true);
  await expect(badge).toBeVisible();
  await page.reload();
  await expect(badge).toBeVisible();
  await context.setOffline(false);
  await expect(badge).toBeHidden();
});

test('a page opened offline says so within a second', async ({ page, context }) => {
  await visitOnce(page, '/');
  await context.setOffline(true);
  await stopClock(page);
  await page.goto('/about');
  await page.clock.runFor(1000);
  await expect(page.getByRole('banner').getByText('Hors ligne')).toBeVisible();
});

test('an article says that it is available offline once it is', async ({ page }) => {
  await page.goto('/blog/cles-site-ecommerce-performant');
  await expect(page.getByText('Disponible hors ligne')).toBeVisible();
  expect(await page.evaluate(async () => Boolean(await caches.match('/blog/cles-site-ecommerce-performant')))).toBe(true);
});
