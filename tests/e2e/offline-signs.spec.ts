import { cutOff, expect, test, visitOnce } from '../support/offline-test.ts';

test('the header shows when the browser is offline, and when it is back online', async ({ page, context }) => {
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

test('an article says that it is available offline once it is', async ({ page }) => {
  await page.goto('/blog/cles-site-ecommerce-performant');
  await expect(page.getByText('Disponible hors ligne')).toBeVisible();
  expect(await page.evaluate(async () => Boolean(await caches.match('/blog/cles-site-ecommerce-performant')))).toBe(true);
});

for (const [path, selector, address] of [
  ['/', 'footer a[href*="linkedin"]', /linkedin/],
  ['/blog', 'main a[href="/feed.xml"]', /\/feed\.xml$/],
] as const)
  test(`${selector} of ${path} says that it needs a network, in place of the browser’s error page`, async ({ page, gateway }) => {
    await visitOnce(page, path);
    await cutOff(page, gateway);
    await page.locator(selector).click();
    await expect(page.getByText('vous êtes hors ligne')).toBeVisible();
    await expect(page).toHaveURL(path);
    expect(page.context().pages()).toHaveLength(1);
    await expect(page.getByRole('link', { name: 'Essayer quand même' })).toHaveAttribute('href', address);
    await page.getByRole('button', { name: 'Fermer', exact: true }).press('Space');
    await expect(page.getByText('vous êtes hors ligne')).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
  });

test('the booking link in the agenda says so too, and the agenda does not cover the notice', async ({ page, gateway }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitOnce(page, '/');
  await cutOff(page, gateway);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Choisir un créneau' }).click();
  const agenda = page.getByRole('dialog', { name: 'Réserver un appel' });
  await agenda.getByRole('link', { name: 'Réserver un appel de 30min' }).click();
  await expect(agenda).toBeHidden();
  await page.getByRole('button', { name: 'Fermer', exact: true }).click();
  await expect(page.getByText('vous êtes hors ligne')).toBeHidden();
});
