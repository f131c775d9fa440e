// Losses of the caches, to the browser or a cleaner, while the worker stayed.
import type { BrowserContext, Page, Request } from '@playwright/test';
import { brokenImages, cutOff, expect, test, untilControlled, visitOnce } from '../../support/playwright/offline-fixtures.ts';
import { open, saveData, untilIdle } from '../../support/playwright/page.ts';
import { PATHS } from '../../support/site/site-routes.ts';

/** Everything that is kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return all
      .flat()
      .map(({ url }) => url.slice(origin.length))
      .sort();
  });

/** Deletes the caches whose names begin so. */
const empty = (page: Page, start: string) =>
  page.evaluate(async (begins) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(begins));
    await Promise.all(names.map((name) => caches.delete(name)));
    return names.length;
  }, start);

const isFill = (request: Request) => request.url().endsWith('/site.json');

/** Counts the worker's requests for the bundle from now on. */
function countFills(context: BrowserContext): () => number {
  let fills = 0;
  context.on('request', (request) => void (isFill(request) && fills++));
  return () => fills;
}

for (const [what, start] of [
  ['every cache', ''],
  ['the cache of pages', 'bundle-'],
  ['Workbox’s cache', 'workbox-'],
] as const)
  test(`once ${what} was emptied, the next page has it filled`, async ({ page, gateway }) => {
    test.slow();
    await visitOnce(page, '/');
    const all = await kept(page);
    expect(await empty(page, start)).toBeGreaterThan(0);
    await page.goto('/about');
    await expect.poll(() => kept(page)).toEqual(all);
    await cutOff(page, gateway);
    for (const path of PATHS) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      expect(await brokenImages(page), path).toEqual([]);
    }
    await open(page, '/contact');
  });

for (const [what, lost] of [
  ['a lost page and a lost picture come', ['/about', '/images/founder.svg']],
  ['the lost count of entries comes', ['/?entries']],
] as const)
  test(`${what} back, too`, async ({ page }) => {
    await visitOnce(page, '/');
    const all = await kept(page);
    await page.evaluate(async (paths) => {
      for (const name of await caches.keys()) for (const path of paths) await (await caches.open(name)).delete(path);
    }, lost);
    expect(await kept(page)).toEqual(all.filter((path) => !lost.some((gone) => gone === path)));
    await page.goto('/cgv');
    await expect.poll(() => kept(page)).toEqual(all);
  });

test('two tabs fill once, and later pages not at all', async ({ page, context }) => {
  await visitOnce(page, '/');
  const all = await kept(page);
  const other = await context.newPage();
  await visitOnce(other, '/');
  const fills = countFills(context);
  await empty(page, '');
  await Promise.all([page.goto('/about'), other.goto('/cgv')]);
  await expect.poll(() => kept(page)).toEqual(all);
  for (const path of ['/blog', '/services']) await visitOnce(page, path);
  expect(fills()).toBe(1);
});

test('a fill that fails is tried once by each page', async ({ page, context, allow }) => {
  allow.errors.push(/status of 503/);
  await visitOnce(page, '/');
  const all = await kept(page);
  const fills = countFills(context);
  await context.route('/site.json', (route) => route.fulfill({ status: 503 }));
  await empty(page, '');
  for (const path of ['/about', '/cgv']) {
    const asked = context.waitForEvent('requestfinished', isFill);
    await page.goto(path);
    await asked;
    await untilIdle(page);
  }
  expect(fills()).toBe(2);
  await context.unroute('/site.json');
  await page.goto('/blog');
  await expect.poll(() => kept(page)).toEqual(all);
});

test('visitors who save data have emptied caches filled with their second page', async ({ page, context }) => {
  await saveData(page);
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await untilControlled(page);
  const all = await kept(page);
  const fills = countFills(context);
  await empty(page, '');
  // Comes back as if its URL had been typed.
  await page.goto('about:blank');
  await visitOnce(page, '/');
  // Without Save-Data, this would make the worker fill again. The check below needs that to be done.
  await page.evaluate(async () => {
    await import(String(document.documentElement.dataset.registration));
    await navigator.serviceWorker.ready;
    await fetch('/images/founder.svg');
  });
  await untilIdle(page);
  const bundles = await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('bundle-')));
  expect({ fills: fills(), bundles }).toEqual({ fills: 0, bundles: [] });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect.poll(() => kept(page)).toEqual(all);
});
