import type { Page } from '@playwright/test';
import { home } from '../../../src/content/home.ts';
import { banner } from '../../support/playwright/cookie-choice.ts';
import { expect, NO_WORKER, test } from '../../support/playwright/fixtures.ts';
import { mainNav, open } from '../../support/playwright/page.ts';

const cut = (page: Page) => page.getByRole('slider', { name: 'De l’ébauche au site : déplacer la limite' });

/**
 * The drawings seen at a tenth and a quarter of the hero's width, and as far from its right edge. Each is named by its first letter: `s` for
 * the sketch, `p` for the product.
 */
const seen = (page: Page) =>
  page.locator('.hero-scene').evaluate((scene) => {
    const { left, top, width, height } = scene.getBoundingClientRect();
    const [sketch] = scene.querySelectorAll('.hero-layer');
    return [0.1, 0.25, 0.45, 0.55, 0.75, 0.9].map((share) =>
      document
        .elementsFromPoint(left + width * share, top + height / 2)
        .flatMap((element) => (element instanceof HTMLImageElement ? (sketch?.contains(element) ? 's' : 'p') : []))
        .join(''),
    );
  });
const arrival = (page: Page) => page.locator('.hero-scene').evaluate((scene) => scene.getAnimations({ subtree: true }).length);
const arrived = (page: Page) =>
  page.locator('.hero-scene').evaluate((scene) => Promise.all(scene.getAnimations({ subtree: true }).map(({ finished }) => finished)));

/** An animation of the hero's drawing: its end, in milliseconds, and the keys of its keyframes. */
type Noted = { end: number; properties: string[] };

/** Runs in the page, and notes these animations when the first one starts. */
function noteAnimations(): void {
  const noted: Noted[] = [];
  Object.assign(window, { noted });
  document.addEventListener('animationstart', ({ target }) => {
    const scene = target instanceof Element ? target.closest('.hero-scene') : null;
    if (!scene || noted.length > 0) return;
    for (const { effect } of scene.getAnimations({ subtree: true }))
      noted.push({
        end: Number(effect?.getComputedTiming().endTime),
        properties: [...new Set((effect as KeyframeEffect).getKeyframes().flatMap(Object.keys))],
      });
  });
}

/** Opens the home page. They may have ended by the time a slow machine has loaded it. */
async function openAndNote(page: Page): Promise<Noted[]> {
  await page.addInitScript(noteAnimations);
  await page.goto('/');
  await page.waitForFunction(() => Reflect.get(window, 'noted').length > 0);
  return page.evaluate(() => Reflect.get(window, 'noted'));
}

test.use(NO_WORKER);

