import type { Page } from '@playwright/test';
import { displayGlyphs, textGlyphs } from '../../../src/images/glyphs.ts';
import { DESKTOP } from '../../support/playwright/axe.ts';
import { inView, PROJECTS } from '../../support/playwright/carousel.ts';
import { expect, test } from '../../support/playwright/fixtures.ts';
import { RESULTS, ROUTES, UNKNOWN } from '../../support/site/site-routes.ts';

test.use({ javaScriptEnabled: false });

/**
 * Texts that are not visible. It leaves out the alternatives that native radios reveal, the keywords, which appear a moment later, and texts
 * that only a script makes true or useful (share button, offline copies, the name on the drawings).
 */
const findUnseen = (main: Element): string[] =>
  [...main.querySelectorAll('h1, h2, h3, p, li, a, blockquote, figcaption, label')]
    .filter(
      (element) =>
        element.textContent.trim() &&
        !element.closest('[data-variant], [data-service], .marquee, [aria-hidden], form, [data-cached], .shop-sign-field'),
    )
    .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.outerHTML);

/** What the browser has not laid out because it is below the window. */
const findSkipped = (body: Element): string[] =>
  [...body.querySelectorAll('main > *, footer')]
    .filter((element) => getComputedStyle(element).contentVisibility !== 'visible')
    .map((element) => element.outerHTML);

/**
 * Buttons that do nothing without a script. Those that open a popover, or post or reset the contact form, work; the newsletter's is specified
 * to do nothing. The cookie banner's are included: nothing is loaded from third parties, so nobody is asked.
 */
const DEAD = 'button:not([popovertarget], .contact-form [type="submit"], .contact-form [type="reset"], .newsletter button)';

/** Every visible text with its weight and face. SVG `text` counts: it is laid out like any other. */
const findTexts = (body: Element) => {
  const texts: { face: string; text: string }[] = [];
  const nodes = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const { parentElement, textContent: text } = nodes.currentNode;
    if (!text?.trim() || !parentElement?.checkVisibility()) continue;
    const { fontFamily, fontWeight } = getComputedStyle(parentElement);
    texts.push({ face: `${fontWeight} ${fontFamily.split(',')[0]}`, text: text.replaceAll('\n', ' ') });
  }
  return texts;
};

// Each face has one weight (docs/performance.md).
const GLYPHS: Record<string, string> = { '700 "Bricolage Grotesque"': displayGlyphs, '400 "Hanken Grotesk"': textGlyphs };

/** Opens every page. */
async function openEach(page: Page, check: (path: string, heading: RegExp) => Promise<void>): Promise<void> {
  for (const { path, heading } of [...ROUTES, { path: UNKNOWN, heading: /^Oops/ }, ...RESULTS.map((path) => ({ path, heading: /\S/ }))]) {
    await page.goto(path);
    await check(path, heading);
  }
}

test.describe('every page', () => {
  test.use({ allow: { errors: [/status of 404/], origins: [] } });

  test('shows all its text', async ({ page }) => {
    await openEach(page, async (path, heading) => {
      const main = page.locator('main');
      await expect.soft(page.locator('h1'), path).toBeVisible();
      expect.soft(await main.innerText(), path).toMatch(new RegExp(heading.source.replace(/[$^]/g, ''), heading.flags));
      if (!RESULTS.includes(path)) expect.soft(await main.evaluate(findUnseen), path).toEqual([]);
    });
  });

  test('is laid out whole', async ({ page }) => {
    await openEach(page, async (path) => expect.soft(await page.locator('body').evaluate(findSkipped), path).toEqual([]));
  });

  test('has no dead control', async ({ page }) => {
    await openEach(page, (path) => expect.soft(page.locator(DEAD).filter({ visible: true }), path).toHaveCount(0));
  });

  test('has no character that its face lacks', async ({ page }) => {
    await openEach(page, async (path) => {
      const texts = await page.locator('body').evaluate(findTexts);
      const lacking = texts.filter(({ face, text }) => [...text].some((character) => !GLYPHS[face]?.includes(character)));
      expect.soft(lacking, path).toEqual([]);
    });
  });
});

