import { test as base } from '@playwright/test';
import { type Site, startSite } from './site.ts';

/** Playwright's test on a site of the worker's own: real server, real mail sandbox, blobs apart. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});
