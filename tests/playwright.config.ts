import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/browser.ts';

/** Serves dist: build first. One server per worker, started by the fixture `site` of support/test.ts. */
// biome-ignore lint/style/noDefaultExport: Playwright takes nothing else.
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One test at a time on two cores, which a browser fills by itself: two take as long, and each waits for the other.
  workers: '50%',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Locally a test that passes at the second try has failed; a shared machine may starve a browser for seconds.
  retries: process.env.CI ? 2 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: launchOptions(),
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Recording takes a fifth of a run; `--trace on` records at once.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts' },
    { name: 'faults', testMatch: 'faults/**/*.spec.ts' },
  ],
});
