import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/browser.ts';

/** Tests dist, so build first. The `site` fixture in support/site-test.ts starts one server per worker. */
// biome-ignore lint/style/noDefaultExport: Playwright requires one.
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // One test at a time on two cores: a browser uses both, so two tests at once take as long and delay each other.
  workers: '50%',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Locally, a flaky test counts as failed; in CI, a shared machine may starve a browser for seconds.
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
    // Recording takes a fifth of a run. `--trace on` records the first try as well.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts' },
    { name: 'faults', testMatch: 'faults/**/*.spec.ts' },
  ],
});
