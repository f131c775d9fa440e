import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from '../../support/playwright/axe.ts';
import { banner } from '../../support/playwright/cookie-choice.ts';
import { expect, NO_WORKER, test } from '../../support/playwright/fixtures.ts';
import { open } from '../../support/playwright/page.ts';

test.use(NO_WORKER);

/** A window of 1280 × 1024 pixels at 400 %: https://www.w3.org/WAI/WCAG22/Understanding/reflow.html. */
const ZOOMED = { width: 320, height: 256 };
const PATHS = ['/', '/services', '/contact', '/blog', '/blog/bonnes-pratiques-seo-2025'];

/**
 * Presses Tab. The name of the element that is then focused, and whether any of it is on screen and uncovered; `null` at the end of the
 * page.
 */
async function next(page: Page): Promise<{ name: string; isSeen: boolean } | null> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
    const points = parts.flatMap((x) => parts.map((y) => document.elementFromPoint(left + width * x, top + height * y)));
    // A radio is covered by its label's own text.
    const own = element.closest('label') ?? element;
    return { name: element.getAttribute('aria-label') ?? element.textContent, isSeen: points.some((point) => own.contains(point)) };
  });
}

for (const path of PATHS)
  test(`nothing on ${path} is focused behind header or banner`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const size of [ZOOMED, PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await open(page, path);
      await expect(banner(page)).toBeVisible();
      const hidden: string[] = [];
      let stops = 0;
      for (let at = await next(page); at; at = await next(page)) {
        stops++;
        if (!at.isSeen) hidden.push(at.name);
      }
      expect(stops, `${size.width} px`).toBeGreaterThan(20);
      expect(hidden, `${size.width} px`).toEqual([]);
    }
  });

test('focus on the banner’s button leaves the page where it is', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/contact');
  const button = banner(page).getByRole('button', { name: 'Refuser' });
  await button.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
