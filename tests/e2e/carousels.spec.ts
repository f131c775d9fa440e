import type { Locator, Page } from '@playwright/test';
import { choose, open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const PROJECTS = { path: '/services', name: /^Neuf exemples/, slides: 9, interval: 5000 };
const EXPERTISE = { path: '/', name: /^Dix métiers/, slides: 10, interval: 3000 };
type Kind = typeof PROJECTS;

/** A slide changes a little after its moment: the time that half of the way takes. */
const SETTLE = 600;

test.beforeEach(({ context }) => choose(context, 'essential'));

/** A carousel whose time stands still until `page.clock` is told to run. */
async function openCarousel(page: Page, kind: Kind): Promise<Locator> {
  const carousel = await openAbove(page, kind);
  await carousel.scrollIntoViewIfNeeded();
  await observed(page);
  return carousel;
}

/** The same, while the page still shows what stands above it. */
async function openAbove(page: Page, { path, name }: Kind): Promise<Locator> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await open(page, path);
  const carousel = page.getByRole('region', { name });
  await expect(carousel.locator('[data-ready]')).toBeVisible();
  await observed(page);
  return carousel;
}

/** Once the page's observers have been told what is in view: they are told in the order in which they were made. */
const observed = (page: Page) => page.evaluate(() => new Promise((told) => new IntersectionObserver(told).observe(document.body)));

const dots = (carousel: Locator) => carousel.locator('.carousel-dots').getByRole('button');
const index = (carousel: Locator) => dots(carousel).evaluateAll((all) => all.findIndex((dot) => dot.ariaCurrent === 'true'));
/** Numbers, from 0, of the slides that are to be seen, left to right. */
const inView = (carousel: Locator) =>
  carousel.locator('.carousel-track').evaluate((track) => {
    const { left, right } = track.getBoundingClientRect();
    return [...track.children]
      .map((slide, number) => ({ number, box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.right > left + 2 && box.left < right - 2)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ number }) => number);
  });
const operable = (carousel: Locator) =>
  carousel
    .getByRole('group', { includeHidden: true })
    .evaluateAll((slides) => slides.flatMap((slide, number) => (slide.hasAttribute('inert') ? [] : [number])));

