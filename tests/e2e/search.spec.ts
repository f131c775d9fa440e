import { mainNav, open } from '../support/page.ts';
import { hits, searchField } from '../support/search.ts';
import { expect, test } from '../support/test.ts';

test('leads by keyboard from the query to the matching section, and back to the results', async ({ page }) => {
  await page.goto('/blog');
  await searchField(page).focus();
  await page.keyboard.type('PANIERS');
  await expect(hits(page).first()).toContainText('Site e-commerce performant');
  await expect(hits(page).first().locator('mark').first()).toHaveText(/panier/i);
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/^1 article pour «\u00a0PANIERS\u00a0»$/);
  await expect(page).toHaveURL('/blog?q=PANIERS');

  await page.keyboard.press('Enter');
  await expect(hits(page).first().getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog\/cles-site-ecommerce-performant#./);
  const section = page.getByRole('heading', { name: '21\u00a0h\u00a043' });
  await expect(section).toBeInViewport();
  await expect(section).toBeFocused();

  await page.goBack();
  await expect(searchField(page)).toHaveValue('PANIERS');
  await expect(hits(page).first()).toContainText('Site e-commerce performant');
});

test('has a focus ring that touches neither its text nor its label', async ({ page }) => {
  await page.goto('/blog');
  await searchField(page).focus();
  await expect(searchField(page)).toHaveCSS('outline-offset', '3px');
  const gap = await searchField(page).evaluate((field) => {
    const label = document.querySelector(`label[for="${field.id}"]`)?.getBoundingClientRect();
    return field.getBoundingClientRect().top - 6 - (label?.bottom ?? 0);
  });
  expect(gap).toBeGreaterThanOrEqual(0);
});

test('is cleared by a link to the blog and restored by Back', async ({ page }) => {
  await open(page, '/blog');
  await searchField(page).fill('panier');
  await expect(page).toHaveURL('/blog?q=panier');
  await mainNav(page).getByRole('link', { name: 'Blog' }).click();
  await expect(searchField(page)).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Articles récents' })).toBeVisible();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(searchField(page)).toHaveValue('panier');
  await expect(hits(page).first()).toContainText('Site e-commerce performant');
});

test('says when there is no result, and shows the articles again when it is emptied', async ({ page }) => {
  await page.goto('/blog?q=zzyzx');
  await expect(page.getByRole('search').getByRole('status')).toHaveText('Aucune page du carnet ne parle de «\u00a0zzyzx\u00a0»');
  await expect(page.getByRole('heading', { name: 'Articles récents' })).toBeHidden();
  await searchField(page).fill('');
  await expect(page.getByRole('heading', { name: 'Articles récents' })).toBeVisible();
  await expect(page).toHaveURL('/blog');
});

test('loads nothing of its own before the first query', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await open(page, '/blog');
  await searchField(page).focus();
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((url) => /search-index/.test(url))).toEqual([]);
  await searchField(page).fill('devis');
  await expect(hits(page)).not.toHaveCount(0);
  expect(scripts.filter((url) => /search-index/.test(url))).toHaveLength(1);
});

test('works offline', async ({ page, context }) => {
  await page.goto('/blog');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto('/blog?q=sauvegarde');
  await expect(hits(page).first()).toContainText('Sécuriser son site web');
});
