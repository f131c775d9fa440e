import type { Page } from '@playwright/test';
import { choose, hold, mainNav, open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ context }) => choose(context, 'essential'));

/** Records every h1 that `main` shows from now on, in order; an empty `main` is recorded as well. */
async function recordHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const read = () => [...document.querySelectorAll('main h1')].map((h1) => h1.textContent).join(' + ') || 'nothing';
    const record = () => void (seen.at(-1) !== read() && seen.push(read()));
    record();
    new MutationObserver(record).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { headings: seen });
  });
  return () => page.evaluate(() => (window as unknown as { headings: string[] }).headings);
}

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the old screen stays complete until the new one is ready', async ({ page }) => {
    const { asked, release } = await hold(page, /AboutPage-.*\.js$/);
    await open(page, '/blog');
    const headings = await recordHeadings(page);
    await mainNav(page).getByRole('link', { name: 'À propos' }).click();
    await asked;
    expect(await headings()).toEqual(['Notre Blog']);
    expect(new URL(page.url()).pathname).toBe('/blog');
    await expect(page).toHaveTitle(/^Notre Blog/);
    await expect(mainNav(page).getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');

    release();
    await expect(page).toHaveTitle(/^À propos/);
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(await headings()).toEqual(['Notre Blog', 'Trait, une agence web française']);
  });

  test('a module that could not be loaded ahead is loaded at the click', async ({ page, allow }) => {
    allow.errors.push(/Failed to (load resource|fetch)/);
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route(/ServicesPage-.*\.js$/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await mainNav(page).getByRole('link', { name: 'Services' }).hover();
    // The page's own import started first, so it has failed by the time this one has.
    await page.evaluate((module) => import(module).catch(() => {}), (await failed).url());
    await page.unroute(/ServicesPage-.*\.js$/);
    await mainNav(page).getByRole('link', { name: 'Services' }).click();
    await expect(page.locator('h1')).toHaveText('Sites, boutiques, applications et tunnels de vente');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('a module removed by a deploy leads to a document load, not to a dead link', async ({ page, allow }) => {
    allow.errors.push(/Failed to (load resource|fetch)/);
    await open(page, '/');
    await page.route(/ServicesPage-.*\.js$/, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await mainNav(page).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/services');
    await expect(page.locator('h1')).toHaveText('Sites, boutiques, applications et tunnels de vente');
  });
});

test('the pages that the open one links to are loaded ahead, once they are on the device', async ({ page }) => {
  const isLoaded = (module: string) =>
    page.waitForFunction((name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)), module);
  await open(page, '/about');
  await isLoaded('/BlogPage-');
  await mainNav(page).getByRole('link', { name: 'Blog' }).click();
  await isLoaded('/bonnes-pratiques-seo-2025-');
});
