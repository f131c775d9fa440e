import type { Page } from '@playwright/test';
import { choose, open } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

/** One path for each page module that has a stylesheet. */
const PATHS = ['/services', '/about', '/blog', '/blog/bonnes-pratiques-seo-2025', '/contact', '/cgv', '/'];

test.use({ contextOptions: { reducedMotion: 'reduce' }, ...NO_WORKER });
test.beforeEach(({ context }) => choose(context, 'essential'));

/** Position, size and look of every element. */
function appearance(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo(0, 0);
    return [...document.querySelectorAll('main *, footer *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, fontWeight, display } = getComputedStyle(element);
      const box = [x, y + scrollY, width, height].map(Math.round).join(' ');
      return [element.tagName, element.className, box, color, backgroundColor, fontSize, fontWeight, display].join(' | ');
    });
  });
}

async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).last();
  await link.dispatchEvent('click');
  await expect(page).toHaveURL(path);
  await expect(page.locator('h1')).toHaveCount(1);
}

test('a page looks the same on a phone and on a wide screen whichever pages were visited before it', async ({ page, context }) => {
  await open(page, '/');
  // Visiting every page leaves the stylesheets of all of them in the document.
  for (const path of PATHS) await follow(page, path.startsWith('/blog/') ? '/blog' : path);
  const fresh = await context.newPage();
  for (const path of PATHS) {
    if (path.startsWith('/blog/')) await follow(page, '/blog');
    await follow(page, path);
    await open(fresh, path);
    for (const width of [360, 1280]) {
      for (const tab of [page, fresh]) await tab.setViewportSize({ width, height: 780 });
      // Retried: articles are marked once they can be read offline, which each page learns in its own time.
      await expect(async () => expect(await appearance(page), `${path}, ${width} px`).toEqual(await appearance(fresh))).toPass();
    }
  }
});
