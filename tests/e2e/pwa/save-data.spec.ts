import type { Page } from '@playwright/test';
import { cutOff, expect, test, untilControlled } from '../../support/playwright/offline-fixtures.ts';
import { hydrate, open, saveData } from '../../support/playwright/page.ts';

for (const [how, showSecond] of [
  ['by link', (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()],
  ['by URL', (page: Page) => page.goto('/blog', { referer: page.url() })],
] as const)
  test(`data savers get the offline copy with their second page, ${how}`, async ({ page, gateway }) => {
    await saveData(page);
    const started = page.waitForResponse(/\/assets\/start-pwa-.*\.js$/);
    await open(page, '/');
    await (await started).finished();
    // Without Save-Data, this module would register the worker: the check below needs it to be loaded.
    await page.evaluate(async () => {
      await import(String(document.documentElement.dataset.registration));
      await new Promise((resolve) => requestIdleCallback(resolve));
    });
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);

    await showSecond(page);
    await expect(page).toHaveURL('/blog');
    await hydrate(page);
    await untilControlled(page);
    await cutOff(page, gateway);
    await page.goto('/cgv');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Conditions');
  });
