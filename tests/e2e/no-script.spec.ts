import { displayGlyphs, textGlyphs } from '../../src/prerender/glyphs.ts';
import { DESKTOP } from '../support/axe.ts';
import { inView, PROJECTS } from '../support/carousel.ts';
import { RESULTS, ROUTES, SLUGS, UNKNOWN } from '../support/site-routes.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

/**
 * Texts that are not visible. Not counted: the alternatives that native radios reveal, the keywords, which appear a moment later, and what only
 * a script can make true or useful (share button, what is kept offline).
 */
const findUnseen = (main: Element): string[] =>
  [...main.querySelectorAll('h1, h2, h3, p, li, a, blockquote, figcaption, label')]
    .filter(
      (element) =>
        element.textContent.trim() && !element.closest('[data-variant], [data-service], .marquee, [aria-hidden], form, [data-ready]'),
    )
    .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.outerHTML);

/** Buttons that open a popover, and those that post or reset the contact form, work; the newsletter's is specified to do nothing. */
const DEAD = 'button:not([popovertarget], .contact-form [type="submit"], .contact-form [type="reset"], .newsletter button)';

/** Every visible text with its face, size and weight. SVG `text` counts: it is laid out like any other. */
const findTexts = (body: Element) => {
  const texts: { face: string; size: string; weight: string; text: string }[] = [];
  const nodes = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement, textContent: text } = nodes.currentNode;
    if (!text?.trim() || !parentElement?.checkVisibility()) continue;
    const { fontFamily, fontSize: size, fontWeight: weight } = getComputedStyle(parentElement);
    texts.push({ face: fontFamily.split(',')[0] ?? '', size, weight, text: text.replaceAll('\n', ' ') });
  }
  return texts;
};

// Each face has one weight (decision 021) and few sizes: Chromium asks another process about each in the first layout (decision 022).
const FACES = [
  { face: '"Bricolage Grotesque"', weight: '700', glyphs: displayGlyphs, sizes: 6 },
  { face: '"Hanken Grotesk"', weight: '400', glyphs: textGlyphs, sizes: 3 },
];

test('pages show all their text, in few sizes and characters of their faces, and no dead control', async ({ page, allow }) => {
  test.slow();
  allow.errors.push(/status of 404/);
  for (const { path, heading } of [...ROUTES, { path: UNKNOWN, heading: /^Oops/ }, ...RESULTS.map((path) => ({ path, heading: /\S/ }))]) {
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    const main = page.locator('main');
    const body = page.locator('body');
    await expect.soft(page.locator('h1'), path).toBeVisible();
    expect.soft(await main.innerText(), path).toMatch(new RegExp(heading.source.replace(/[$^]/g, ''), heading.flags));
    if (!RESULTS.includes(path)) expect.soft(await main.evaluate(findUnseen), path).toEqual([]);
    await expect.soft(page.locator(DEAD).filter({ visible: true }), path).toHaveCount(0);

    const wide = await body.evaluate(findTexts);
    await page.setViewportSize({ width: 412, height: 823 });
    const narrow = await body.evaluate(findTexts);
    for (const { face, weight, glyphs, sizes } of FACES) {
      const ofFace = (texts: typeof wide) => texts.filter((text) => text.face === face);
      const characters = new Set(ofFace(wide).flatMap(({ text }) => [...text]));
      expect
        .soft(
          [...characters].filter((character) => !glyphs.includes(character)),
          `${path}, ${face}`,
        )
        .toEqual([]);
      expect.soft(new Set(ofFace(narrow).map(({ size }) => size)).size, `${path}, ${face}`).toBeLessThanOrEqual(sizes);
      expect.soft([...new Set(ofFace(narrow).map((text) => text.weight))], `${path}, ${face}`).toEqual([weight]);
    }
    expect.soft([...new Set([...wide, ...narrow].map(({ face }) => face))].sort(), path).toEqual(FACES.map(({ face }) => face));
  }
});

test('no label of a figure is smaller than 12 px on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const slug of SLUGS) {
    await page.goto(`/blog/${slug}`);
    const image = page.locator('.article-body figure img');
    const svg = await (await page.request.get((await image.getAttribute('src')) ?? '')).text();
    const scale = ((await image.boundingBox())?.width ?? 0) / Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
    const sizes = [...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size) * scale);
    expect.soft(Math.min(...sizes), slug).toBeGreaterThanOrEqual(12);
  }
});

test('without JavaScript the hero is cut in the middle, and nothing says that it can be moved', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('slider')).toBeHidden();
  const scene = page.locator('.hero-scene');
  expect(await scene.evaluate((element) => getComputedStyle(element, '::after').display)).toBe('none');
  await scene.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  const { left, top, width, height } = await scene.evaluate((element) => element.getBoundingClientRect());
  const drawing = (share: number) =>
    page.evaluate(
      ([x, y]) =>
        document
          .elementsFromPoint(x, y)
          .find((element) => element.matches('img'))
          ?.getAttribute('src'),
      [left + width * share, top + height / 2] as const,
    );
  expect(await drawing(0.48)).toBe('/images/hero/website-sketch.svg');
  expect(await drawing(0.52)).toBe('/images/hero/website-product.svg');
});

test('the hero and the service types change without JavaScript', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'E-commerce' }).check();
  await expect(page.locator('h1 [data-variant="ecommerce"]')).toBeVisible();
  await expect(page.locator('h1 [data-variant="website"]')).toBeHidden();

  await page.goto('/services');
  await page.getByRole('radio', { name: 'Tunnels de vente' }).check();
  await expect(page.locator('[data-service="funnels"]')).toBeVisible();
  await expect(page.locator('[data-service="websites"]')).toBeHidden();
});

test('without JavaScript, the slides are a native scroller with the same widths, and the keywords do not move', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto(PROJECTS.path);
  const projects = page.getByRole('region', { name: PROJECTS.name });
  expect(await inView(projects)).toEqual([0, 1]);
  await expect(projects.locator('.carousel-track')).toHaveCSS('overflow-x', 'auto');

  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  const track = page.getByRole('region', { name: /^Dix métiers/ }).locator('.carousel-track');
  await expect(track).toHaveCSS('scrollbar-width', 'auto');
  const keywords = page.getByRole('region', { name: 'Ce que nous réalisons' });
  await expect(keywords.locator('.marquee-track')).toHaveCSS('animation-name', 'none');
  await keywords.scrollIntoViewIfNeeded();
  for (const keyword of await keywords.getByRole('listitem').all()) {
    await expect(keyword).toBeInViewport({ ratio: 1 });
    expect(await keyword.evaluate((element) => getComputedStyle(element, '::after').display)).toBe('none');
  }
});

test('the menu and the agenda open without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.locator('h1')).toHaveText('Notre Blog');

  await page.getByRole('button', { name: 'Choisir un créneau' }).click();
  const agenda = page.getByRole('dialog', { name: 'Réserver un appel' });
  await expect(agenda.getByRole('link', { name: 'Réserver un appel de 30min' })).toBeVisible();
  await agenda.getByRole('button', { name: 'Fermer l’agenda' }).click();
  await expect(agenda).toBeHidden();
});