test.describe('with the cookie choice made', () => {
  test.use({ consent: 'essential' });

  test('the keyboard moves the cut from side to side', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    expect(await seen(page)).toEqual(['s', 's', 's', 'p', 'p', 'p']);
    await cut(page).focus();
    await page.keyboard.press('End');
    expect(await seen(page)).toEqual(['s', 's', 's', 's', 's', 's']);
    await page.keyboard.press('Home');
    expect(await seen(page)).toEqual(['p', 'p', 'p', 'p', 'p', 'p']);
    for (let steps = 0; steps < 3; steps++) await page.keyboard.press('PageUp');
    expect(await seen(page)).toEqual(['s', 's', 'p', 'p', 'p', 'p']);
  });

  test('the cut stays where it is in another variant', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await cut(page).press('Home');
    await page.getByRole('radio', { name: home.hero.ecommerce.label, exact: true }).check();
    expect(await seen(page)).toEqual(['p', 'p', 'p', 'p', 'p', 'p']);
  });

  test('the line reaches both edges of a low window', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await open(page, '/');
    const reached = await page.locator('.hero-strokes path:visible').evaluateAll((paths) =>
      paths.map((path) => {
        const { left, right } = path.getBoundingClientRect();
        return [left <= 0, right >= innerWidth];
      }),
    );
    expect(reached).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  test('the cut’s handle stays in a phone’s window', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    const { x = -1, width = 0 } = (await cut(page).boundingBox()) ?? {};
    expect([x >= 0, x + width <= 390]).toEqual([true, true]);
  });

  test.describe('on a touch screen', () => {
    test.use({ viewport: { width: 390, height: 780 }, isMobile: true, hasTouch: true });

    /** Opens the home page, and swipes from the middle of the cut. Resolves with how far the cut and the page have moved. */
    async function swipe(page: Page, across: number, down: number): Promise<{ cut: number; page: number }> {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, '/');
      await cut(page).evaluate((slider) => slider.scrollIntoView({ block: 'center' }));
      const placed = async () => [Number(await cut(page).inputValue()), await page.evaluate(() => scrollY)] as const;
      const [cutBefore, pageBefore] = await placed();
      const { x, y, width, height } = (await cut(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const finger = await page.context().newCDPSession(page);
      /** The finger, at a share of its way. */
      const touch = (type: 'touchStart' | 'touchMove', share: number) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: [{ x: x + width / 2 + across * share, y: y + height / 2 + down * share }],
        });
      await touch('touchStart', 0);
      for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10);
      await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(async () => (await placed()).join()).not.toBe([cutBefore, pageBefore].join());
      const [cutAfter, pageAfter] = await placed();
      return { cut: cutAfter - cutBefore, page: pageAfter - pageBefore };
    }

    test('a swipe up from the cut scrolls the page', async ({ page }) => {
      const moved = await swipe(page, 0, -200);
      expect(moved.page).toBeGreaterThan(0);
      expect(moved.cut).toBe(0);
    });

    test('a swipe aside moves the cut', async ({ page }) => {
      const moved = await swipe(page, -100, 0);
      expect(moved.cut).toBeLessThan(0);
      expect(moved.page).toBe(0);
    });
  });

  test('the cut comes in within 1.4 s on a first page', async ({ page }) => {
    const animations = await openAndNote(page);
    expect(Math.max(...animations.map(({ end }) => end))).toBe(1400);
    await arrived(page);
    expect(await seen(page)).toEqual(['s', 's', 's', 'p', 'p', 'p']);
  });

  test('a sheet lies over the sketch, and slides off it', async ({ page }) => {
    await openAndNote(page);
    // How far the sheet has slid off, as a share of the drawing's width: at the animation's start, and at its end.
    const slid = await page
      .locator('.hero-content')
      .first()
      .evaluate((content) => {
        const [sheet] = content
          .getAnimations({ subtree: true })
          .filter((animation) => 'animationName' in animation && animation.animationName === 'sheet-lies');
        const share = () => new DOMMatrix(getComputedStyle(content, '::after').transform).e / content.clientWidth;
        sheet?.pause();
        if (sheet) sheet.currentTime = 0;
        const before = share();
        sheet?.finish();
        return { before, after: Math.round(share()) };
      });
    expect(slid).toEqual({ before: 0, after: 1 });
  });

  test('the drawing comes in without work for the main thread', async ({ page }) => {
    const animated = (await openAndNote(page)).flatMap(({ properties }) => properties);
    const timing = ['offset', 'computedOffset', 'easing', 'composite'];
    expect([...new Set(animated)].filter((name) => !timing.includes(name)).toSorted()).toEqual(['opacity', 'transform']);
  });

  test('another variant is in its place at once', async ({ page }) => {
    await open(page, '/');
    await arrived(page);
    await page.getByRole('radio', { name: home.hero.webapp.label, exact: true }).check();
    const lefts = await page
      .locator('.hero-scene')
      .evaluate((scene) => [scene, ...scene.querySelectorAll('img[data-variant=webapp]')].map((each) => each.getBoundingClientRect().left));
    expect(lefts).toEqual([lefts[0], lefts[0], lefts[0]]);
  });

  test('the cut stands at once with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    expect(await arrival(page)).toBe(0);
    expect(await seen(page)).toEqual(['s', 's', 's', 'p', 'p', 'p']);
  });

  test('the cut stands at once after a change of page', async ({ page }) => {
    await open(page, '/blog');
    await mainNav(page).getByRole('link', { name: 'Accueil' }).click();
    await expect(page.locator('h1')).toHaveText(home.hero.website.title, { useInnerText: true });
    expect(await arrival(page)).toBe(0);
  });
});

test('a phone’s first screen ends above the cookie banner', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
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
});
