import type { Locator, Request } from '@playwright/test';
import { home } from '../../src/content/home.ts';
import { services } from '../../src/content/services.ts';
import { choose, hydrated, isHydrated, mainNav, open } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

const KEYWORDS = ['SITE WEB', 'APPLICATION', 'E-COMMERCE', 'DASHBOARD', 'SAAS', 'WEB APP'];

test.beforeEach(({ context }) => choose(context, 'essential'));

test('the hero starts with the website variant, and each tab shows its own variant alone', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('radio', { name: home.hero.website.label, exact: true })).toBeChecked();
  for (const variant of ['website', 'webapp', 'ecommerce'] as const) {
    const { label, badge, title, description, button } = home.hero[variant];
    await page.getByRole('radio', { name: label, exact: true }).check();
    const hero = page.locator('section.hero');
    await expect(hero.locator('.hero-badge')).toHaveText(badge, { useInnerText: true, ignoreCase: true });
    await expect(page.locator('h1')).toHaveText(title, { useInnerText: true });
    await expect(hero.locator('.hero-description:visible')).toHaveText([description]);
    await expect(hero.locator('.hero-actions:visible').getByRole('link')).toHaveText([button, 'Réserver un appel de 30min']);
    await expect(hero.locator('img:visible')).toHaveCount(1);
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
    const chosen = Promise.withResolvers<void>();
    await page.route(/\/assets\/index-.*\.js$/, async (route) => {
      await chosen.promise;
      await route.continue();
    });
    await page.goto(path);
    await page.getByRole('radio', { name: label, exact: true }).check();
    expect(await page.evaluate(isHydrated)).toBe(false);
    chosen.resolve();
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

test('the keywords are shown twice and loop every 30 s', async ({ page }) => {
  await open(page, '/');
  const banner = page.getByRole('region', { name: 'Ce que nous réalisons' });
  await expect(banner.locator('li')).toHaveText([...KEYWORDS, ...KEYWORDS]);
  await expect(banner.getByRole('listitem')).toHaveText(KEYWORDS);
  const track = banner.locator('.marquee-track');
  await expect(track).toHaveCSS('animation-duration', '30s');
  await expect(track).toHaveCSS('animation-iteration-count', 'infinite');
  await expect(track).toHaveCSS('animation-timing-function', 'linear');
  // The loop is seamless: after half of the track, the second copy is exactly where the first one was.
  const [first, second] = await banner.locator('.marquee-list').evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect()));
  expect(second?.left).toBeCloseTo((first?.left ?? 0) + (first?.width ?? 0), 0);
  expect(second?.width).toBeCloseTo(first?.width ?? 0, 0);
});

test('the keywords pause while out of view, and already move as they come into view', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await open(page, '/');
  const banner = page.getByRole('region', { name: 'Ce que nous réalisons' });
  const track = banner.locator('.marquee-track');
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  const below = await banner.evaluate((element) => element.getBoundingClientRect().top - innerHeight);
  await page.evaluate((distance) => scrollTo({ top: distance, behavior: 'instant' }), below - 100);
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await expect(banner).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(track).toHaveCSS('animation-play-state', 'paused');
});

test('the keywords stop under the pointer, while focus is inside, and with Pause', async ({ page }) => {
  await open(page, '/');
  const banner = page.getByRole('region', { name: 'Ce que nous réalisons' });
  const track = banner.locator('.marquee-track');
  await banner.scrollIntoViewIfNeeded();
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await banner.hover();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(0, 0);
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await banner.getByRole('button', { name: 'Mettre en pause' }).focus();
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(track).toHaveCSS('animation-play-state', 'paused');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(track).toHaveCSS('animation-play-state', 'running');
  await page.keyboard.press('Tab');
  // Focus may have scrolled the keywords out of view, where they are paused.
  await banner.scrollIntoViewIfNeeded();
  await expect(track).toHaveCSS('animation-play-state', 'running');
});

test('with reduced motion the keywords do not move: each is shown in full, once, and there is no Pause button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const banner = page.getByRole('region', { name: 'Ce que nous réalisons' });
  await expect(banner.locator('.marquee-track')).toHaveCSS('animation-name', 'none');
  await banner.scrollIntoViewIfNeeded();
  for (const keyword of KEYWORDS) {
    await expect(banner.getByText(keyword, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(banner.getByRole('listitem').filter({ hasText: keyword })).toBeInViewport({ ratio: 1 });
  }
  await expect(banner.getByRole('button')).toBeHidden();
  // A dash leads to the next word, and a row has none.
  for (const keyword of await banner.getByRole('listitem').all()) expect(await dash(keyword)).toBe('none');
});

const dash = (keyword: Locator) => keyword.evaluate((element) => getComputedStyle(element, '::after').display);

test("'Estimer mon projet' leads to the contact page", async ({ page }) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Estimer mon projet' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the newsletter is announced as coming soon, and its button does nothing', async ({ page }) => {
  const requests: string[] = [];
  await open(page, '/blog');
  // Ignores the page's own fetches, which are no answer to the button.
  const sends = (request: Request) => request.method() !== 'GET' || request.isNavigationRequest();
  page.on('request', (request) => void (sends(request) && requests.push(request.url())));
  await page.getByLabel('Votre adresse e-mail').fill('pas une adresse');
  await page.getByRole('button', { name: "S'abonner" }).click();
  await page.getByLabel('Votre adresse e-mail').press('Enter');
  await expect(page.getByText('bientôt disponible')).toBeVisible();
  await expect(page.getByLabel('Votre adresse e-mail')).toHaveValue('pas une adresse');
  await expect(page).toHaveURL('/blog');
  expect(requests).toEqual([]);
});
