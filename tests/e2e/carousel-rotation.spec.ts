import type { Locator, Page } from '@playwright/test';
import { dots, index, openAbove, openCarousel, PROJECTS, SETTLE } from '../support/carousel.ts';
import { setVisibility } from '../support/page.ts';
import { expect, SETTLED, test } from '../support/test.ts';

test.use(SETTLED);

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

test('the rotation goes on while the carousel is out of view, past its end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const carousel = await openAbove(page, PROJECTS);
  for (let turn = 0; turn <= slides; turn++) await goesOn(page, carousel);
});

test('the rotation stops under the pointer, in a hidden tab and with the Pause button', async ({ page }) => {
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

test('the rotation stops when keyboard focus enters, and resumes only on request', async ({ page }) => {
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

test('the rotation does not start by itself for visitors who prefer reduced motion, whose first clicks count all the same', async ({
  page,
}) => {
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

  test('the rotation stops at a tap in the carousel', async ({ page }) => {
    const carousel = await openCarousel(page, PROJECTS);
    await expect(live(carousel)).toHaveAttribute('aria-live', 'off');
    await carousel.getByRole('button', { name: /suivant$/ }).tap();
    await expect(live(carousel)).toHaveAttribute('aria-live', 'polite');
  });
});
