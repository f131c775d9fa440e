import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/playwright/browser.ts';

/** Tests dist, so build first. The `site` fixture in support/playwright/site-fixtures.ts starts one server per worker. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Limits for machines that are busy with other things: no test is tried again.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: launchOptions(),
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
  },
  projects: [
    { name: 'e2e', testDir: 'e2e' },
    { name: 'faults', testDir: 'faults' },
  ],
});
