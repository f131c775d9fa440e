// Edges that the eye follows, and the line that it follows from one section to the next.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { color } from '../../../src/prerender/color.ts';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { open } from '../../support/playwright/page.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, ...CONSENTED });

const ARTICLE = '/blog/bonnes-pratiques-seo-2025';

for (const [what, path, width, edge, elements] of [
  ['the values’ texts', '/about', 768, 'left', '.value-text'],
  ['the second columns', '/about', 1440, 'left', '.story-text, .value-text, .founder-text'],
  ['the publisher’s details', '/mentions-legales', 1440, 'left', '.legal-row > span'],
  ['an article’s parts', ARTICLE, 768, 'right', '.article-header .cover, .article-body :is(blockquote, figure img)'],
  ['an article’s titles and texts', ARTICLE, 1440, 'right', '.article-body > :is(h2, h3, p)'],
  ['an article’s parts', ARTICLE, 1440, 'right', '.article-header .cover, .article-body :is(blockquote, figure img)'],
] as const)
  test(`${what} have one ${edge} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const found = await page
      .locator(elements)
      .evaluateAll((all, side) => all.map((element) => Math.round(element.getBoundingClientRect()[side])), edge);
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found).size, String(found)).toBe(1);
  });

test('at 1440 px, a sentence of /about stands beside the house', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  const [sentence, house] = await page
    .locator('.story-thesis, .story-image')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
  expect(sentence?.top).toBeGreaterThanOrEqual(house?.top ?? Number.NaN);
  expect(sentence?.bottom).toBeLessThan(house?.bottom ?? Number.NaN);
});

/** The seams between the sections of the page, from its top. */
const seamsOf = (page: Page): Promise<number[]> =>
  page
    .locator('main .section, .site-footer')
    .evaluateAll((sections) => sections.slice(1).map((section) => Math.round(section.getBoundingClientRect().top + scrollY)));

/** A pixel of `--ink`, as `pixelsOf` gives it. */
const INK = String(Buffer.from(color('ink').slice(1), 'hex'));

/** The page's pixels. `drawn`: the places at which a row differs from its ground, the colour of its first pixel. */
async function pixelsOf(page: Page) {
  const screenshot = sharp(await page.screenshot({ fullPage: true }));
  const { data, info } = await screenshot.raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number) => String(data.subarray((y * info.width + x) * info.channels).subarray(0, 3));
  const drawn = (y: number) => Array.from({ length: info.width }, (_, x) => x).filter((x) => pixel(x, y) !== pixel(0, y));
  return { width: info.width, pixel, drawn };
}

// From `md` on, the line comes to the day from the window's edge and leaves it so: two seams have none.
for (const [width, crossed] of [
  [360, 6],
  [768, 4],
  [1440, 4],
  [1920, 4],
] as const)
  test(`at ${width} px, the home page’s line crosses ${crossed} seams whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    const seams = await seamsOf(page);
    const pixels = await pixelsOf(page);
    expect(seams).toHaveLength(6);
    const met = seams.filter((seam) => pixels.drawn(seam + 3).length > 0);
    expect(met).toHaveLength(crossed);
    for (const seam of met) {
      // Four pixels, or five where the margin is not a whole number of them.
      expect([4, 5], `below ${seam}`).toContain(pixels.drawn(seam + 3).length);
      expect(pixels.drawn(seam - 4), `above ${seam}`).toEqual(pixels.drawn(seam + 3));
    }
    expect(pixels.width).toBe(width);
  });

for (const width of [360, 390])
  test(`at ${width} px, the line of /blog leads down to the newsletter`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/blog');
    const [newsletter = Number.NaN] = await seamsOf(page);
    const recent = await page
      .locator('main .section')
      .first()
      .evaluate((section) => section.getBoundingClientRect().top + scrollY);
    const { pixel } = await pixelsOf(page);
    const margin = Array.from({ length: 20 }, (_, x) => width - 20 + x);
    const inked = (y: number) => margin.filter((x) => pixel(x, Math.round(y)) === INK);
    expect(inked(recent - 4)).toHaveLength(4);
    expect(inked(recent + 4)).toEqual(inked(recent - 4));
    expect(inked(newsletter - 4)).toEqual(inked(recent - 4));
    expect(inked(newsletter + 1)).toEqual(margin);
  });

for (const width of [360, 1440])
  test(`at ${width} px, a chapter’s line runs to the window’s edge`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, ARTICLE);
    const chapter = await page
      .locator('.article-heading')
      .first()
      .evaluate((heading) => heading.getBoundingClientRect().toJSON() as DOMRect);
    const { pixel } = await pixelsOf(page);
    const rows = Array.from({ length: 4 }, (_, y) => Math.round(chapter.top) + y);
    const inked = rows.filter((y) => [chapter.left + 1, width - 1].every((x) => pixel(Math.round(x), y) === INK));
    // Three whole rows, or four where the title begins at a whole pixel.
    expect(inked.length).toBeGreaterThanOrEqual(3);
  });

for (const width of [1024, 1280, 1440])
  test(`at ${width} px, the line runs into a result page’s drawing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/contact/invalide');
    const scene = await page.locator('.contact-result-scene').evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      // The title stands beside the upper half.
      return { left: Math.round(left), middle: Math.round(top + height / 2), bottom: Math.floor(top + height) };
    });
    const { pixel } = await pixelsOf(page);
    const rows = Array.from({ length: scene.bottom - scene.middle }, (_, y) => scene.middle + y);
    const drawnAt = (x: number) => rows.filter((y) => pixel(x, y) !== pixel(x, scene.middle));
    const piece = drawnAt(scene.left - 2);
    expect(piece).toHaveLength(4);
    expect(drawnAt(scene.left + 2)).toEqual(piece);
  });
