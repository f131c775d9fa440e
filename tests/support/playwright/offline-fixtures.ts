import type { Page } from '@playwright/test';
import type { Gateway } from './gateway.ts';
import * as inPage from './in-page.ts';
import { open } from './page.ts';
import { test as base } from './site-fixtures.ts';
import { type Watching, watching } from './watch.ts';

/** Playwright's test for what happens without the server. Errors in the browser fail it, except that the network is away. */
export const test = base.extend<Watching>({
  baseURL: async ({ gateway }, use) => await use(gateway.url),
  ...watching,
});

export const expect = base.expect;

/** Visits a page and waits until all of it runs, and the worker has cached the whole site and controls the page. */
export async function visitOnce(page: Page, path: string): Promise<void> {
  await open(page, path);
  await untilControlled(page);
  // The last thing that a page starts by itself (browser/worker/worker-versions.ts assigns the listener): until then it may be fetching a module.
  const looksForUpdates = () => page.evaluate(async () => (await navigator.serviceWorker.ready).onupdatefound !== null);
  // Polls, since `waitForFunction` ignores the value of a promise.
  await expect.poll(looksForUpdates, { intervals: [50] }).toBe(true);
}

/** Waits until the worker has cached the whole site and controls the page. */
export const untilControlled = (page: Page) => page.evaluate(inPage.untilControlled);

/** Takes away the network, and the server as well. */
export async function cutOff(page: Page, gateway: Gateway): Promise<void> {
  await page.context().setOffline(true);
  await gateway.close();
}

/** Loads every image of the page. Resolves with the URLs of those that fail. */
export const brokenImages = (page: Page) => page.evaluate(inPage.brokenImages);
