import type { Page } from '@playwright/test';
import { brokenImages, cutOff, expect, test, visitOnce } from '../support/offline-test.ts';
import { open } from '../support/page.ts';

for (const [what, lost] of [
  ['a page', /\/about$/],
  ['a script', /\/assets\/react-dom-/],
  ['everything', /./],
] as const)
  test(`${what} deleted from the device comes back with the next visit`, async ({ page, line }) => {
    await visitOnce(page, '/');
    const before = await kept(page);
    expect(await lose(page, lost)).toBeGreaterThan(0);
    await page.goto('/services');
    // It has no digest to check it by, so it is not refilled.
    const checked = before.filter((url) => !url.includes('/manifest.webmanifest'));
    await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(checked));
    await cutOff(page, line);
    expect((await open(page, '/about'))?.status()).toBe(200);
    expect(await brokenImages(page)).toEqual([]);
  });

/** The URLs of all cache entries. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => url);
  });
}

/** Deletes matching cache entries, and caches left empty, as developer tools or a cleaner would. Returns how many entries went. */
function lose(page: Page, lost: RegExp): Promise<number> {
  return page.evaluate(async (pattern) => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const entries = await cache.keys();
      const chosen = entries.filter(({ url }) => new RegExp(pattern).test(url));
      await Promise.all(chosen.map((entry) => cache.delete(entry)));
      if (chosen.length === entries.length) await caches.delete(name);
      count += chosen.length;
    }
    return count;
  }, lost.source);
}

test.describe('a device whose caches were all deleted', () => {
  test.use({ allow: { errors: [/status of 503|favicon/], origins: [] } });

  test('shows the offline page without network if the worker handles the request', async ({ page, line }) => {
    await visitOnce(page, '/');
    await cutOff(page, line);
    await lose(page, /./);
    // Without the query, Chromium would take the static route and show its own error page.
    expect((await page.goto('/about?x=1'))?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hors ligne');
  });
});
