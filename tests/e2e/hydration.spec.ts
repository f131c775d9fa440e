import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { buildForDevelopment } from '../support/development-build.ts';
import { choose, open } from '../support/page.ts';
import { PATHS, UNKNOWN } from '../support/site-routes.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend({
  publish: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const folder = await buildForDevelopment();
      await use(folder);
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

/** React's development build reports every problem through these. */
function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => void (['error', 'warning'].includes(message.type()) && said.push(message.text())));
  page.on('pageerror', (error) => void said.push(String(error)));
  return said;
}

for (const consent of [undefined, 'essential', 'all'] as const)
  test(`React’s development build finds no mismatch, consent: ${consent}`, async ({ page, context, allow }) => {
    test.slow();
    allow.errors.push(/status of 404|console: 404: /);
    allow.origins.push('https://calendly.com');
    await page.route('https://calendly.com/**', (route) => route.fulfill({ body: '' }));
    if (consent) await choose(context, consent);
    const said = listen(page);
    for (const path of consent ? ['/', '/services', '/contact', '/blog'] : [...PATHS, UNKNOWN]) {
      await open(page, path);
      const mismatches = said.splice(0).filter((text) => path !== UNKNOWN || !/status of 404|^404: /.test(text));
      expect.soft(mismatches, path).toEqual([]);
    }
  });

test('a click on a part of the page that React has not hydrated yet is not lost', async ({ page }) => {
  // `preHydration`, the loader's list of early clicks, is cleared when React begins to listen: click at that moment.
  await page.addInitScript(() => {
    let clicks: unknown;
    const click = () => {
      const button = document.querySelector<HTMLElement>('.carousel-controls button');
      const isReached = Object.keys(button ?? {}).some((key) => key.startsWith('__reactProps'));
      button?.click();
      Object.assign(window, { wasEarly: !isReached });
    };
    Object.defineProperty(window, 'preHydration', {
      get: () => clicks,
      set: (value: unknown) => {
        clicks = value;
        if (!clicks) queueMicrotask(click);
      },
    });
  });
  await open(page, '/');
  expect(await page.waitForFunction(() => Reflect.get(window, 'wasEarly')).then((early) => early.jsonValue())).toBe(true);
  await expect(page.getByRole('region', { name: /^Dix métiers/ }).getByRole('button', { name: 'Reprendre le défilement' })).toBeVisible();
});

test('a page that differs by one word is reported', async ({ page, allow }) => {
  allow.errors.push(/./);
  const said = listen(page);
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('Trait, une agence web française</h1>', 'Autre titre</h1>') });
  });
  await open(page, '/about');
  await expect.poll(() => said.join('\n')).toMatch(/hydrat/i);
});
