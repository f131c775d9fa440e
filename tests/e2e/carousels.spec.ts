import type { Locator, Page } from '@playwright/test';
import { dots, EXPERTISE, index, inView, openAbove, openCarousel, operable, PROJECTS, SETTLE } from '../support/carousel.ts';
import { setVisibility } from '../support/page.ts';
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

test.describe('the rotation', () => {
  const { interval, slides } = PROJECTS;
  const pause = (carousel: Locator) => carousel.getByRole('button', { name: /^(Mettre en pause|Reprendre le défilement)$/ });
  const live = (carousel: Locator) => carousel.locator('[aria-live]');
  const stays = async (page: Page, carousel: Locator) => {
    const before = await index(carousel);
    await page.clock.runFor(3 * interval);
    expect(await index(carousel)).toBe(before);
  };
  const goesOn = async (page: Page, carousel: Locator) => {
    const before = await index(carousel);
    await page.clock.runFor(interval + SETTLE);
    expect(await index(carousel)).toBe((before + 1) % slides);
  };

  test('goes on while the carousel is out of view, past its end', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    const carousel = await openAbove(page, PROJECTS);
    for (let turn = 0; turn <= slides; turn++) await goesOn(page, carousel);
  });

  test('stops under the pointer, in a hidden tab and with the Pause button', async ({ page }) => {
    const carousel = await openCarousel(page, PROJECTS);
    await expect(live(carousel)).toHaveAttribute('aria-live', 'off');
    await carousel.hover();
    await stays(page, carousel);
    await expect(live(carousel)).toHaveAttribute('aria-live', 'polite');
    await page.mouse.move(0, 0);
    await goesOn(page, carousel);

    // A click does not count as keyboard focus.
    await dots(carousel).nth(0).click();
    await page.clock.runFor(SETTLE);
    await stays(page, carousel);
    await page.mouse.move(0, 0);
    await goesOn(page, carousel);

    await setVisibility(page, 'hidden');
    await stays(page, carousel);
    await setVisibility(page, 'visible');
    await goesOn(page, carousel);

    await pause(carousel).click();
    await page.mouse.move(0, 0);
    await stays(page, carousel);
    await pause(carousel).click();
    // It plays under the pointer that started it, and pauses again over the slides.
    await goesOn(page, carousel);
    await carousel.locator('.carousel-track').hover();
    await stays(page, carousel);
    await pause(carousel).hover();
    await goesOn(page, carousel);
  });

  test('stops when keyboard focus enters, and resumes only on request', async ({ page }) => {
    const carousel = await openCarousel(page, PROJECTS);
    await pause(carousel).focus();
    await expect(pause(carousel)).toHaveAccessibleName('Mettre en pause');
    await stays(page, carousel);
    await page.keyboard.press('Shift+Tab');
    await expect(pause(carousel)).toHaveAccessibleName('Reprendre le défilement');
    await stays(page, carousel);

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(pause(carousel)).toHaveAccessibleName('Mettre en pause');
    await goesOn(page, carousel);
    await page.keyboard.press('Shift+Tab');
    await goesOn(page, carousel);

    await page.keyboard.press('Tab');
    await goesOn(page, carousel);
    await page.keyboard.press('Tab');
    await stays(page, carousel);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await stays(page, carousel);
    await expect(pause(carousel)).toHaveAccessibleName('Reprendre le défilement');
  });

  test('does not start by itself for visitors who prefer reduced motion, whose first clicks count all the same', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const carousel = await openAbove(page, PROJECTS);
    // Not `click()`, which would scroll and so attach the slider first.
    for (let times = 0; times < 2; times++) {
      await carousel.getByRole('button', { name: 'Afficher le projet suivant' }).dispatchEvent('click');
    }
    await page.clock.runFor(SETTLE);
    expect(await index(carousel)).toBe(2);
    await stays(page, carousel);
    await pause(carousel).click();
    await goesOn(page, carousel);
  });

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

    test('stops at a tap in the carousel', async ({ page }) => {
      const carousel = await openCarousel(page, PROJECTS);
      await expect(live(carousel)).toHaveAttribute('aria-live', 'off');
      await carousel.getByRole('button', { name: /suivant$/ }).tap();
      await expect(live(carousel)).toHaveAttribute('aria-live', 'polite');
    });
  });
});