test('the hero is cut in the middle', async ({ page }) => {
  await page.goto('/');
  const scene = page.locator('.hero-scene');
  await scene.evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  const drawings = await scene.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.48, 0.52].map((share) => {
      const stack = document.elementsFromPoint(left + width * share, top + height / 2);
      return stack.find((each) => each.matches('img'))?.getAttribute('src') ?? '';
    });
  });
  expect(drawings).toEqual([expect.stringMatching(/^data:image\/svg/), '/images/hero/website-luthier-product.svg']);
});

test('nothing says that the cut of the hero can be moved', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('slider')).toBeHidden();
  expect(await page.locator('.hero-scene').evaluate((element) => getComputedStyle(element, '::after').display)).toBe('none');
});

test('the hero changes with its radios', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('radio', { name: 'E-commerce' }).check();
  await expect(page.locator('h1 [data-variant="ecommerce"]')).toBeVisible();
  await expect(page.locator('h1 [data-variant="website"]')).toBeHidden();
});

test('the service types change with their radios', async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('radio', { name: 'Tunnels de vente' }).check();
  await expect(page.locator('[data-service="funnels"]')).toBeVisible();
  await expect(page.locator('[data-service="websites"]')).toBeHidden();
});

test('a service’s fragment shows its type first, and the radios still choose', async ({ page }) => {
  await page.goto('/services#boutiques-en-ligne');
  await expect(page.locator('[data-service="ecommerce"] h2')).toBeInViewport();
  await page.getByRole('radio', { name: 'Tunnels de vente' }).check();
  await expect(page.locator('[data-service="funnels"]')).toBeVisible();
  await page.getByRole('radio', { name: 'Sites vitrines' }).check();
  await expect(page.locator('[data-service="websites"]')).toBeVisible();
});

test('the slides are a native scroller with the same widths', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto(PROJECTS.path);
  const projects = page.getByRole('region', { name: PROJECTS.name });
  expect(await inView(projects)).toEqual([0, 1]);
  await expect(projects.locator('.carousel-track')).toHaveCSS('overflow-x', 'auto');
});

test('the slides have a scrollbar', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  const track = page.getByRole('region', { name: /^Dix façons/ }).locator('.carousel-track');
  await expect(track).toHaveCSS('scrollbar-width', 'auto');
});

test('the keywords stand still, all in view', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  const keywords = page.getByRole('region', { name: 'Ce que nous réalisons' });
  await expect(keywords.locator('.marquee-track')).toHaveCSS('animation-name', 'none');
  await keywords.scrollIntoViewIfNeeded();
  for (const keyword of await keywords.getByRole('listitem').all()) await expect(keyword).toBeInViewport({ ratio: 1 });
});

test('the menu opens', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Blog' }).click();
  await expect(page.locator('h1')).toHaveText('Notre Blog');
});

test('the agenda opens', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Choisir un créneau' }).click();
  const agenda = page.getByRole('dialog', { name: 'Réserver un appel' });
  await expect(agenda.getByRole('link', { name: 'Réserver un appel de 30min' })).toBeVisible();
  await agenda.getByRole('button', { name: 'Fermer l’agenda' }).click();
  await expect(agenda).toBeHidden();
});

for (const [path, carousel, part] of [
  ['/', '.expertise', 78 / 96],
  ['/services', '.projects', 352 / 440],
] as const)
  test(`the line of ${path} runs through the carousel’s pictures`, async ({ page }) => {
    await page.goto(path);
    const [line = 0, picture = 1] = await page.locator(carousel).evaluate((element, share) => {
      const { top } = element.getBoundingClientRect();
      const image = element.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
      return [top + Number.parseFloat(getComputedStyle(element, '::after').marginTop), image.top + image.height * share - 2];
    }, part);
    expect(Math.abs(line - picture)).toBeLessThan(1);
  });
