import type { Page } from '@playwright/test';
import { home } from '../../src/content/home.ts';
import { banner } from '../support/cookie-choice.ts';
import { choose, hydrate, mainNav, open } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

const STILL = { reducedMotion: 'reduce' } as const;
const cut = (page: Page) => page.getByRole('slider', { name: 'Position de la coupe' });

/** Which drawings of the hero can be seen on both sides of its middle, at a tenth and at a quarter of its width, and as far on the right. */
const seen = (page: Page) =>
  page.locator('.hero-scene').evaluate((scene) => {
    const { left, top, width, height } = scene.getBoundingClientRect();
    return [0.1, 0.25, 0.45, 0.55, 0.75, 0.9].map((share) =>
      document
        .elementsFromPoint(left + width * share, top + height / 2)
        .flatMap((element) => (element instanceof HTMLImageElement ? (/-(\w+)\.svg$/.exec(element.src)?.[1]?.[0] ?? '?') : []))
        .join(''),
    );
  });
const arrival = (page: Page) =>
  page.locator('.hero-scene').evaluate((scene) => scene.getAnimations().map(({ effect }) => effect?.getTiming().duration));

test.use(NO_WORKER);

test.describe('with the cookie choice made', () => {
  test.beforeEach(({ context }) => choose(context, 'essential'));

  test('the cut stands in the middle, and the keyboard moves it from one side to the other', async ({ page }) => {
    await page.emulateMedia(STILL);
    await open(page, '/');
    expect(await seen(page)).toEqual(['s', 's', 's', 'p', 'p', 'p']);
    await cut(page).focus();
    await page.keyboard.press('End');
    expect(await seen(page)).toEqual(['s', 's', 's', 's', 's', 's']);
    await page.keyboard.press('Home');
    expect(await seen(page)).toEqual(['p', 'p', 'p', 'p', 'p', 'p']);
    for (let steps = 0; steps < 30; steps++) await page.keyboard.press('ArrowRight');
    expect(await seen(page)).toEqual(['s', 's', 'p', 'p', 'p', 'p']);
    await page.getByRole('radio', { name: home.hero.ecommerce.label, exact: true }).check();
    expect(await seen(page)).toEqual(['s', 's', 'p', 'p', 'p', 'p']);
  });

  test('on the first page of a visit the line is drawn and the cut comes in, within 1.4 s; not after a route change', async ({ page }) => {
    await page.goto('/');
    expect(await arrival(page)).toEqual([1400]);
    await page.locator('.hero-scene').evaluate((scene) => Promise.all(scene.getAnimations().map(({ finished }) => finished)));
    expect(await seen(page)).toEqual(['s', 's', 's', 'p', 'p', 'p']);
    await hydrate(page);
    await mainNav(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page.locator('h1')).toHaveText('Notre Blog');
    await mainNav(page).getByRole('link', { name: 'Accueil' }).click();
    await expect(page.locator('h1')).toHaveText(home.hero.website.title, { useInnerText: true });
    expect(await arrival(page)).toEqual([]);
  });

  test('with reduced motion the drawing stands at once', async ({ page }) => {
    await page.emulateMedia(STILL);
    await page.goto('/');
    expect(await arrival(page)).toEqual([]);
    expect(await seen(page)).toEqual(['s', 's', 's', 'p', 'p', 'p']);
  });

  for (const width of [1024, 1440])
    test(`at ${width} px one booking button is in the home page's first screen, and one in that of another page`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/services']) {
        await open(page, path);
        const links = page.getByRole('link', { name: 'Réserver un appel de 30min' });
        const tops = await links.evaluateAll((all) =>
          all.filter((link) => link.checkVisibility()).map((link) => link.getBoundingClientRect().top),
        );
        expect(
          tops.filter((top) => top < 800),
          path,
        ).toHaveLength(1);
      }
    });
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test.beforeEach(({ context }) => choose(context, 'essential'));

  test('a drag moves the cut, also before React runs, and a swipe over the drawing still scrolls the page', async ({ page }) => {
    await page.emulateMedia(STILL);
    await page.goto('/');
    const browser = await page.context().newCDPSession(page);
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.hero-scene').boundingBox()) ?? {};
    const at = (share: number) => ({ x: x + width * share, y: y + height / 2 });
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
      browser.send('Input.dispatchTouchEvent', { type, touchPoints });
    await touch('touchStart', at(0.5));
    for (const share of [0.45, 0.4, 0.35, 0.3]) await touch('touchMove', at(share));
    await touch('touchEnd');
    await expect.poll(() => seen(page)).toEqual(['s', 's', 'p', 'p', 'p', 'p']);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await touch('touchStart', at(0.8));
    for (const by of [10, 20, 40, 80, 120, 160]) await touch('touchMove', { x: at(0.8).x, y: at(0.8).y - by });
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await seen(page)).toEqual(['s', 's', 'p', 'p', 'p', 'p']);
  });
});

for (const [width, height] of [
  [360, 740],
  [390, 844],
] as const)
  test(`at ${width} × ${height} px title, button, tabs and drawing stand above the open cookie banner`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    const foot = (await banner(page).boundingBox())?.y ?? 0;
    expect(foot).toBeGreaterThan(0);
    for (const part of [
      page.locator('h1'),
      page.getByRole('link', { name: home.hero.website.button }),
      page.getByRole('radio', { name: home.hero.ecommerce.label, exact: true }),
      page.locator('.hero-scene'),
    ]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Infinity), await part.evaluate(({ className }) => className)).toBeLessThan(foot);
    }
    const tops = await banner(page)
      .getByRole('button')
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top));
    expect(new Set(tops).size, 'one row').toBe(1);
  });
