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

  test('a stylesheet that failed to preload is loaded at the click', async ({ page, allow }) => {
    allow.errors.push(/Failed to load resource/);
    await open(page, '/cgv');
    const failure = page.evaluateHandle(() => {
      const failed = new Promise((resolve) => addEventListener('vite:preloadError', resolve, { once: true }));
      return { failed };
    });
    const request = page.waitForEvent('requestfailed');
    await page.route(/BlogPage-.*\.css$/, (route) => route.abort(), { times: 1 });
    await mainNav(page).getByRole('link', { name: 'Blog' }).hover();
    const file = new URL((await request).url()).pathname;
    await (await failure).evaluate(({ failed }) => failed);
    await mainNav(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page.locator('h1')).toHaveText('Notre Blog');
    const isStyled = (path: string) => {
      const sheet = [...document.styleSheets].find(({ href }) => href?.endsWith(path));
      try {
        return Boolean(sheet?.cssRules.length);
      } catch {
        // The rules of a sheet that could not be fetched are refused.
        return false;
      }
    };
    expect(await page.evaluate(isStyled, file)).toBe(true);
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
