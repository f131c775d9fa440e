import { home } from '../../src/content/home.ts';
import { services } from '../../src/content/services.ts';
import { choose, hold, hydrated, isHydrated, mainNav, open } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

test.beforeEach(({ context }) => choose(context, 'essential'));

test('the hero starts with the website variant, and each tab shows its own variant alone', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('radio', { name: home.hero.website.label, exact: true })).toBeChecked();
  for (const variant of ['website', 'webapp', 'ecommerce'] as const) {
    const { label, badge, title, description, button } = home.hero[variant];
    await page.getByRole('radio', { name: label, exact: true }).check();
    const hero = page.locator('section.hero');
    await expect(hero.locator('.mark')).toHaveText(badge, { useInnerText: true, ignoreCase: true });
    await expect(page.locator('h1')).toHaveText(title, { useInnerText: true });
    await expect(hero.locator('.section-intro:visible')).toHaveText([description]);
    await expect(hero.locator('.hero-actions:visible').getByRole('link')).toHaveText([button, 'Réserver un appel de 30min']);
    // A sketch and a product, both complete, one exactly over the other.
    const drawings = hero.locator('img:visible');
    await expect(drawings).toHaveCount(2);
    await expect
      .poll(() => drawings.evaluateAll((all) => all.map((image) => image instanceof HTMLImageElement && image.naturalWidth)))
      .toEqual([720, 720]);
    const [sketch, product] = await Promise.all((await drawings.all()).map((drawing) => drawing.boundingBox()));
    expect(product).toEqual(sketch);
  }
  await expect(page.getByRole('img', { name: 'Cinq étoiles' })).toBeVisible();
});

test('the hero animates when a variant is chosen, but not when a tab merely receives focus', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    for (const type of ['transitionrun', 'animationstart'])
      addEventListener(type, ({ target }) => {
        if (target instanceof HTMLElement && target.matches('.hero [data-variant]')) moved.push(target.dataset.variant ?? '');
      });
  });
  /** The variants that have moved so far, after two more frames. */
  const moved = () =>
    page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      return [...new Set(Reflect.get(window, 'moved') as string[])];
    });
  await page.getByRole('radio', { name: home.hero.website.label, exact: true }).focus();
  expect(await moved()).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(moved).toEqual(['webapp']);
});

test('of the four service types, websites come first, and choosing another shows it', async ({ page }) => {
  await open(page, '/services');
  await expect(page.getByRole('radio')).toHaveCount(4);
  await expect(page.getByRole('radio', { name: 'Sites vitrines' })).toBeChecked();
  for (const type of services.types) {
    if (type.id !== 'websites') await page.getByRole('radio', { name: type.label }).check();
    const panel = page.locator('[data-service]:visible');
    await expect(panel).toHaveCount(1);
    await expect(panel.getByRole('heading')).toHaveText(type.label);
    await expect(panel).toContainText(type.description);
    await expect(panel.getByRole('listitem')).toHaveText(type.benefits);
    await expect(panel.getByRole('link')).toHaveText(['Demander un devis']);
    await expect(panel.getByRole('link')).toHaveAttribute('href', '/contact');
    await expect(panel.getByRole('img')).toHaveAttribute('src', type.image.src);
  }
});

for (const { label, heroVariant } of services.types) {
  test(`the service type ${label} selects the hero ${heroVariant}`, async ({ page }) => {
    await open(page, '/services');
    await page.getByRole('radio', { name: label }).check();
    if (heroVariant === 'website') {
      // This one is preselected: choose another first, so that choosing it is a change.
      await page.getByRole('radio', { name: 'Applications web' }).check();
      await page.getByRole('radio', { name: label }).check();
    }
    await mainNav(page).getByRole('link', { name: 'Accueil' }).click();
    await expect(page.getByRole('radio', { name: home.hero[heroVariant].label, exact: true })).toBeChecked();
    await expect(page.locator('h1')).toHaveText(home.hero[heroVariant].title, { useInnerText: true });
  });
}

for (const [path, label] of [
  ['/', home.hero.ecommerce.label],
  ['/services', 'Boutiques en ligne'],
] as const)
  test(`a choice made on ${path} before React runs is shown on the next visit to the home page`, async ({ page }) => {
    const { release } = await hold(page, /\/assets\/index-.*\.js$/);
    await page.goto(path);
    await page.getByRole('radio', { name: label, exact: true }).check();
    expect(await page.evaluate(isHydrated)).toBe(false);
    release();
    await hydrated(page);
    await expect(page.getByRole('radio', { name: label, exact: true })).toBeChecked();
    await mainNav(page).getByRole('link', { name: 'À propos' }).click();
    await mainNav(page).getByRole('link', { name: 'Accueil' }).click();
    await expect(page.getByRole('radio', { name: home.hero.ecommerce.label, exact: true })).toBeChecked();
  });

test('the service types respond to the arrow keys', async ({ page }) => {
  await open(page, '/services');
  await page.getByRole('radio', { name: 'Sites vitrines' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Applications web' })).toBeFocused();
  await expect(page.locator('[data-service="webapps"]')).toBeVisible();
});
