import { expect, test } from '../../support/playwright/fixtures.ts';
import { mainNav, open } from '../../support/playwright/page.ts';

test.use({ consent: 'essential' });

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a module that failed to preload is loaded at the click', async ({ page, allow }) => {
    allow.errors.push(/Failed to (load resource|fetch)/);
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route(/ServicesPage-.*\.js$/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await mainNav(page).getByRole('link', { name: 'Services' }).hover();
    // The page's own import started first, so it has failed by the time this one has.
    await page.evaluate((module) => import(module).catch(() => {}), (await failed).url());
    await page.unroute(/ServicesPage-.*\.js$/);
    await mainNav(page).getByRole('link', { name: 'Services' }).click();
    await expect(page.locator('h1')).toHaveText('Sites, boutiques, applications et tunnels de vente');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('a link does not wait for how its page comes in', async ({ page }) => {
    // Never answered.
    await page.route(/page-change-.*\.css$/, () => {});
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await mainNav(page).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/services');
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  });

  test('a page is loaded though how pages come in could not be', async ({ page, allow }) => {
    allow.errors.push(/Failed to load resource/);
    await open(page, '/cgv');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route(/page-change-.*\.css$/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await mainNav(page).getByRole('link', { name: 'Blog' }).hover();
    await failed;
    // Clicks as a screen reader does, so nothing preloads the page before the click.
    await mainNav(page)
      .getByRole('link', { name: 'Services' })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/services');
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  });

  test('a page whose stylesheet failed to preload comes styled', async ({ page, allow }) => {
    allow.errors.push(/Failed to load resource/);
    await open(page, '/cgv');
    const failure = page.evaluateHandle(() => ({
      failed: new Promise((resolve) => addEventListener('vite:preloadError', resolve, { once: true })),
    }));
    await page.route(/BlogPage-.*\.css$/, (route) => route.abort(), { times: 1 });
    await mainNav(page).getByRole('link', { name: 'Blog' }).hover();
    await (await failure).evaluate(({ failed }) => failed);
    await mainNav(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page.locator('h1')).toHaveText('Notre Blog');
    await expect(page.locator('.article-grid')).toHaveCSS('display', 'grid');
  });

  test('an add-on’s stylesheet that fails keeps no link from working', async ({ page, allow }) => {
    allow.errors.push(/CSP style-src-elem refused/, /Content Security Policy/);
    allow.origins.push('https://fonts.example');
    await open(page, '/cgv');
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://fonts.example/css' });
          link.addEventListener('error', resolve);
          document.head.append(link);
          Object.assign(window, { sameDocument: true });
        }),
    );
    await mainNav(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page.locator('h1')).toHaveText('Notre Blog');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});

test('linked pages and pictures on the device are loaded ahead', async ({ page }) => {
  const isLoaded = (module: string) =>
    page.waitForFunction((name) => performance.getEntriesByType('resource').some((entry) => entry.name.includes(name)), module);
  await open(page, '/about');
  await isLoaded('/BlogPage-');
  await mainNav(page).getByRole('link', { name: 'Blog' }).click();
  await isLoaded('/bonnes-pratiques-seo-2025-');
  await page.waitForFunction(() => Array.from(document.images).every(({ complete }) => complete));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

// Fetched after the page's own style, a stylesheet would override it.
test('no stylesheet is fetched that the page has inlined', async ({ page }) => {
  await open(page, '/contact');
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/LegalNoticePage-')));
  const { inlined, fetched } = await page.evaluate(() => ({
    inlined: [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')].map(({ href }) => href),
    fetched: performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.css') ? name : [])),
  }));
  expect(inlined.some((href) => href.includes('/index-'))).toBe(true);
  expect(fetched.filter((href) => inlined.includes(href) || href.includes('/index-'))).toEqual([]);
});
