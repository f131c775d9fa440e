import type { Page } from '@playwright/test';
import { openCarousel, PROJECTS } from '../../support/playwright/carousel.ts';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { holdScripts, mainNav, open } from '../../support/playwright/page.ts';

test.use(CONSENTED);

/** The width of an A4 page between its margins. */
const PAPER = { width: 643, height: 900 };

async function print(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
}

test('a page prints wordmark and address as soon as it loads', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/cgv');
  await print(page);
  const [header, footer] = [page.getByRole('banner'), page.getByRole('contentinfo')];
  await expect(header.getByRole('link').filter({ visible: true })).toHaveAccessibleName('Trait');
  await expect(footer.getByRole('link').filter({ visible: true })).toHaveAttribute('href', /^mailto:/);
  await expect(header).toHaveCSS('position', 'static');
});

test('the home page prints no control', async ({ page }) => {
  await open(page, '/');
  await print(page);
  for (const control of ['radio', 'textbox', 'slider', 'button'] as const)
    await expect(page.getByRole(control).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('.marquee')).toBeHidden();
  expect(await page.locator('.hero-scene').evaluate((scene) => getComputedStyle(scene, '::after').display)).toBe('none');
});

// Vite adds the stylesheet of a page that a link opens at the end of the head.
test('a page that a link has led to prints alike', async ({ page }) => {
  const offers = page.locator('.offer');
  await open(page, '/about');
  await mainNav(page).getByRole('link', { name: 'Accueil' }).click();
  await expect(offers).toHaveCount(3);
  await print(page);
  await expect(offers.first()).toHaveCSS('display', 'flex');
});

test('all services are printed, whichever is chosen', async ({ page }) => {
  await open(page, '/services');
  await print(page);
  const drawings = page.locator('.service-scene > img');
  await expect(drawings).toHaveCount(4);
  for (const drawing of await drawings.all()) {
    await expect(drawing).toBeVisible();
    const { x, width } = (await drawing.boundingBox()) ?? { x: 0, width: Number.POSITIVE_INFINITY };
    expect(x + width).toBeLessThanOrEqual(PAPER.width);
  }
});

test('a drawing that is still arriving is printed whole', async ({ page }) => {
  await open(page, '/');
  await print(page);
  expect(await page.evaluate(() => document.getAnimations().filter((animation) => animation instanceof CSSAnimation).length)).toBe(0);
});

test('icons are printed in ink on white', async ({ page }) => {
  await open(page, '/');
  await print(page);
  const grounds = await page
    .locator('.expertise-image')
    .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).backgroundColor));
  expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
});

test('a long message is printed whole, even in a resized field', async ({ page }) => {
  await open(page, '/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Une ligne de plus\n'.repeat(60));
  await message.evaluate((field) => {
    field.style.height = '8rem';
  });
  await print(page);
  expect(await message.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('every slide is printed in full', async ({ page }) => {
  const carousel = await openCarousel(page, PROJECTS);
  await page.clock.runFor(2 * PROJECTS.interval);
  await print(page);
  const boxes = await carousel
    .locator('.carousel-slide')
    .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect()).map(({ left, right, top }) => ({ left, right, top })));
  for (const { left, right } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(PAPER.width);
  }
  expect(new Set(boxes.map(({ left, top }) => `${left} ${top}`)).size).toBe(PROJECTS.slides);
});

test('the six scenes of a day are printed side by side', async ({ page }) => {
  await open(page, '/');
  await print(page);
  const lefts = await page
    .locator('.bento-cell')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  expect(lefts).toHaveLength(6);
  expect(lefts.slice(3)).toEqual(lefts.slice(0, 3));
  await expect(page.locator('.bento')).toHaveCSS('overflow-x', 'visible');
});

test('the agenda is not printed', async ({ page }) => {
  await open(page, '/contact');
  await print(page);
  await expect(page.locator('.booking-frame').filter({ visible: true })).toHaveCount(0);
});

test('the sheet to print has a page of its own', async ({ page }) => {
  await open(page, '/blog/securiser-site-web-bonnes-pratiques');
  await print(page);
  const breaks = await page
    .locator('.article-body h2')
    .evaluateAll((headings) => headings.map((heading) => [heading.textContent, getComputedStyle(heading).breakBefore]));
  const sheet = breaks.findIndex(([text]) => text?.includes('la fiche à imprimer'));
  expect(breaks.map(([, where]) => where)).toEqual(breaks.map((_, index) => (index < sheet ? 'auto' : 'page')));
  expect(breaks.length - sheet).toBe(2);
});

test.describe('an article is printed', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/blog/cles-site-ecommerce-performant');
    await print(page);
  });

  test('with its headings', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('.article-body h2').count()).toBeGreaterThan(3);
    for (const heading of await page.locator('.article-body h2').all()) await expect(heading).toBeVisible();
  });

  test('without what only a screen needs', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const screenOnly of ['navigation', 'button', 'dialog'] as const) {
      await expect(page.getByRole(screenOnly).filter({ visible: true })).toHaveCount(0);
    }
  });

  test('in black on white', async ({ page }) => {
    const paper = await page.evaluate(() => [
      getComputedStyle(document.body).color,
      getComputedStyle(document.documentElement).colorScheme,
    ]);
    expect(paper).toEqual(['rgb(0, 0, 0)', 'light']);
  });

  test('with the addresses of its sources', async ({ page }) => {
    const sources = await page
      .locator('.article-body li a')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]));
    expect(sources.length).toBeGreaterThanOrEqual(3);
    expect(sources).toEqual(sources.map(([href]) => [href, `" (${href})"`]));
  });

  test('within the sheet', async ({ page }) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width);
  });
});
