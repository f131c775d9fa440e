import type { Page } from '@playwright/test';
import { brokenImages, cutOff, expect, test, untilControlled, visitOnce } from '../../support/playwright/offline-fixtures.ts';
import { hold, hydrate, isHydrated, open, untilHydrated } from '../../support/playwright/page.ts';
import { PATHS, RESULTS } from '../../support/site/site-routes.ts';

const ALL = [...PATHS, ...RESULTS];
/** The URL of a cache entry that is not a page: opening it must show the home page. */
const COUNT = '/?entries';
const ARTICLE = '/blog/cles-site-ecommerce-performant';

for (const [start, routing] of [
  ['/', 'with'],
  [ARTICLE, 'without'],
] as const)
  test(`after one visit to ${start}, every page opens offline, ${routing} static routing`, async ({ page, gateway }) => {
    test.slow();
    if (routing === 'without') gateway.edit('/sw.js', (script) => script.replaceAll('.addRoutes', '.unknown'));
    const warnings: string[] = [];
    page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
    await visitOnce(page, start);
    await cutOff(page, gateway);
    expect(await brokenImages(page), 'of the page that is never left').toEqual([]);
    for (const path of [...ALL, '/?', '/about?', '/contact?#x', COUNT]) {
      expect((await page.goto(path))?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(await brokenImages(page), path).toEqual([]);
    }
    expect(warnings).toEqual([]);
  });

test('with static routing, no page starts the worker', async ({ page }) => {
  await visitOnce(page, '/');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  for (const path of ALL) {
    // The previous page may still be loading its modules through the worker.
    await page.goto('about:blank');
    await devtools.send('ServiceWorker.stopAllWorkers');
    await page.goto(path);
    const [load] = await page.evaluate(() => performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]);
    expect(load?.workerStart, path).toBe(0);
  }
});

test('a page opens offline whatever its query', async ({ page, gateway }) => {
  await visitOnce(page, '/');
  await cutOff(page, gateway);
  const campaign = 'utm_source=x&utm_campaign=y&gclid=1&fbclid=2&msclkid=3&gbraid=4&wbraid=5';
  for (const suffix of ['/', '?', '/?', '?#contenu', '??', '?&', `?${campaign}`, `/?${campaign}#contenu`, '.html?']) {
    expect((await page.goto(`/blog${suffix}`))?.status(), suffix).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), suffix).toHaveText('Notre Blog');
  }
});

for (const path of ['/services', '/about', '/contact', '/blog', '/cookies', '/inconnu'])
  test(`links work offline from ${path}, the first page of a visit`, async ({ page, gateway, allow }) => {
    allow.errors.push(/status of 404|console: 404: /);
    await visitOnce(page, path);
    await cutOff(page, gateway);
    await page.getByRole('contentinfo').getByRole('link', { name: 'CGV' }).click();
    await expect(page).toHaveURL('/cgv');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Conditions');
  });

test('a visitor who leaves before React runs has the site offline', async ({ page, gateway }) => {
  // React never starts: the request for its script hangs.
  await page.route(/\/assets\/index-.*\.js$/, () => {});
  await page.goto('/');
  await untilControlled(page);
  expect(await page.evaluate(isHydrated)).toBe(false);
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await cutOff(page, gateway);
  await open(page, '/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre Blog');
});

test('a page that React runs before it has loaded registers the worker', async ({ page }) => {
  const picture = await hold(page, /\/images\/covers\//);
  await page.goto(ARTICLE, { waitUntil: 'commit' });
  await picture.asked;
  await hydrate(page);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  picture.release();
  await untilControlled(page);
});

test('where the first page could not register the worker, the second does', async ({ page, gateway }) => {
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async () => {
      ServiceWorkerContainer.prototype.register = register;
      throw new DOMException('Failed', 'AbortError');
    };
  });
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await untilControlled(page);
  await cutOff(page, gateway);
  expect((await page.goto('/about'))?.status()).toBe(200);
});

