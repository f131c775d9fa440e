import type { Locator, Page } from '@playwright/test';
import { test as base, expect } from './offline-fixtures.ts';
import { openReleases, type Releases } from './releases.ts';

export const OFFER = 'Nouvelle version disponible';

/** Playwright's test for what a deploy does to visitors: each starts with the first release deployed. */
export const test = base.extend<{ restored: undefined }, { releases: Releases }>({
  releases: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const releases = await openReleases();
      await use(releases);
      await releases.remove();
    },
    { scope: 'worker' },
  ],
  publish: [async ({ releases }, use) => await use(releases.current), { scope: 'worker' }],
  restored: [
    async ({ releases }, use) => {
      await use(undefined);
      await releases.deploy(releases.first);
    },
    { auto: true },
  ],
});

/** Does what the browser does when a visitor comes back to the tab. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Deploys another version and comes back to the tab. Resolves once the tab offers it. */
export async function offer(page: Page, releases: Releases, version = 'B'): Promise<void> {
  await releases.deploy(await releases.next(version));
  await comeBack(page);
  await expect(page.getByText(OFFER)).toBeVisible();
}

/**
 * Resolves once the page has preloaded all pages that it links to; the footer's last link comes last. A request of another tab or page, made
 * while a version takes over, may delay it (src/browser/navigation/preload.ts).
 */
export async function preloaded(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/LegalNoticePage-')));
}

/** Matches only in a page of that version: a locator outlives the reload that it waits for. */
export function ofVersion(page: Page, version = 'B'): Locator {
  return page.locator(`[data-modules*=".${version.toLowerCase()}.js"]`);
}
