import { mainNav, open } from '../support/page.ts';
import { expect, SETTLED, test } from '../support/test.ts';
import { HEADER_LINKS } from '../support/verbatim.ts';

test.use(SETTLED);

/** Nearly opaque, no channel above 0.39. */
const DARK = /^color\(srgb (0\.[0-3]\d* ){3}\/ 0\.[7-9]\d*\)$/;
const NONE = 'rgba(0, 0, 0, 0)';
const INK = 'rgb(16, 17, 26)';
const PAPER = 'rgb(243, 239, 230)';

test('the header is transparent at 10 px, and dark, blurred and underlined at 11 px; each link fits on one line', async ({ page }) => {
  await open(page, '/');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('position', 'fixed');
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

  await scrollTo(11);
  await expect(header).toHaveCSS('background-color', DARK);
  await expect(header).toHaveCSS('backdrop-filter', /blur/);
  await expect(header).toHaveCSS('border-bottom-color', /^rgb\(/);
  await expect(header).toHaveCSS('border-bottom-width', '1px');

  await scrollTo(10);
  await expect(header).toHaveCSS('background-color', NONE);
  await expect(header).toHaveCSS('backdrop-filter', 'none');
  await expect(header).toHaveCSS('border-bottom-color', NONE);
  expect((await header.boundingBox())?.y).toBe(0);

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

test('over paper the header is written in ink, and in paper once it is dark, also if opened at a scrolled position', async ({ page }) => {
  await open(page, '/blog');
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', NONE);
  await expect(header).toHaveCSS('color', INK);
  await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }));
  await expect(header).toHaveCSS('background-color', DARK);
  await expect(header).toHaveCSS('color', PAPER);
  await page.reload();
  await expect(header).toHaveCSS('background-color', DARK);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("the header stands on the page's own ground", async ({ page }) => {
    for (const [path, ground, text] of [
      ['/', INK, PAPER],
      ['/blog', PAPER, INK],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('banner')).toHaveCSS('background-color', ground);
      await expect(page.getByRole('banner')).toHaveCSS('color', text);
    }
  });
});
