import type { Page } from '@playwright/test';
import { dots, EXPERTISE, HALF_SLIDE_MS, index, inView, openCarousel, operable, PROJECTS } from '../../support/playwright/carousel.ts';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';

test.use(CONSENTED);

/** Milliseconds from the end of an interval until the next slide is current, and a new interval begins. */
const FRAMES = 100;

for (const kind of [PROJECTS, EXPERTISE]) {
  const { path, slides, interval } = kind;

  for (const [width, count] of [
    [360, 1],
    [800, 2],
    [1280, 3],
  ] as const)
    test(`${path}: ${count} slides are visible and operable at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const carousel = await openCarousel(page, kind);
      for (const first of [0, 1]) {
        const expected = [first, first + 1, first + 2].slice(0, count);
        expect(await inView(carousel)).toEqual(expected);
        expect(await operable(carousel)).toEqual(expected);
        await page.clock.runFor(interval + HALF_SLIDE_MS);
      }
    });

  test(`${path}: the next of ${slides} slides comes every ${interval / 1000} s`, async ({ page }) => {
    const carousel = await openCarousel(page, kind);
    await expect(dots(carousel)).toHaveCount(slides);
    await page.clock.runFor(interval - HALF_SLIDE_MS);
    expect(await index(carousel)).toBe(0);
    await page.clock.runFor(2 * HALF_SLIDE_MS);
    const seen = [];
    for (let turn = 0; turn < slides; turn++) {
      seen.push(await index(carousel));
      await page.clock.runFor(interval + FRAMES);
    }
    expect(seen).toEqual(Array.from({ length: slides }, (_, turn) => (turn + 1) % slides));
  });
}

test.describe('by keyboard', () => {
  test('Pause comes first, then both arrows', async ({ page }) => {
    const carousel = await openCarousel(page, PROJECTS);
    await page.getByRole('main').getByRole('link', { name: 'Demander un devis' }).last().focus();
    for (const name of ['Mettre en pause', 'Afficher le projet précédent', 'Afficher le projet suivant']) {
      await page.keyboard.press('Tab');
      await expect(carousel.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await page.clock.runFor(HALF_SLIDE_MS);
    expect(await index(carousel)).toBe(1);
  });

  test('the links of visible slides come next, then the dots', async ({ page }) => {
    const carousel = await openCarousel(page, PROJECTS);
    await carousel.getByRole('button', { name: 'Afficher le projet suivant' }).press('Enter');
    await page.clock.runFor(HALF_SLIDE_MS);
    for (const slide of [1, 2, 3]) {
      await page.keyboard.press('Tab');
      const link = carousel.locator('.carousel-slide').nth(slide).getByRole('link');
      await expect(link).toBeFocused();
      // The slide would clip an outline outside.
      await expect(link).toHaveCSS('outline-offset', '-3px');
    }
    await page.keyboard.press('Tab');
    await expect(dots(carousel).first()).toBeFocused();
    await page.keyboard.press('Space');
    await page.clock.runFor(HALF_SLIDE_MS);
    expect(await index(carousel)).toBe(0);
  });
});

test.describe('by clicks', () => {
  async function openPressed(page: Page) {
    const carousel = await openCarousel(page, PROJECTS);
    /** Clicks a button this many times, and returns the slide that this reaches. */
    const press = async (name: string, times = 1, pause = 0) => {
      for (let time = 0; time < times; time++) {
        await carousel.getByRole('button', { name, exact: true }).click();
        await page.clock.runFor(pause);
      }
      await page.clock.runFor(HALF_SLIDE_MS);
      return index(carousel);
    };
    return { carousel, press };
  }

  test('the arrows go on past both ends', async ({ page }) => {
    const { carousel, press } = await openPressed(page);
    expect(await press('Afficher le projet précédent')).toBe(8);
    expect(await inView(carousel)).toEqual([8, 0, 1]);
    expect(await press('Afficher le projet suivant')).toBe(0);
  });

  test('a dot leads to its slide', async ({ page }) => {
    const { carousel, press } = await openPressed(page);
    expect(await press('Afficher le projet 6')).toBe(5);
    expect(await inView(carousel)).toEqual([5, 6, 7]);
  });

  test('several quick ones move one slide each', async ({ page }) => {
    const { press } = await openPressed(page);
    expect(await press('Afficher le projet suivant', 5, 50)).toBe(5);
    // Clicks count even before a frame is drawn.
    expect(await press('Afficher le projet précédent', 3)).toBe(2);
  });
});

test('the browser scrolls the slides, and React starts there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(PROJECTS.path);
  const carousel = page.getByRole('region', { name: PROJECTS.name });
  await expect(carousel.locator('.carousel-track')).toHaveCSS('overflow-x', 'auto');
  expect(await operable(carousel)).toHaveLength(PROJECTS.slides);
  const link = carousel.locator('.carousel-slide').nth(2).getByRole('link');
  // Focus scrolls to the link, and starts React.
  await link.focus();
  await expect(carousel.locator('[data-ready]')).toHaveCSS('overflow-x', 'clip');
  // Nor does finding a word in a slide that is out of sight.
  const track = carousel.locator('.carousel-track');
  await track
    .locator('.carousel-slide')
    .last()
    .evaluate((slide) => slide.scrollIntoView());
  expect(await track.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  // The clock stands still: nothing has moved, and the link has not become inert meanwhile.
  await expect.poll(() => operable(carousel)).toEqual([2]);
  expect(await index(carousel)).toBe(2);
  await expect(link).toBeFocused();
  await page.clock.runFor(20);
  expect(await inView(carousel)).toEqual([2]);
});
