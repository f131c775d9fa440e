import type { Locator, Page } from '@playwright/test';
import { dots, HALF_SLIDE_MS, index, openAbove, openCarousel, PROJECTS } from '../../support/playwright/carousel.ts';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { setVisibility } from '../../support/playwright/page.ts';

test.use(CONSENTED);

const { interval, slides } = PROJECTS;
const pause = (carousel: Locator) => carousel.getByRole('button', { name: /^(Mettre en pause|Reprendre le défilement)$/ });
const live = (carousel: Locator) => carousel.locator('[aria-live]');
const offers = (carousel: Locator, name: string) => expect(pause(carousel)).toHaveAccessibleName(name);
const stays = async (page: Page, carousel: Locator) => {
  const before = await index(carousel);
  await page.clock.runFor(3 * interval);
  expect(await index(carousel)).toBe(before);
};
const goesOn = async (page: Page, carousel: Locator) => {
  const before = await index(carousel);
  await page.clock.runFor(interval + HALF_SLIDE_MS);
  expect(await index(carousel)).toBe((before + 1) % slides);
};

test('the rotation goes on out of view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const carousel = await openAbove(page, PROJECTS);
  for (let turn = 0; turn <= slides; turn++) await goesOn(page, carousel);
});

test.describe('the rotation rests', () => {
  test('under the pointer, and announces slides meanwhile', async ({ page }) => {
    const carousel = await openCarousel(page, PROJECTS);
    await expect(live(carousel)).toHaveAttribute('aria-live', 'off');
    await carousel.hover();
    await stays(page, carousel);
    await expect(live(carousel)).toHaveAttribute('aria-live', 'polite');
    await page.mouse.move(0, 0);
    await goesOn(page, carousel);
  });

  test('after a click until the pointer leaves', async ({ page }) => {
    const carousel = await openCarousel(page, PROJECTS);
    await dots(carousel).nth(0).click();
    await page.clock.runFor(HALF_SLIDE_MS);
    await stays(page, carousel);
    await page.mouse.move(0, 0);
    await goesOn(page, carousel);
  });

  test('in a hidden tab', async ({ page }) => {
    const carousel = await openCarousel(page, PROJECTS);
    await setVisibility(page, 'hidden');
    await stays(page, carousel);
    await setVisibility(page, 'visible');
    await goesOn(page, carousel);
  });
});

test.describe('the Pause button', () => {
  test('stops the rotation, and starts it under the pointer', async ({ page }) => {
    const carousel = await openCarousel(page, PROJECTS);
    await pause(carousel).click();
    await page.mouse.move(0, 0);
    await stays(page, carousel);
    await pause(carousel).click();
    await goesOn(page, carousel);
  });

  test('once pressed to play, holds nothing under the pointer', async ({ page }) => {
    const carousel = await openCarousel(page, PROJECTS);
    for (let times = 0; times < 2; times++) await pause(carousel).click();
    await carousel.locator('.carousel-track').hover();
    await stays(page, carousel);
    await pause(carousel).hover();
    await goesOn(page, carousel);
  });

  test('waits with the focus, and stops without it', async ({ page }) => {
    const carousel = await openCarousel(page, PROJECTS);
    await pause(carousel).focus();
    await offers(carousel, 'Mettre en pause');
    await stays(page, carousel);
    await page.keyboard.press('Shift+Tab');
    await offers(carousel, 'Reprendre le défilement');
    await stays(page, carousel);
  });

  test('pressed to play by keyboard, plays with and without the focus', async ({ page }) => {
    const carousel = await openCarousel(page, PROJECTS);
    await pause(carousel).focus();
    for (let times = 0; times < 2; times++) await page.keyboard.press('Enter');
    await offers(carousel, 'Mettre en pause');
    await goesOn(page, carousel);
    await page.keyboard.press('Shift+Tab');
    await goesOn(page, carousel);
    await page.keyboard.press('Tab');
    await goesOn(page, carousel);
  });
});

for (const [start, presses] of [
  ['by itself', 0],
  ['on request', 2],
] as const)
  test(`keyboard focus inside stops a rotation that runs ${start}`, async ({ page }) => {
    const carousel = await openCarousel(page, PROJECTS);
    for (let times = 0; times < presses; times++) await pause(carousel).press('Enter');
    await carousel.getByRole('button', { name: 'Afficher le projet suivant' }).focus();
    await stays(page, carousel);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await stays(page, carousel);
    await offers(carousel, 'Reprendre le défilement');
  });

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the rotation starts only on request', async ({ page }) => {
    const carousel = await openCarousel(page, PROJECTS);
    await stays(page, carousel);
    await pause(carousel).click();
    await goesOn(page, carousel);
  });

  test('the first clicks count before the slider is attached', async ({ page }) => {
    const carousel = await openAbove(page, PROJECTS);
    // A real click would scroll, and so attach the slider first.
    for (let times = 0; times < 2; times++) {
      await carousel.getByRole('button', { name: 'Afficher le projet suivant' }).dispatchEvent('click');
    }
    await page.clock.runFor(HALF_SLIDE_MS);
    expect(await index(carousel)).toBe(2);
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

  test('the rotation stops at a tap in the carousel', async ({ page }) => {
    const carousel = await openCarousel(page, PROJECTS);
    await expect(live(carousel)).toHaveAttribute('aria-live', 'off');
    const play = carousel.getByRole('button').first();
    await expect(play).toHaveAccessibleName(/pause/i);
    await carousel.getByRole('button', { name: /suivant$/ }).tap();
    await expect(live(carousel)).toHaveAttribute('aria-live', 'polite');
    await expect(play).not.toHaveAccessibleName(/pause/i);
    await play.tap();
    await expect(live(carousel)).toHaveAttribute('aria-live', 'off');
  });
});
