import { dots, EXPERTISE, index, inView, openCarousel, operable, PROJECTS, SETTLE } from '../support/carousel.ts';
import { expect, SETTLED, test } from '../support/test.ts';

test.use(SETTLED);

for (const kind of [PROJECTS, EXPERTISE])
  test(`${kind.path}: one to three of ${kind.slides} slides, one more every ${kind.interval / 1000} s`, async ({ page }) => {
    let carousel = page.locator('body');
    for (const [width, count] of [
      [360, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      carousel = await openCarousel(page, kind);
      for (const first of [0, 1]) {
        // The others are out of reach.
        const expected = [first, first + 1, first + 2].slice(0, count);
        expect(await inView(carousel), `${width} px`).toEqual(expected);
        expect(await operable(carousel), `${width} px`).toEqual(expected);
        expect(await index(carousel)).toBe(first);
        await page.clock.runFor(kind.interval - SETTLE);
        expect(await index(carousel)).toBe(first);
        await page.clock.runFor(2 * SETTLE);
      }
    }
    await expect(dots(carousel)).toHaveCount(kind.slides);
    const seen = [];
    for (let turn = 0; turn < kind.slides; turn++) {
      seen.push(await index(carousel));
      await page.clock.runFor(kind.interval);
    }
    expect(seen).toEqual(Array.from({ length: kind.slides }, (_, turn) => (turn + 2) % kind.slides));
  });

test('the projects’ arrows and dots work by keyboard alone, starting with Pause, and by clicks, past both ends', async ({ page }) => {
  const carousel = await openCarousel(page, PROJECTS);
  await page.getByRole('region', { name: 'Types de services' }).getByRole('link', { name: 'Demander un devis' }).focus();
  for (const name of ['Mettre en pause', 'Afficher le projet précédent', 'Afficher le projet suivant']) {
    await page.keyboard.press('Tab');
    await expect(carousel.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.clock.runFor(SETTLE);
  expect(await index(carousel)).toBe(1);
  for (const slide of [1, 2, 3]) {
    await page.keyboard.press('Tab');
    const link = carousel.locator('.carousel-slide').nth(slide).getByRole('link');
    await expect(link).toBeFocused();
    // Inside the slide, which would clip it otherwise.
    await expect(link).toHaveCSS('outline-offset', '-3px');
  }
  await page.keyboard.press('Tab');
  await expect(dots(carousel).first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.clock.runFor(SETTLE);
  expect(await index(carousel)).toBe(0);

  const press = async (name: string, times = 1, pause = 0) => {
    for (let time = 0; time < times; time++) {
      await carousel.getByRole('button', { name, exact: true }).click();
      await page.clock.runFor(pause);
    }
    await page.clock.runFor(SETTLE);
    return index(carousel);
  };
  expect(await press('Afficher le projet suivant')).toBe(1);
  expect(await press('Afficher le projet précédent', 2)).toBe(8);
  expect(await inView(carousel)).toEqual([8, 0, 1]);
  expect(await press('Afficher le projet suivant')).toBe(0);
  expect(await press('Afficher le projet 6')).toBe(5);
  expect(await inView(carousel)).toEqual([5, 6, 7]);
  // Several quick clicks move one slide each, even before a frame is drawn.
  expect(await press('Afficher le projet suivant', 5, 50)).toBe(1);
  expect(await press('Afficher le projet précédent', 3)).toBe(7);
});

test('the browser scrolls the slides, and React starts from the slide reached', async ({ page }) => {
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
  await expect(carousel.locator('[data-ready]')).toHaveCSS('overflow-x', 'hidden');
  // The clock stands still: nothing has moved, and the link has not become inert meanwhile.
  await expect.poll(() => operable(carousel)).toEqual([2]);
  expect(await index(carousel)).toBe(2);
  await expect(link).toBeFocused();
  await page.clock.runFor(20);
  expect(await inView(carousel)).toEqual([2]);
});
