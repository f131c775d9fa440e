// Edges that the eye follows, and the room on both sides of them.
import type { Locator, Page } from '@playwright/test';
import { choose, open } from '../support/page.ts';
import { UNKNOWN } from '../support/site-routes.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

const ARTICLE = '/blog/bonnes-pratiques-seo-2025';

test.use({ contextOptions: { reducedMotion: 'reduce' }, ...NO_WORKER });
test.beforeEach(({ context }) => choose(context, 'essential'));

const edges = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect()).map(({ left, right }) => ({ left, right })));
const lefts = async (elements: Locator) => (await edges(elements)).map(({ left }) => Math.round(left));
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

const WIDTHS = [360, 1440];

test('the text columns of /about share one left edge', async ({ page }) => {
  await open(page, '/about');
  for (const [width, columns] of [
    [768, '.value:nth-child(2), .value:nth-child(4)'],
    [1440, '.story .prose, .value:nth-child(2), .founder-text'],
  ] as const) {
    await resize(page, width);
    const found = await lefts(page.locator(columns));
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found).size, `${width} px: ${found}`).toBe(1);
  }
});

test('the rules and figures of an article end where its cover ends, and so does a toast', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await resize(page, 768);
  await open(page, ARTICLE);
  const ends = await edges(page.locator('.article-header .cover, .article-body h2, .article-body figure img'));
  expect(ends.length).toBeGreaterThan(3);
  for (const { right } of ends) expect(right).toBeCloseTo(ends[0]?.right ?? 0, 0);

  for (const width of WIDTHS) {
    await resize(page, width);
    await page.getByRole('button', { name: 'Partager cet article' }).click();
    const [cover] = await edges(page.locator('.article-header .cover'));
    const toastRight = async () => (await edges(page.locator('.toast')))[0]?.right;
    await expect.poll(toastRight, `${width} px`).toBeCloseTo(cover?.right ?? 0, 0);
  }
});

test('on /blog the rule above the newsletter has equal space on both sides, and the featured cover is as tall as its text', async ({
  page,
}) => {
  await open(page, '/blog');
  for (const width of WIDTHS) {
    await resize(page, width);
    const room = await page.locator('.newsletter').evaluate((newsletter) => {
      const { top } = newsletter.getBoundingClientRect();
      const above = document.querySelector('.article-grid')?.getBoundingClientRect().bottom ?? 0;
      return { above: top - above, below: Number.parseFloat(getComputedStyle(newsletter).paddingTop) };
    });
    expect(room.above, `${width} px`).toBeCloseTo(room.below, 0);
  }
  const heights = await page
    .locator('.featured-article > *')
    .evaluateAll((columns) => columns.map((column) => column.getBoundingClientRect().height));
  expect(heights).toHaveLength(2);
  expect(heights[0]).toBeCloseTo(heights[1] ?? 0, 0);
});

test('the line on the not-found page runs from one edge of the window to the other', async ({ page, allow }) => {
  allow.errors.push(/status of 404|console: 404: /);
  await open(page, UNKNOWN);
  for (const width of WIDTHS) {
    await resize(page, width);
    const [scene] = await edges(page.locator('.wide-scene'));
    const drawnBefore = await page.locator('.wide-scene').evaluate((element) => {
      const { content, width: length } = getComputedStyle(element, '::before');
      return content === 'none' ? 0 : Number.parseFloat(length);
    });
    expect((scene?.left ?? 1) - drawnBefore, `${width} px`).toBeLessThanOrEqual(0);
    expect(scene?.right).toBeCloseTo(width, 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('no text below a title ends in a line of one or two words', async ({ page }) => {
  for (const path of ['/', '/services', '/about', '/blog']) {
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of WIDTHS) {
      await resize(page, width);
      for (const { text, share } of await lastLines(page)) expect.soft(share, `${path}, ${width} px: ${text}`).toBeGreaterThan(0.5);
    }
  }
});

/** How long the last line of each text is, beside the longest. */
function lastLines(page: Page) {
  return page.locator('.section-intro').evaluateAll((texts) =>
    texts
      .filter((text) => text.checkVisibility())
      .map((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        const lines = [...range.getClientRects()].map(({ width }) => width);
        return { text: text.textContent, share: (lines.at(-1) ?? 0) / Math.max(...lines) };
      }),
  );
}

test('at 320 px the booking button fits on one line, and would centre a longer label', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  const button = page.locator('.hero').getByRole('link', { name: 'Réserver un appel de 30min' }).filter({ visible: true });
  await expect(button).toHaveCSS('height', '48px');
  await expect(button).toHaveCSS('text-align', 'center');
});
