// Demands on every page: one visit on a phone and one on a wide screen. What it is without JavaScript is in
// progressive-enhancement/no-script.spec.ts.
import type { Page, Response } from '@playwright/test';
import { DESKTOP, expectNoViolation, PHONE } from '../../support/playwright/axe.ts';
import { banner } from '../../support/playwright/cookie-choice.ts';
import { expect, NO_WORKER, test } from '../../support/playwright/fixtures.ts';
import { collectShifts, expectNoShift, swapTextFace } from '../../support/playwright/layout-shift.ts';
import { open, untilPainted } from '../../support/playwright/page.ts';
import { RESULTS, ROUTES, UNKNOWN } from '../../support/site/site-routes.ts';

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
  await page.evaluate(async () => void (await document.fonts.ready));
  const screen = await page.evaluate(() => innerHeight);
  for (let top = 0; top < (await page.evaluate(() => document.documentElement.scrollHeight)); top += screen) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await untilPainted(page);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** The warnings of the page from now on. */
function collectWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && !BLOCKED.test(message.text())) warnings.push(message.text());
  });
  return warnings;
}

async function expectHeads(page: Page, response: Response | null, { path, title, heading }: (typeof ALL)[number]): Promise<void> {
  expect(response?.status()).toBe(path === UNKNOWN ? 404 : 200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle(title);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await page.locator('h1').innerText()).toMatch(heading);
  expect(new URL(page.url()).pathname).toBe(path);
}

for (const route of ALL) {
  test.describe(route.path, () => {
    test.use({ allow: { errors: route.path === UNKNOWN ? [MISSING] : [], origins: [] } });
    test.beforeEach(({ page }) => page.addInitScript(collectShifts));

    test('is stable, fits and is accessible on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await open(page, route.path);
      await readThrough(page);
      await swapTextFace(page);
      await expectNoShift(page, '360 px');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(PHONE);
      await expect(banner(page)).toBeVisible();
      await expectNoViolation(page, 'with the banner, 320 px');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    });

    test('is titled, stable and accessible on a wide screen', async ({ page }) => {
      const warnings = collectWarnings(page);
      await page.setViewportSize(DESKTOP);
      await expectHeads(page, await open(page, route.path), route);
      await readThrough(page);
      await swapTextFace(page);
      await expectNoShift(page, `${DESKTOP.width} px`);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.getByRole('button', { name: 'Refuser', exact: true }).click();
      await expectNoViolation(page, `${DESKTOP.width} px`);
      expect(warnings).toEqual([]);
    });
  });
}
