// The home page's line, which the scroll position draws.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { open } from '../../support/playwright/page.ts';

test.use(CONSENTED);

/** Scrolls there and waits for the frame that draws it. */
const scrollTo = (page: Page, share: number) =>
  page.evaluate(async (to) => {
    window.scrollTo({ top: (document.documentElement.scrollHeight - innerHeight) * to, behavior: 'instant' });
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  }, share);

/** A piece of the line, down a margin, or a picture that it crosses. Heights are in windows, from the window's upper edge. */
type Piece = {
  name: string;
  goesDown: boolean;
  top: number;
  /** The lower end of the ink. A picture is inked from side to side, so its lower edge counts. */
  inkedTo: number;
  /** The share in ink, from 0 to 1. */
  inked: number;
};

/** Finds the pieces by their animations. What a section clips of one does not count: it belongs to the section above or below. */
const pieces = (page: Page) =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation): Piece[] => {
      const { effect } = animation;
      const isPiece = animation instanceof CSSAnimation && ['draw-line', 'go-down'].includes(animation.animationName);
      if (!isPiece || !(effect instanceof KeyframeEffect)) return [];
      const { target, pseudoElement } = effect;
      if (!target) return [];
      const name = `${target.className} ${pseudoElement ?? ''}`;
      // The animation no longer applies once the piece is in ink.
      const progress = effect.getComputedTiming().progress ?? 1;
      // No API returns the box of a pseudo-element: its style says where in its element it is.
      const box = target.getBoundingClientRect();
      const style = getComputedStyle(target, pseudoElement);
      const top = box.top + (pseudoElement ? Number.parseFloat(style.top) + Number.parseFloat(style.marginTop) : 0);
      const height = pseudoElement ? Number.parseFloat(style.height) : box.height;
      // A piece from the window's edge, or to it, shows its upper border alone.
      const isLevel = pseudoElement !== null && Number.parseFloat(style.width) >= innerWidth;
      const goesDown = target.matches('.line') && pseudoElement !== null && !isLevel;
      const section = (target.closest('.section, footer') ?? document.documentElement).getBoundingClientRect();
      const shownFrom = Math.max(top, section.top);
      const shownTo = Math.min(top + (isLevel ? 4 : height), section.bottom);
      const inkedTo = goesDown ? Math.max(shownFrom, top + progress * height) : shownTo;
      const inkedDown = Math.min(1, (top + progress * height - shownFrom) / (shownTo - shownFrom));
      const inked = goesDown || isLevel ? Math.max(0, inkedDown) : progress;
      return [{ name, goesDown, top: shownFrom / innerHeight, inkedTo: inkedTo / innerHeight, inked }];
    }),
  );

// Scrolls down the page in 96 steps. At each step, the pieces down the margins are inked in order, pieces not yet inked reach below mid-window,
// and nothing below the window is inked. `least`: the fewest pieces to expect. In a narrow window, the day's six are already inked.
for (const [width, height, least] of [
  [390, 844, 26],
  [768, 1024, 32],
  [1440, 900, 32],
  [1440, 2400, 32],
] as const)
  test(`${width} × ${height}: the line is drawn in order, above mid-window`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/');
    for (let step = 0; step <= 96; step++) {
      const share = step / 96;
      await scrollTo(page, share);
      const found = await pieces(page);
      expect(found.length, `pieces at ${share}`).toBeGreaterThanOrEqual(least);
      const down = found.filter(({ goesDown }) => goesDown).sort((a, b) => a.top - b.top);
      for (const [index, { name, inked }] of down.entries())
        if (inked > 0) expect(down[index - 1]?.inked ?? 1, `before ${name} at ${share}`).toBe(1);
      for (const { name, goesDown, top, inkedTo, inked } of found) {
        if (inked < 1) expect(inkedTo, `${name} at ${share}`).toBeGreaterThan(1 / 2);
        // A picture still in pencil is in the window's lower three quarters, where one looks.
        if (inked < 1 && !goesDown) expect(top, `${name} at ${share}`).toBeGreaterThan(1 / 4);
        if (top > 1) expect(inked, `${name} at ${share}`).toBe(0);
      }
    }
    // The end of the page has nothing left to draw.
    expect((await pieces(page)).filter(({ inked }) => inked < 1)).toEqual([]);
  });

