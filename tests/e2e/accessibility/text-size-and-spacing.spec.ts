// Readers must not lose any of a text, whatever they do to it.
import type { Page } from '@playwright/test';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { open } from '../../support/playwright/page.ts';

const PATHS = ['/', '/services', '/about', '/contact', '/blog', '/blog/bonnes-pratiques-seo-2025', '/cgv'];
/** Text spacing of WCAG 1.4.12. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }';
/** Pixels. The browser sets them rather than a style, since breakpoints follow the browser's setting. */
const TWICE_AS_LARGE = { standard: 32, fixed: 26 };

test.use({ contextOptions: { reducedMotion: 'reduce' }, ...CONSENTED });

for (const path of PATHS) {
  test(`${path} loses no text that is twice as large`, async ({ page, context }) => {
    const browser = await context.newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: TWICE_AS_LARGE });
    await open(page, path);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await fontSize(page)).toBe('32px');
      expect.soft(await lost(page), `${width} px`).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBe(width);
    }
  });

  test(`${path} loses no text that has more space`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, path);
    await addSpacing(page);
    expect(await fontSize(page)).toBe('16px');
    expect(await lost(page)).toEqual([]);
  });
}

for (const width of [768, 1024, 1100, 1240])
  test(`at ${width} px, no link of the header covers another`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/about');
    await addSpacing(page);
    const links = page.getByRole('banner').getByRole('link').filter({ visible: true });
    const covered = await links.evaluateAll((all) =>
      all.filter((link) => {
        const { left, right, top, bottom } = link.getBoundingClientRect();
        return [left + 2, right - 2].some((x) => !link.contains(document.elementFromPoint(x, (top + bottom) / 2)));
      }),
    );
    expect(covered).toEqual([]);
  });

function addSpacing(page: Page): Promise<void> {
  return page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, SPACING);
}

const fontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

/**
 * Texts beyond the sides of the screen, or below the fixed header that holds them. In the day's strip, which scrolls, texts beyond their scene.
 * Moving and hidden content is left out.
 */
function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const header = document.querySelector('.site-header');
    const texts = [...document.querySelectorAll('body *')].filter(
      (element) =>
        element.childElementCount === 0 &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('.marquee, .carousel-track, .sr-only, .form-extra'),
    );
    return texts
      .filter((element) => {
        const { right, left, bottom } = element.getBoundingClientRect();
        const scene = element.closest('.bento-cell')?.getBoundingClientRect();
        if (scene) return right > scene.right + 1 || left < scene.left - 1 || scene.width > clientWidth;
        const room = header?.contains(element) ? header.getBoundingClientRect().bottom : Number.POSITIVE_INFINITY;
        return right > clientWidth + 1 || left < -1 || bottom > room + 1;
      })
      .filter((element) => !element.matches('img, svg *, [type="range"], .skip-link'))
      .map((element) => `${element.tagName} ${element.textContent}`);
  });
}
