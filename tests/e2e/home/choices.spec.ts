import type { Page } from '@playwright/test';
import { home } from '../../../src/content/home.ts';
import { services } from '../../../src/content/services.ts';
import { expectNoViolationAtBothSizes, STILL } from '../../support/playwright/axe.ts';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { hold, isHydrated, mainNav, open, untilHydrated } from '../../support/playwright/page.ts';

test.use({ ...STILL, ...CONSENTED });

/** A service's name on /services: its type's label is shorter than the card's title. */
const headingOf = (title: string) => title.replace(' sur mesure', '');

test.describe('the hero', () => {
  test('starts with the website variant and five stars', async ({ page }) => {
    await open(page, '/');
    await expect(page.getByRole('radio', { name: home.hero.website.label, exact: true })).toBeChecked();
    await expect(page.locator('h1')).toHaveText(home.hero.website.title, { useInnerText: true });
    await expect(page.getByRole('img', { name: 'Cinq étoiles' })).toBeVisible();
  });

  test('a pointer inks the label of a tab', async ({ page }) => {
    await open(page, '/');
    const tab = page.locator('.hero-tab', { hasText: home.hero.webapp.label });
    const ink = await page.locator('.hero-tab:has(:checked)').evaluate((checked) => getComputedStyle(checked).color);
    await expect(tab).not.toHaveCSS('color', ink);
    await tab.hover();
    await expect(tab).toHaveCSS('color', ink);
  });

  for (const variant of ['website', 'webapp', 'ecommerce'] as const)
    test(`shows the ${variant} variant alone`, async ({ page }) => {
      const { label, badge, title, description, button } = home.hero[variant];
      await open(page, '/');
      await page.getByRole('radio', { name: label, exact: true }).check();
      const hero = page.locator('section.hero');
      await expect(hero.locator('.small-label')).toHaveText(badge, { useInnerText: true, ignoreCase: true });
      await expect(page.locator('h1')).toHaveText(title, { useInnerText: true });
      await expect(hero.locator('.section-intro:visible')).toHaveText([description]);
      await expect(hero.locator('.hero-actions:visible').getByRole('link')).toHaveText([button, 'Réserver un appel de 30min']);
      // A sketch and a product, one exactly over the other.
      const drawings = hero.locator('img:visible');
      await expect(drawings).toHaveCount(2);
      const places = () => drawings.evaluateAll((all) => all.map((drawing) => JSON.stringify(drawing.getBoundingClientRect())));
      await expect.poll(async () => new Set(await places()).size).toBe(1);
      await expectNoViolationAtBothSizes(page, variant);
    });
});

test.describe('the service types', () => {
  test('are four, websites first', async ({ page }) => {
    await open(page, '/services');
    await expect(page.getByRole('radio')).toHaveCount(4);
    await expect(page.getByRole('radio', { name: 'Sites vitrines' })).toBeChecked();
  });

  test('can be chosen by arrow keys', async ({ page }) => {
    await open(page, '/services');
    await page.getByRole('radio', { name: 'Sites vitrines' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Applications web' })).toBeFocused();
    await expect(page.locator('[data-service="webapps"]')).toBeVisible();
  });

  for (const { id, label, description, benefits, image, heroVariant } of services.types) {
    test(`show ${id} alone`, async ({ page }) => {
      await open(page, '/services');
      await page.getByRole('radio', { name: label }).check();
      const panel = page.locator('[data-service]:visible');
      await expect(panel).toHaveCount(1);
      await expect(panel.getByRole('heading')).toHaveText(label);
      await expect(panel).toContainText(description);
      await expect(panel.getByRole('listitem')).toHaveText(benefits);
      await expect(panel.getByRole('link')).toHaveText(['Demander un devis']);
      await expect(panel.getByRole('link')).toHaveAttribute('href', '/contact');
      await expect(panel.getByRole('img')).toHaveAttribute('src', image.src);
      await expectNoViolationAtBothSizes(page, id);
    });

    test(`choose the hero’s ${heroVariant} with ${id}`, async ({ page }) => {
      await open(page, '/services');
      const other = services.types.find((type) => type.heroVariant !== heroVariant);
      for (const name of [other?.label ?? '', label]) await page.getByRole('radio', { name }).check();
      await mainNav(page).getByRole('link', { name: 'Accueil' }).click();
      await expect(page.getByRole('radio', { name: home.hero[heroVariant].label, exact: true })).toBeChecked();
      await expect(page.locator('h1')).toHaveText(home.hero[heroVariant].title, { useInnerText: true });
    });
  }
});

test('each card of the home page leads to its service', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  for (const [index, { title, link }] of home.expertise.cards.entries()) {
    await page.getByRole('button', { name: `Afficher le service ${index + 1}`, exact: true }).click();
    await page.locator('.expertise-card', { hasText: title }).click();
    await expect(page).toHaveURL(link);
    await expect(page.getByRole('heading', { name: headingOf(title), exact: true })).toBeInViewport();
    await page.goBack();
  }
});

test('a phone’s first screen shows the name and drawing of a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/services');
  await page.getByRole('radio', { name: 'Boutiques en ligne' }).check();
  const panel = page.locator('[data-service]:visible');
  for (const part of [page.locator('h1'), panel.getByRole('heading'), panel.getByRole('img')])
    await expect(part).toBeInViewport({ ratio: 0.99 });
});

