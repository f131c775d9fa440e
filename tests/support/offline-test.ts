import { test as base, type Page } from '@playwright/test';
import { open } from './page.ts';
import { openReleases, type Releases } from './releases.ts';
import { type Site, startSite } from './site.ts';
import { type Watching, watching } from './watch.ts';

type Fixtures = {
  /** What the server serves, and what may be put in its place. */
  releases: Releases;
  /** A server of the test's own, to be stopped and started again. */
  site: Site;
};

/** Playwright's test for what happens without the server. Trouble in the browser fails it, but for the network being away. */
export const test = base.extend<Fixtures & Watching>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  releases: async ({}, use) => {
    const releases = await openReleases();
    await use(releases);
    await releases.remove();
  },
  site: async ({ releases }, use) => {
    const site = await startSite({ publish: releases.current });
    await use(site);
    await site.stop();
  },
  baseURL: async ({ site }, use) => await use(site.baseURL),
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
export async function cutOff(page: Page, site: Site): Promise<void> {
  await page.context().setOffline(true);
  await site.stop('SIGKILL');
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
