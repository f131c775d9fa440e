import { ROUTES, UNKNOWN } from '../support/site-routes.ts';
import { expect, test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

/**
 * Texts that are not visible. Not counted: the alternatives that native radios reveal, the keywords' second copy, and what only a script
 * can make true or useful (share button, what is kept offline).
 */
const findUnseen = (main: Element): string[] =>
  [...main.querySelectorAll('h1, h2, h3, p, li, a, blockquote, figcaption, label')]
    .filter(
      (element) => element.textContent.trim() && !element.closest('[data-variant], [data-service], [aria-hidden], form, [data-ready]'),
    )
    .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.outerHTML);

test('every route shows its full text without JavaScript', async ({ page, allow }) => {
  test.slow();
  allow.errors.push(/status of 404/);
  for (const { path, heading } of [...ROUTES, { path: UNKNOWN, heading: /^Oops/ }]) {
    await page.goto(path);
    expect.soft(await page.locator('main').evaluate(findUnseen), path).toEqual([]);
    await expect.soft(page.locator('h1'), path).toBeVisible();
    expect.soft(await page.locator('main').innerText(), path).toMatch(new RegExp(heading.source.replace(/[$^]/g, ''), heading.flags));
  }
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

test('no control that needs a script is shown', async ({ page }) => {
  test.slow();
  const names = (buttons: Element[]) => buttons.filter((button) => button.checkVisibility()).map(({ textContent }) => textContent);
  for (const { path } of ROUTES) {
    await page.goto(path);
    // Buttons that open a popover, and those that post or reset the contact form, work; the newsletter's is specified to do nothing.
    const dead = page.locator(
      'button:not([popovertarget], .contact-form [type="submit"], .contact-form [type="reset"], .newsletter button)',
    );
    expect.soft(await dead.evaluateAll(names), path).toEqual([]);
  }
});

test('without JavaScript, the slides can be scrolled with a mouse and the keywords do not move', async ({ page }) => {
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
