import type { Locator, Page } from '@playwright/test';
import { dots, EXPERTISE, index, openAbove, openCarousel, PROJECTS, SETTLE } from '../support/carousel.ts';
import { choose, setVisibility } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

test.beforeEach(({ context }) => choose(context, 'essential'));

for (const kind of [PROJECTS, EXPERTISE]) {
  test.describe(`the carousel of ${kind.path}`, () => {
    test(`advances every ${kind.interval / 1000} s and starts again after ${kind.slides} slides`, async ({ page }) => {
      const carousel = await openCarousel(page, kind);
      await expect(dots(carousel)).toHaveCount(kind.slides);
      expect(await index(carousel)).toBe(0);
      await page.clock.runFor(kind.interval - SETTLE);
      expect(await index(carousel)).toBe(0);
      await page.clock.runFor(2 * SETTLE);
      expect(await index(carousel)).toBe(1);
      const seen = [];
      for (let turn = 0; turn < kind.slides; turn++) {
        await page.clock.runFor(kind.interval + SETTLE / 4);
        seen.push(await index(carousel));
      }
      expect(seen).toEqual(Array.from({ length: kind.slides }, (_, turn) => (turn + 2) % kind.slides));
    });

    test('goes on while it is out of view, past its end', async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 400 });
      const carousel = await openAbove(page, kind);
      const seen = [];
      for (let turn = 0; turn < kind.slides; turn++) {
        await page.clock.runFor(kind.interval + SETTLE / 2);
        seen.push(await index(carousel));
      }
      expect(seen).toEqual(Array.from({ length: kind.slides }, (_, turn) => (turn + 1) % kind.slides));
    });

    const stays = async (page: Page, carousel: Locator) => {
      const before = await index(carousel);
      await page.clock.runFor(3 * kind.interval);
      expect(await index(carousel)).toBe(before);
    };
    const goesOn = async (page: Page, carousel: Locator) => {
      const before = await index(carousel);
      await page.clock.runFor(kind.interval + SETTLE);
      expect(await index(carousel)).toBe((before + 1) % kind.slides);
    };
    const control = (carousel: Locator) => carousel.getByRole('button', { name: /^(Mettre en pause|Reprendre le défilement)$/ });

    test('stops under the pointer, in a hidden tab and with its Pause button', async ({ page }) => {
      const carousel = await openCarousel(page, kind);
      const live = carousel.locator('[aria-live]');

      await expect(live).toHaveAttribute('aria-live', 'off');
      await carousel.hover();
      await stays(page, carousel);
      await expect(live).toHaveAttribute('aria-live', 'polite');
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

      await control(carousel).click();
      await page.mouse.move(0, 0);
      await stays(page, carousel);
      await control(carousel).click();
      // It plays under the pointer that started it, and pauses again over the slides.
      await goesOn(page, carousel);
      await carousel.locator('.carousel-track').hover();
      await stays(page, carousel);
      await control(carousel).hover();
      await goesOn(page, carousel);
    });

    test('stops when keyboard focus enters, and resumes only on request', async ({ page }) => {
      const carousel = await openCarousel(page, kind);
      await control(carousel).focus();
      await expect(control(carousel)).toHaveAccessibleName('Mettre en pause');
      await stays(page, carousel);
      await page.keyboard.press('Shift+Tab');
      await expect(control(carousel)).toHaveAccessibleName('Reprendre le défilement');
      await stays(page, carousel);

      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(control(carousel)).toHaveAccessibleName('Mettre en pause');
      await goesOn(page, carousel);
      await page.keyboard.press('Shift+Tab');
      await goesOn(page, carousel);

      await page.keyboard.press('Tab');
      await goesOn(page, carousel);
      await page.keyboard.press('Tab');
      await stays(page, carousel);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await stays(page, carousel);
      await expect(control(carousel)).toHaveAccessibleName('Reprendre le défilement');
    });

    test('does not move by itself for visitors who prefer reduced motion, until they start it', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const carousel = await openCarousel(page, kind);
      await page.clock.runFor(3 * kind.interval);
      expect(await index(carousel)).toBe(0);
      await control(carousel).click();
      await goesOn(page, carousel);
    });
  });
}

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

  test('a tap in the carousel stops it', async ({ page }) => {
    const carousel = await openCarousel(page, PROJECTS);
    const live = carousel.locator('[aria-live]');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await carousel.getByRole('button', { name: /suivant$/ }).tap();
    await expect(live).toHaveAttribute('aria-live', 'polite');
  });
});
