import type { Page } from '@playwright/test';
import { FEED_PATH } from '../../../src/shared/page-contract.ts';
import { cutOff, expect, test, visitOnce } from '../../support/playwright/offline-fixtures.ts';
import { SLUGS } from '../../support/site/site-routes.ts';

async function expectPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le flux du blog');
  await expect(page).toHaveTitle(/^Le flux du blog/);
  await expect(page.getByText(/\/feed\.xml$/)).toBeVisible();
  await expect(page.getByText('lecteur de flux')).toBeVisible();
  // Feed readers show the items, in full.
  await expect(page.locator('item').first()).toBeHidden();
  const links = await page
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links).toEqual(SLUGS.map((slug) => `/blog/${slug}`));
}

test('the feed opens as a page of the site, which leads back', async ({ page }) => {
  await page.goto(FEED_PATH);
  await expectPage(page);
  await page.getByRole('link', { name: 'Retour au blog' }).click();
  await expect(page).toHaveURL('/blog');
});

test('offline, too, the feed opens as a page', async ({ page, gateway }) => {
  await visitOnce(page, '/blog');
  await cutOff(page, gateway);
  await page.goto(FEED_PATH);
  await expectPage(page);
  await page.getByRole('listitem').getByRole('link').last().click();
  await expect(page).toHaveURL(`/blog/${SLUGS.at(-1)}`);
});

test('offline, a file that is not kept gives way to our page', async ({ page, gateway, allow }) => {
  allow.errors.push(/status of 404|console: 404: /);
  await visitOnce(page, '/');
  await cutOff(page, gateway);
  await page.goto('/og/home.png');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});