for (const [when, serviceWorkers] of [
  ['online, without the worker', 'block'],
  ['offline', 'allow'],
] as const)
  test.describe(when, () => {
    test.use({ serviceWorkers, allow: { errors: [/status of 404|console: 404: /], origins: [] } });

    test.beforeEach(async ({ page, gateway }) => {
      await (when === 'offline' ? visitOnce : open)(page, '/');
      if (when === 'offline') await cutOff(page, gateway);
    });

    test('a page is found under its other names, and takes its URL', async ({ page }) => {
      const { host } = new URL(page.url());
      const home = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
      const article = 'Site piraté : comment l’éviter, que faire ce jour-là';
      for (const [name, path, text] of [
        ['/blog.html?de=train#liste', '/blog?de=train#liste', 'Notre Blog'],
        [`//${host}//blog`, '/blog', 'Notre Blog'],
        ['/%62log', '/blog', 'Notre Blog'],
        ['/BLOG.html', '/blog', 'Notre Blog'],
        ['/Contact', '/contact', 'Entrons en contact'],
        ['/Blog/SECURISER-site-web-bonnes-pratiques', '/blog/securiser-site-web-bonnes-pratiques', article],
        ['/index.html', '/', home],
        ['/index', '/', home],
        ['/blog/?#liste', '/blog#liste', 'Notre Blog'],
      ] as const)
        await expectPage(page, name, path, text);
    });

    test('an unknown article redirects to the blog', async ({ page }) => {
      for (const path of ['/blog/inconnu', '/Blog/Inconnu', '/blog/inconnu/', '/blog/version-2.0'])
        await expectPage(page, path, '/blog', 'Notre Blog');
    });

    test('an unknown path keeps its URL, and leads home', async ({ page }) => {
      for (const path of ['/contact/inconnu', '/blog/2025/inconnu', '/blog//inconnu', '/%', '/%e9', '/inconnu', '/Inconnu/']) {
        const logged = page.waitForEvent('console', (message) => message.text() === `404: ${path}`);
        expect((await open(page, path))?.status(), path).toBe(404);
        await logged;
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Oops! Page not found');
        await expect(page, path).toHaveTitle(/introuvable/);
        expect(new URL(page.url()).pathname).toBe(path);
      }
      expect(await brokenImages(page)).toEqual([]);
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
    });
  });

async function expectPage(page: Page, name: string, path: string, heading: string): Promise<void> {
  expect((await open(page, name))?.status(), name).toBe(200);
  await expect(page, name).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(heading);
}

test('the worker starts after the page has loaded', async ({ page }) => {
  const asked: number[] = [];
  page.context().on('requestfinished', (request) => {
    if (request.serviceWorker() || request.url().endsWith('/sw.js')) asked.push(request.timing().startTime);
  });
  await visitOnce(page, '/');
  const loaded = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance.timeOrigin + (load?.loadEventEnd ?? 0);
  });
  // The worker itself, all pages with their files, and the files that are not bundled with them.
  expect(asked.length).toBeGreaterThanOrEqual(6);
  expect(Math.min(...asked)).toBeGreaterThan(loaded);
});

test('the worker answers for pages and their files, and no more', async ({ page, allow }) => {
  allow.errors.push(/status of 405/);
  await visitOnce(page, '/');
  const byWorker = async (path: string, init: { method?: string; headers?: Record<string, string> } = {}) => {
    // A URL of its own tells it from the images that the page loads by itself.
    const url = `${path}?${crypto.randomUUID()}`;
    const [response] = await Promise.all([
      page.waitForResponse((heard) => heard.url().endsWith(url)),
      page.evaluate(([asked, options]) => fetch(asked, options).then((answer) => answer.text()), [url, init] as const),
    ]);
    return response.fromServiceWorker();
  };
  expect(await byWorker('/images/founder.svg')).toBe(true);
  for (const path of ['/api/send-contact', '/feed.xml']) expect(await byWorker(path), path).toBe(false);
  for (const init of [{ headers: { Range: 'bytes=0-9' } }, { method: 'HEAD' }, { method: 'POST' }])
    expect(await byWorker('/images/founder.svg', init), JSON.stringify(init)).toBe(false);
  // The function redirects a person who opens it to a page.
  const opened = (await page.goto('/api/send-contact'))?.request().redirectedFrom();
  expect((await opened?.response())?.fromServiceWorker()).toBe(false);
  expect((await page.goto('/about'))?.fromServiceWorker()).toBe(true);
});

test('what the worker cannot read from storage is left to the network', async ({ page }) => {
  await visitOnce(page, '/');
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    for (const { prototype } of [CacheStorage, Cache]) prototype.match = () => Promise.reject(new DOMException('Broken', 'UnknownError'));
  });
  // A URL with a query is answered by the worker.
  expect((await page.goto('/about?x=1'))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilHydrated(page);
});
