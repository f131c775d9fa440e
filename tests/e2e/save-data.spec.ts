import type { Page } from '@playwright/test';
import { cutOff, expect, test, untilControlled } from '../support/offline-test.ts';
import { hydrate, open } from '../support/page.ts';

/** Opens the home page as a visitor who saves data, and waits until everything has run that could register the worker there. */
async function openFirst(page: Page): Promise<void> {
  await page.addInitScript(() => void Object.defineProperty(Reflect.get(navigator, 'connection'), 'saveData', { value: true }));
  const started = page.waitForResponse(/\/assets\/start-pwa-.*\.js$/);
  await open(page, '/');
  await (await started).finished();
  // Runs the page's first module now, if it has not run yet: where nobody saves data, it registers the worker.
  await page.evaluate(async () => {
    await import(String(document.documentElement.dataset.modules?.split(' ')[0]));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
}

test.describe('a visitor who saves data gets the offline copy with the second page', () => {
  test.afterEach(async ({ page, gateway }) => {
    await untilControlled(page);
    await cutOff(page, gateway);
    await page.goto('/cgv');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Conditions');
  });

  test('when a link shows it', async ({ page }) => {
    await openFirst(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog');
  });

  test('when the browser loads it', async ({ page }) => {
    await openFirst(page);
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => location.assign('/blog'));
    await loaded;
    await hydrate(page);
  });
});
