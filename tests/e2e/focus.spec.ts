import type { Page } from '@playwright/test';
import { DESKTOP, PHONE } from '../support/axe.ts';
import { openCarousel, PROJECTS } from '../support/carousel.ts';
import { banner } from '../support/cookie-choice.ts';
import { choose, open } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

const PATHS = ['/', '/services', '/contact', '/blog', '/blog/bonnes-pratiques-seo-2025'];

/** The name of the focused element, and whether any of it is on screen and uncovered; `null` at the end of the page. */
function focused(page: Page): Promise<{ name: string; isSeen: boolean } | null> {
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
  test(`nothing on ${path} is focused behind the header or the cookie banner`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const size of [PHONE, DESKTOP]) {
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

/** How far the ring of what has focus, if it is smaller than the window, reaches below the window. */
function cutOff(page: Page): Promise<number> {
  return page.evaluate(() => {
    const element = document.activeElement?.closest('label') ?? document.activeElement;
    if (!element) return 0;
    const { bottom, height } = element.getBoundingClientRect();
    const { outlineOffset, outlineWidth } = getComputedStyle(element);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    return height + ring > innerHeight ? 0 : Math.max(0, bottom + ring - innerHeight);
  });
}

test('no focus ring is cut off by the bottom of the window when tabbing down the page', async ({ page, context }) => {
  await choose(context, 'essential');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const height of [640, 700, 760]) {
    await page.setViewportSize({ width: 360, height });
    await open(page, '/blog');
    for (let at = await next(page); at; at = await next(page)) expect.soft(await cutOff(page), `${height}: ${at.name}`).toBe(0);
  }
});

test('a project’s focus ring stays inside its slide, which would clip it otherwise', async ({ page, context }) => {
  await choose(context, 'essential');
  const carousel = await openCarousel(page, PROJECTS);
  const link = carousel.locator('.carousel-slide').first().getByRole('link');
  const ground = await link.evaluate((element) => getComputedStyle(element).backgroundColor);
  await carousel.getByRole('button', { name: 'Afficher le projet suivant' }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('outline-offset', '-3px');
  await expect(link).not.toHaveCSS('background-color', ground);
});

async function next(page: Page) {
  await page.keyboard.press('Tab');
  return focused(page);
}
