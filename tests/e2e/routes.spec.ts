// What every page must be: one visit on a phone and one on a wide screen. What it is without JavaScript is in no-script.spec.ts.
import type { Page } from '@playwright/test';
import { DESKTOP, expectNoViolation, PHONE } from '../support/axe.ts';
import { banner } from '../support/cookie-choice.ts';
import { collectShifts, expectNoShift, swapTextFace } from '../support/layout-shift.ts';
import { open } from '../support/page.ts';
import { RESULTS, ROUTES, UNKNOWN } from '../support/site-routes.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

const MISSING = /status of 404|console: 404: /;
/** Playwright's own warning. */
const BLOCKED = /Service Worker registration blocked/;
const ALL = [
  ...ROUTES,
  { path: UNKNOWN, title: /introuvable/, heading: /^Oops! Page not found$/ },
  ...RESULTS.map((path) => ({ path, title: /\S/, heading: /\S/ })),
];

/** Scrolls through the page, painting one screen after the other, and back to its top. */
async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const frame = () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await frame();
    }
    scrollTo(0, 0);
  });
}

for (const { path, title, heading } of ALL) {
  test.describe(path, () => {
    test.use({ allow: { errors: path === UNKNOWN ? [MISSING] : [], origins: [] } });
    test.beforeEach(({ page }) => page.addInitScript(collectShifts));

    test('on a phone: does not shift, fits, and is accessible beside the cookie banner', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await open(page, path);
      await readThrough(page);
      await swapTextFace(page);
      await expectNoShift(page, '360 px');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(PHONE);
      await expect(banner(page)).toBeVisible();
      await expectNoViolation(page, 'with the banner, 320 px');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    });

    test('on a wide screen: its heads are right, it hydrates, does not shift, is accessible', async ({ page }) => {
      const warnings: string[] = [];
      page.on(
        'console',
        (message) => void (message.type() === 'warning' && !BLOCKED.test(message.text()) && warnings.push(message.text())),
      );
      const styles: string[] = [];
      page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(new URL(request.url()).pathname));
      // The last stylesheet is the app's own, or on /contact that of the waiting messages.
      const lastStyle = page.waitForRequest(path === '/contact' ? /waiting-.*\.css$/ : /start-pwa-.*\.css$/);
      await page.setViewportSize(DESKTOP);

      const response = await open(page, path);
      expect(response?.status()).toBe(path === UNKNOWN ? 404 : 200);
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page).toHaveTitle(title);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await page.locator('h1').innerText()).toMatch(heading);
      expect(new URL(page.url()).pathname).toBe(path);

      await readThrough(page);
      await swapTextFace(page);
      await expectNoShift(page, `${DESKTOP.width} px`);
      await lastStyle;
      const inline = await page
        .locator('link[rel="stylesheet"][disabled]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect.soft(inline).toContainEqual(expect.stringContaining('/index-'));
      expect.soft(styles.filter((file) => inline.includes(file))).toEqual([]);

      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.getByRole('button', { name: 'Refuser', exact: true }).click();
      await expectNoViolation(page, `${DESKTOP.width} px`);
      expect(warnings).toEqual([]);
    });
  });
}

test('an article that does not exist redirects to the blog, on the host and in the router', async ({ page, request, allow }) => {
  const path = '/blog/article-inconnu';
  const answer = await request.get(path, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/blog']);

  // Serves the blog's document at the requested address, as no host does: React finds another page there than it renders, and says so.
  allow.errors.push(/Minified React error #418/);
  await page.route(`**${path}`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/blog', page.url()).href }) }),
  );
  await page.goto('/');
  await open(page, path);
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre Blog');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('an address that matches no route is missing on the host and once React runs', async ({ page, allow }) => {
  allow.errors.push(MISSING);
  for (const path of ['/blog/2025/inconnu', '/contact/inconnu', '/blog//inconnu', '/%', '/%E9']) {
    const logged = page.waitForEvent('console', (message) => message.text() === `404: ${path}`);
    expect((await open(page, path))?.status(), path).toBe(404);
    await logged;
    await expect(page.locator('h1'), path).toHaveText('Oops! Page not found');
    await expect(page, path).toHaveTitle(/introuvable/);
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('a trailing slash shows the same page', async ({ page }) => {
  for (const path of ['/about/', '/blog/', '/blog/bonnes-pratiques-seo-2025/']) {
    const response = await open(page, path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path.slice(0, -1)}$`));
    await expect(page.locator('h1')).toHaveCount(1);
  }
});
