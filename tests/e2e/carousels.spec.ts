import { dots, EXPERTISE, index, inView, type Kind, openAbove, openCarousel, operable, PROJECTS, SETTLE } from '../support/carousel.ts';
import { choose, open } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

test.beforeEach(({ context }) => choose(context, 'essential'));

for (const kind of [PROJECTS, EXPERTISE]) {
  test.describe(`the carousel of ${kind.path}`, () => {
    for (const [width, count] of [
      [360, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      test(`shows ${count} at ${width} px and keeps the others out of reach`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        const carousel = await openCarousel(page, kind);
        expect(await inView(carousel)).toEqual([0, 1, 2].slice(0, count));
        expect(await operable(carousel)).toEqual([0, 1, 2].slice(0, count));
        await page.clock.runFor(kind.interval + SETTLE);
        expect(await inView(carousel)).toEqual([1, 2, 3].slice(0, count));
        expect(await operable(carousel)).toEqual([1, 2, 3].slice(0, count));
      });
    }
  });
}

test('with text twice as large, shows one slide, since 1280 px hold no more than 640 usually do', async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  const carousel = await openCarousel(page, PROJECTS);
  expect(await inView(carousel)).toEqual([0]);
  expect(await operable(carousel)).toEqual([0]);
});

test('the first click on an arrow also counts for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const carousel = await openAbove(page, PROJECTS);
  // Not `click()`, which would scroll and so attach the slider first.
  await carousel.getByRole('button', { name: 'Afficher le projet suivant' }).dispatchEvent('click');
  await page.clock.runFor(SETTLE);
  expect(await index(carousel)).toBe(1);
});

test('several quick clicks on an arrow move one slide each, past both ends', async ({ page }) => {
  const carousel = await openCarousel(page, PROJECTS);
  const press = async (name: string, times: number) => {
    for (let time = 0; time < times; time++) {
      await carousel.getByRole('button', { name, exact: true }).click();
      await page.clock.runFor(50);
    }
    await page.clock.runFor(SETTLE);
  };
  await press('Afficher le projet suivant', 3);
  expect(await index(carousel)).toBe(3);
  await press('Afficher le projet précédent', 5);
  expect(await index(carousel)).toBe(7);
});

test('the projects’ arrows and dots set the index, past both ends', async ({ page }) => {
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
  test(`${kind.path}: the browser scrolls the slides until React runs, then the carousel starts from the slide reached`, async ({
    page,
  }) => {
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

test('without JavaScript, the slides are a native scroller with the same widths', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL), viewport: { width: 800, height: 800 } });
  const page = await context.newPage();
  await page.goto('/services');
  const carousel = page.getByRole('region', { name: PROJECTS.name });
  expect(await inView(carousel)).toEqual([0, 1]);
  await expect(carousel.locator('.carousel-track')).toHaveCSS('overflow-x', 'auto');
  await context.close();
});
