// The line that runs through the home page, from section to section and into the footer's drawing.
import sharp from 'sharp';
import { choose, open } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, ...NO_WORKER });
test.beforeEach(({ context }) => choose(context, 'essential'));

for (const width of [360, 768, 1440, 1920])
  test(`at ${width} px the line crosses every seam of the home page at one place`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    const seams = await page
      .locator('main .section, .site-footer')
      .evaluateAll((sections) => sections.slice(1).map((section) => Math.round(section.getBoundingClientRect().top + scrollY)));
    const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    /** Where a row of the page differs from its ground, which is what its first pixel shows. */
    const drawn = (y: number) => {
      const pixel = (x: number) => String(data.subarray((y * info.width + x) * info.channels).subarray(0, 3));
      return Array.from({ length: info.width }, (_, x) => x).filter((x) => pixel(x) !== pixel(0));
    };
    expect(seams).toHaveLength(6);
    for (const seam of seams) {
      // Four pixels, or five where the margin is not a whole number of them.
      expect([4, 5], `below ${seam}`).toContain(drawn(seam + 3).length);
      expect(drawn(seam - 4), `above ${seam}`).toEqual(drawn(seam + 3));
    }
    expect(info.width).toBe(width);
  });
