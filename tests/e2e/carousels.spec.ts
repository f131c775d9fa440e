import { dots, EXPERTISE, index, inView, type Kind, openAbove, openCarousel, operable, PROJECTS, SETTLE } from '../support/carousel.ts';
import { choose, open } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

test.beforeEach(({ context }) => choose(context, 'essential'));

for (const kind of [PROJECTS, EXPERTISE])
  test(`the carousel of ${kind.path} shows one, two or three slides and keeps the others out of reach`, async ({ page }) => {
    for (const [width, count] of [
      [360, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const carousel = await openCarousel(page, kind);
      for (const first of [0, 1]) {
        const expected = [first, first + 1, first + 2].slice(0, count);
        expect(await inView(carousel), `${width} px`).toEqual(expected);
        expect(await operable(carousel), `${width} px`).toEqual(expected);
        await page.clock.runFor(kind.interval + SETTLE);
      }
    }
  });

test('with text twice as large, shows one slide, since 1280 px hold no more than 640 usually do', async ({ page, context }) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.setViewportSize({ width: 1280, height: 800 });
  const carousel = await openCarousel(page, PROJECTS);
  expect(await inView(carousel)).toEqual([0]);
  expect(await operable(carousel)).toEqual([0]);
});

test('the first clicks on an arrow also count for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await openAbove(page, PROJECTS);
  // Not `click()`, which would scroll and so attach the slider first.
  for (let times = 0; times < 2; times++) {
    await carousel.getByRole('button', { name: 'Afficher le projet suivant' }).dispatchEvent('click');
  }
  await page.clock.runFor(SETTLE);
  expect(await index(carousel)).toBe(2);
});

test('the projects’ arrows and dots set the index, past both ends, and several quick clicks move one slide each', async ({ page }) => {
  const carousel = await openCarousel(page, PROJECTS);
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
  expect(await press('Afficher le projet suivant', 5, 50)).toBe(1);
  // Before a frame is drawn.
  expect(await press('Afficher le projet précédent', 3)).toBe(7);
});

test('the projects can be operated by keyboard alone, starting with Pause', async ({ page }) => {
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

test('every project links to the contact page, and every field of expertise to the services', async ({ page }) => {
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

for (const kind of [PROJECTS, EXPERTISE])
  test(`${kind.path}: the browser scrolls the slides, and React starts from the slide reached`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto(kind.path);
    const carousel = page.getByRole('region', { name: kind.name });
    await expect(carousel.locator('.carousel-track')).toHaveCSS('overflow-x', 'auto');
    expect(await operable(carousel)).toHaveLength(kind.slides);
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
