import type { Page } from '@playwright/test';
import { open } from './page.ts';
import type { Line } from './proxy.ts';
import { test as base } from './site-test.ts';
import { type Watching, watching } from './watch.ts';

/** Playwright's test for what happens without the server. Trouble in the browser fails it, but for the network being away. */
export const test = base.extend<Watching>({
  baseURL: async ({ line }, use) => await use(line.url),
  ...watching,
});

export const expect = base.expect;

/** Visits one page and waits until all of it runs, and the worker has kept the whole site and takes charge of the page. */
export async function visitOnce(page: Page, path: string): Promise<void> {
  await open(page, path);
  await inCharge(page);
  await looksForUpdates(page);
}

/** Waits for the last that a page starts by itself: until then it may be fetching a module. */
export async function looksForUpdates(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).onupdatefound !== null);
}

/** Waits until the worker has kept the whole site and takes charge of the page. */
export async function inCharge(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  });
}

/** No network, and nobody who would answer. */
export async function cutOff(page: Page, line: Line): Promise<void> {
  await page.context().setOffline(true);
  await line.close();
}

/** Every image of the page, those that wait for a scroll included, is there. Answers the addresses of those that are not. */
export function brokenImages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const broken = await Promise.all(
      [...document.images].map(async (image) => {
        image.loading = 'eager';
        return await image.decode().then(
          () => null,
          () => image.src,
        );
      }),
    );
    return broken.filter((src) => src !== null);
  });
}
