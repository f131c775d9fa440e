import type { Page } from '@playwright/test';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { mainNav, open } from '../../support/playwright/page.ts';
import { HEADER_LINKS } from '../../support/site/verbatim.ts';

test.use(CONSENTED);

/** Colours that are nearly opaque, no channel above 0.39. */
const DARK = /^color\(srgb (0\.[0-3]\d* ){3}\/ 0\.[7-9]\d*\)$/;
const NONE = 'rgba(0, 0, 0, 0)';
const INK = 'rgb(16, 17, 26)';
const PAPER = 'rgb(243, 239, 230)';

async function openAt(page: Page, path: string, top: number) {
  await open(page, path);
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  return page.getByRole('banner');
}

test('the header is dark, blurred and underlined at 11 px', async ({ page }) => {
  const header = await openAt(page, '/', 11);
  await expect(header).toHaveCSS('background-color', DARK);
  await expect(header).toHaveCSS('backdrop-filter', /blur/);
  await expect(header).toHaveCSS('border-bottom-color', /^rgb\(/);
  await expect(header).toHaveCSS('border-bottom-width', '1px');
});

test('the header is transparent at 10 px', async ({ page }) => {
  const header = await openAt(page, '/', 10);
  await expect(header).toHaveCSS('background-color', NONE);
  await expect(header).toHaveCSS('backdrop-filter', 'none');
  await expect(header).toHaveCSS('border-bottom-color', NONE);
});

test('the header stays at the top', async ({ page }) => {
  const header = await openAt(page, '/', 10);
  await expect(header).toHaveCSS('position', 'fixed');
  expect((await header.boundingBox())?.y).toBe(0);
});

test('each link of the header fits on one line', async ({ page }) => {
  await open(page, '/');
  for (const width of [768, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await mainNav(page)
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => {
          const text = document.createRange();
          text.selectNodeContents(link);
          return text.getClientRects().length;
        }),
      );
    expect(lines, `${width} px`).toEqual(HEADER_LINKS.map(() => 1));
  }
});

test('the header is written in ink over paper', async ({ page }) => {
  const header = await openAt(page, '/blog', 0);
  await expect(header).toHaveCSS('background-color', NONE);
  await expect(header).toHaveCSS('color', INK);
});

test('the header is written in paper once it is dark', async ({ page }) => {
  const header = await openAt(page, '/blog', 11);
  await expect(header).toHaveCSS('background-color', DARK);
  await expect(header).toHaveCSS('color', PAPER);
});

test('the header is dark on a page opened at a scrolled position', async ({ page }) => {
  const header = await openAt(page, '/blog', 11);
  await page.reload();
  await expect(header).toHaveCSS('background-color', DARK);
});

for (const width of [360, 768, 1440])
  test(`at ${width} px, the skip link covers the wordmark`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(link).toBeFocused();
    const sides = (element: Element) => [element.getBoundingClientRect().left, element.getBoundingClientRect().right];
    const [left = 0, right = 0] = await page.getByRole('link', { name: 'Trait', exact: true }).evaluate(sides);
    const [start = left, end = right] = await link.evaluate(sides);
    expect([start < left, end > right]).toEqual([true, true]);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, ground, text] of [
    ['/', INK, PAPER],
    ['/blog', PAPER, INK],
  ] as const)
    test(`the header stands on the ground of ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('banner')).toHaveCSS('background-color', ground);
      await expect(page.getByRole('banner')).toHaveCSS('color', text);
    });
});