for (const kind of [PROJECTS, EXPERTISE]) {
  test.describe(`the carousel of ${kind.path}`, () => {
    test(`advances every ${kind.interval / 1000} s and begins again after ${kind.slides} slides`, async ({ page }) => {
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

    test('is at its next slide at once where nobody sees it move', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const carousel = await openAbove(page, kind);
      await page.clock.runFor(kind.interval + 20);
      expect(await inView(carousel)).toEqual([1]);
      await carousel.scrollIntoViewIfNeeded();
      await observed(page);
      await page.clock.runFor(kind.interval + SETTLE / 3);
      expect(await inView(carousel)).toEqual([1, 2]);
    });

    for (const [width, count] of [
      [360, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      test(`shows ${count} at ${width} px and leaves the others out of reach`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const carousel = await openCarousel(page, kind);
        expect(await inView(carousel)).toEqual([0, 1, 2].slice(0, count));
        expect(await operable(carousel)).toEqual([0, 1, 2].slice(0, count));
        await page.clock.runFor(kind.interval + SETTLE);
        expect(await inView(carousel)).toEqual([1, 2, 3].slice(0, count));
        expect(await operable(carousel)).toEqual([1, 2, 3].slice(0, count));
      });
    }

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

    test('stands still under the pointer, in a hidden tab and on its Pause button', async ({ page }) => {
      const carousel = await openCarousel(page, kind);
      const live = carousel.locator('[aria-live]');

      await expect(live).toHaveAttribute('aria-live', 'off');
      await carousel.hover();
      await stays(page, carousel);
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await page.mouse.move(0, 0);
      await goesOn(page, carousel);

      // A click is no keyboard focus.
      await dots(carousel).nth(0).click();
      await page.clock.runFor(SETTLE);
      await stays(page, carousel);
      await page.mouse.move(0, 0);
      await goesOn(page, carousel);

      const setTab = (state: string) =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'visibilityState', { value, configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }, state);
      await setTab('hidden');
      await stays(page, carousel);
      await setTab('visible');
      await goesOn(page, carousel);

      await control(carousel).click();
      await page.mouse.move(0, 0);
      await stays(page, carousel);
      await control(carousel).click();
      // Under the pointer that asked it plays; over the slides it waits again.
      await goesOn(page, carousel);
      await carousel.locator('.carousel-track').hover();
      await stays(page, carousel);
      await control(carousel).hover();
      await goesOn(page, carousel);
    });

    test('stops when keyboard focus enters, and plays again only when it is asked to', async ({ page }) => {
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

    test('does not move by itself for visitors who prefer reduced motion, until they ask', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const carousel = await openCarousel(page, kind);
      await page.clock.runFor(3 * kind.interval);
      expect(await index(carousel)).toBe(0);
      await control(carousel).click();
      await goesOn(page, carousel);
    });
  });
}

test('shows one slide to who reads text twice as large, whose 1280 px hold as much as 640', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const carousel = await openCarousel(page, PROJECTS);
  expect(await inView(carousel)).toEqual([0]);
  expect(await operable(carousel)).toEqual([0]);
});

test('the arrows and the dots of the projects set the index, around both ends', async ({ page }) => {
  const carousel = await openCarousel(page, PROJECTS);
  const press = async (name: string) => {
    await carousel.getByRole('button', { name, exact: true }).click();
    await page.clock.runFor(SETTLE);
  };
  await press('Afficher le projet suivant');
  expect(await index(carousel)).toBe(1);
  await press('Afficher le projet précédent');
  await press('Afficher le projet précédent');
  expect(await index(carousel)).toBe(8);
  expect(await inView(carousel)).toEqual([8, 0, 1]);
  await press('Afficher le projet suivant');
  expect(await index(carousel)).toBe(0);
  await press('Afficher le projet 6');
  expect(await index(carousel)).toBe(5);
  expect(await inView(carousel)).toEqual([5, 6, 7]);
});

test('the projects answer to the keyboard alone, Pause first', async ({ page }) => {
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
    await expect(carousel.locator('.carousel-slide').nth(slide).getByRole('link')).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(dots(carousel).first()).toBeFocused();
  await page.keyboard.press('Space');
  await page.clock.runFor(SETTLE);
  expect(await index(carousel)).toBe(0);
});

test('every project leads to the contact page and every expertise to the services', async ({ page }) => {
  const links = async (kind: Kind) => {
    await open(page, kind.path);
    return page
      .getByRole('region', { name: kind.name })
      .locator('.carousel-slide a')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]));
  };
  const projects = await links(PROJECTS);
  expect(projects).toEqual(Array.from({ length: 9 }, () => ['/contact', 'Contactez-nous']));
  const expertise = await links(EXPERTISE);
  expect(expertise.map(([href]) => href)).toEqual(Array.from({ length: 10 }, () => '/services'));
});

test('before script the slides are a native scroller of the same widths', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL), viewport: { width: 800, height: 800 } });
  const page = await context.newPage();
  await page.goto('/services');
  const carousel = page.getByRole('region', { name: PROJECTS.name });
  expect(await inView(carousel)).toEqual([0, 1]);
  await expect(carousel.locator('.carousel-track')).toHaveCSS('overflow-x', 'auto');
  await context.close();
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

  test('who taps in a carousel has it stand still', async ({ page }) => {
    const carousel = await openCarousel(page, PROJECTS);
    const live = carousel.locator('[aria-live]');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await carousel.getByRole('button', { name: /suivant$/ }).tap();
    await expect(live).toHaveAttribute('aria-live', 'polite');
  });
});
