import { home } from '../../src/content/home.ts';
import { services } from '../../src/content/services.ts';
import { expectNoViolationAtBothSizes, STILL } from '../support/axe.ts';
import { hold, hydrated, isHydrated, mainNav, open } from '../support/page.ts';
import { expect, SETTLED, test } from '../support/test.ts';

test.use({ ...STILL, ...SETTLED });

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
    // A sketch and a product, one exactly over the other.
    const drawings = hero.locator('img:visible');
    await expect(drawings).toHaveCount(2);
    const places = () => drawings.evaluateAll((all) => all.map((drawing) => JSON.stringify(drawing.getBoundingClientRect())));
    await expect.poll(async () => new Set(await places()).size).toBe(1);
    await expectNoViolationAtBothSizes(page, variant);
  }
  await expect(page.getByRole('img', { name: 'Cinq étoiles' })).toBeVisible();
});

test('of four service types, websites come first; another, chosen by arrow keys too, is shown, and selects its hero', async ({ page }) => {
  await open(page, '/services');
  await expect(page.getByRole('radio')).toHaveCount(4);
  await expect(page.getByRole('radio', { name: 'Sites vitrines' })).toBeChecked();
  await page.getByRole('radio', { name: 'Sites vitrines' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Applications web' })).toBeFocused();
  await expect(page.locator('[data-service="webapps"]')).toBeVisible();
  for (const { id, label, description, benefits, image, heroVariant } of services.types) {
    await page.getByRole('radio', { name: label }).check();
    const panel = page.locator('[data-service]:visible');
    await expect(panel, id).toHaveCount(1);
    await expect(panel.getByRole('heading')).toHaveText(label);
    await expect(panel).toContainText(description);
    await expect(panel.getByRole('listitem')).toHaveText(benefits);
    await expect(panel.getByRole('link')).toHaveText(['Demander un devis']);
    await expect(panel.getByRole('link')).toHaveAttribute('href', '/contact');
    await expect(panel.getByRole('img')).toHaveAttribute('src', image.src);
    await expectNoViolationAtBothSizes(page, id);

    await mainNav(page).getByRole('link', { name: 'Accueil' }).click();
    await expect(page.getByRole('radio', { name: home.hero[heroVariant].label, exact: true })).toBeChecked();
    await expect(page.locator('h1')).toHaveText(home.hero[heroVariant].title, { useInnerText: true });
    await mainNav(page).getByRole('link', { name: 'Services' }).click();
  }
});

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