test.describe('a service’s fragment', () => {
  const tab = (page: Page, name: string) => page.getByRole('radio', { name });

  test('chooses its type as a document loads, and on Back', async ({ page }) => {
    await open(page, '/services#boutiques-en-ligne');
    await expect(tab(page, 'Boutiques en ligne')).toBeChecked();
    await page.evaluate(() => location.assign('#applications-web'));
    await expect(tab(page, 'Applications web')).toBeChecked();
    await page.goBack();
    await expect(tab(page, 'Boutiques en ligne')).toBeChecked();
    await expect(page.locator('[data-service]:visible')).toBeInViewport();
  });

  test('leaves the keyboard at its tab', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Afficher le service 3', exact: true }).click();
    await page.locator('.expertise-card', { hasText: 'Boutiques en ligne' }).click();
    await expect(tab(page, 'Boutiques en ligne')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Tunnels de vente')).toBeChecked();
  });

  for (const [width, height] of [
    [1024, 768],
    [1280, 720],
    [1366, 768],
    [1440, 900],
  ] as const)
    test(`shows title, drawing and button at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/services#tunnels-de-vente');
      const panel = page.locator('[data-service]:visible');
      for (const part of [page.locator('h1'), panel.getByRole('img'), panel.getByRole('link')])
        await expect(part).toBeInViewport({ ratio: 0.99 });
    });

  test('chooses the hero’s variant', async ({ page }) => {
    await open(page, '/services#boutiques-en-ligne');
    await expect(tab(page, 'Boutiques en ligne')).toBeChecked();
    await mainNav(page).getByRole('link', { name: 'Accueil' }).click();
    await expect(page.getByRole('radio', { name: home.hero.ecommerce.label, exact: true })).toBeChecked();
  });

  test('yields to a choice before React runs', async ({ page }) => {
    const { release } = await hold(page, /\/assets\/index-.*\.js$/);
    await page.goto('/services#boutiques-en-ligne');
    await tab(page, 'Tunnels de vente').check();
    release();
    await untilHydrated(page);
    await expect(tab(page, 'Tunnels de vente')).toBeChecked();
  });
});

for (const [path, label] of [
  ['/', home.hero.ecommerce.label],
  ['/services', 'Boutiques en ligne'],
] as const)
  test(`a choice on ${path} before React runs is the hero’s next`, async ({ page }) => {
    const { release } = await hold(page, /\/assets\/index-.*\.js$/);
    await page.goto(path);
    await page.getByRole('radio', { name: label, exact: true }).check();
    expect(await page.evaluate(isHydrated)).toBe(false);
    release();
    await untilHydrated(page);
    await expect(page.getByRole('radio', { name: label, exact: true })).toBeChecked();
    await mainNav(page).getByRole('link', { name: 'À propos' }).click();
    await mainNav(page).getByRole('link', { name: 'Accueil' }).click();
    await expect(page.getByRole('radio', { name: home.hero.ecommerce.label, exact: true })).toBeChecked();
  });