test('what is not yet drawn is in pencil', async ({ page }) => {
  await open(page, '/');
  const mask = (selector: string, pseudo?: string) =>
    page.locator(selector).evaluate((element, pseudo) => {
      const { maskImage, maskPosition } = getComputedStyle(element, pseudo);
      const [, pencil] = maskImage.split(/, (?=[a-z-]*gradient)/);
      return { pencil: pencil?.replace(/\(.*/, ''), from: maskPosition.split(', ')[0] };
    }, pseudo);
  expect(await mask('.pillar:last-child > img')).toEqual({ pencil: 'repeating-linear-gradient', from: '200% 50%' });
  // It has words: hatching would cut them.
  expect(await mask('.pillar-prices')).toEqual({ pencil: 'linear-gradient', from: '0% 50%' });
  expect(await mask('.pillar:last-child', '::after')).toEqual({ pencil: 'repeating-linear-gradient', from: '0px 100%' });
  // Its black ground would be in pencil, too.
  await expect(page.locator('.founder-image > img')).toHaveCSS('mask-image', 'none');
});

for (const [side, from, halfway] of [
  ['left', 'initial', ['ink', 'pencil']],
  ['right', '0px', ['pencil', 'ink']],
] as const)
  test(`a picture is inked from the ${side}`, async ({ page }) => {
    await open(page, '/');
    await page.evaluate((from) => {
      const ground = document.body.appendChild(document.createElement('div'));
      ground.id = 'ground';
      ground.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 99; width: 320px; height: 9px; background: #fff';
      const picture = ground.appendChild(document.createElement('div'));
      picture.style.cssText = `height: 100%; background: #000; --mask-from: ${from}; animation: draw-line 1s linear both paused`;
    }, from);
    const ground = page.locator('#ground');
    /** The state of its left and its right half at that moment. */
    const halvesAt = async (time: number) => {
      await ground.locator('div').evaluate((picture, time) => {
        for (const drawing of picture.getAnimations()) drawing.currentTime = time;
      }, time);
      const { data, info } = await sharp(await ground.screenshot())
        .raw()
        .toBuffer({ resolveWithObject: true });
      const row = Array.from({ length: info.width }, (_, x) => data[x * info.channels] ?? 0);
      return [row.slice(0, 159), row.slice(161)].map((half) =>
        half.every((light) => light === 0) ? 'ink' : half.every((light) => light > 60 && light < 255) ? 'pencil' : half,
      );
    };
    expect(await halvesAt(0)).toEqual(['pencil', 'pencil']);
    expect(await halvesAt(500)).toEqual(halfway);
    expect(await halvesAt(1000)).toEqual(['ink', 'ink']);
  });

test('a scene of the day is a sketch until it is drawn', async ({ page }) => {
  await open(page, '/');
  const scene = page.locator('.bento-cell').first();
  await expect(scene).toHaveCSS('background-image', /1\.svg#sketch/);
  // Nothing of its picture shows.
  await expect(scene.locator('img')).toHaveCSS('mask-image', 'linear-gradient(90deg, rgba(0, 0, 0, 0) 50%, rgb(0, 0, 0) 0px), none');
});

test('a jump to the prices shows them drawn', async ({ page }) => {
  await open(page, '/#offres');
  await expect(page.locator('.offer').first()).toBeInViewport();
  const titles = (await pieces(page)).filter(({ name }) => name.includes('offer-title'));
  expect(titles.map(({ inked }) => inked)).toEqual([1, 1, 1]);
});

/** Expects that no piece of the line waits for the scroll. */
async function expectComplete(page: Page): Promise<void> {
  expect(await pieces(page)).toEqual([]);
  const hidden = await page
    .locator('.line, .line > *, .offers')
    .evaluateAll((all) =>
      all.flatMap((element) =>
        [null, '::before', '::after']
          .map((pseudo) => getComputedStyle(element, pseudo))
          .map(({ clipPath, maskImage }) => clipPath + maskImage),
      ),
    );
  expect(new Set(hidden)).toEqual(new Set(['nonenone']));
}

for (const media of [{ reducedMotion: 'reduce' }, { media: 'print' }] as const)
  test(`the line stands still and complete with ${Object.values(media)}`, async ({ page }) => {
    await page.emulateMedia(media);
    await open(page, '/');
    await expectComplete(page);
  });

test.describe('where a finger scrolls', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

  test('nothing but the telephone follows the scroll', async ({ page }) => {
    await open(page, '/');
    const scrolled = await page.evaluate(() =>
      document
        .getAnimations()
        .flatMap((animation) =>
          animation instanceof CSSAnimation && animation.timeline !== document.timeline ? animation.animationName : [],
        ),
    );
    expect(scrolled).toEqual(['reach']);
  });

  for (const [path, selector] of [
    ['/', '.bento img'],
    ['/services', '.other-service-image'],
  ] as const)
    test(`a drawing of ${path} is drawn as it comes into view`, async ({ page }) => {
      await open(page, path);
      const drawing = page.locator(selector).first();
      await expect(drawing).toHaveCSS('animation-play-state', 'paused');
      await drawing.scrollIntoViewIfNeeded();
      await expect(drawing).toHaveCSS('animation-play-state', 'running');
      await drawing.evaluate((picture) => Promise.all(picture.getAnimations().map(({ finished }) => finished)));
      await expect(drawing).toHaveCSS('mask-image', 'none');
    });

  test('a drawing is drawn as it comes in sideways', async ({ page }) => {
    await open(page, '/');
    const frames = page.locator('.bento img');
    await page.locator('.bento').evaluate((strip) => strip.scrollIntoView({ block: 'center' }));
    // The second one's edge is in view, too.
    await expect(frames.nth(1)).toHaveCSS('animation-play-state', 'running');
    await expect(frames.last()).toHaveCSS('animation-play-state', 'paused');
    await frames.last().scrollIntoViewIfNeeded();
    await expect(frames.last()).toHaveCSS('animation-play-state', 'running');
  });

  test('the line goes on once its picture is drawn', async ({ page }) => {
    await open(page, '/');
    const [step] = await page.locator('.method-step').all();
    if (!step) throw new Error('no step');
    const line = () => step.evaluate((element) => getComputedStyle(element, '::after').maskImage);
    expect(await line()).toContain('repeating-linear-gradient');
    await step.locator('img').scrollIntoViewIfNeeded();
    await expect.poll(line).toBe('none');
  });

  test('what a jump leaves above the window is drawn', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('.bento img').first()).toHaveCSS('animation-play-state', 'paused');
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('.pillar-scale').last()).toHaveCSS('mask-image', 'none');
  });

  test('drawings are complete with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/');
    await expectComplete(page);
  });

  test('drawings are complete in print', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('.bento img').first()).toHaveCSS('animation-play-state', 'paused');
    await page.emulateMedia({ media: 'print' });
    await expectComplete(page);
  });
});

test('the telephone rings twice, when the line has reached it', async ({ page }) => {
  await page.addInitScript(() => {
    const rings: string[] = [];
    Object.assign(window, { rings });
    for (const type of ['animationstart', 'animationend'] as const)
      document.addEventListener(type, ({ animationName, target }) => {
        if (animationName === 'ring' && target instanceof HTMLImageElement) rings.push(type);
      });
  });
  const rings = () => page.evaluate(() => Reflect.get(window, 'rings') as string[]);
  await open(page, '/');
  await scrollTo(page, 0.5);
  expect(await rings()).toEqual([]);
  await scrollTo(page, 1);
  await expect.poll(rings).toEqual(['animationstart', 'animationend', 'animationstart', 'animationend']);
});
