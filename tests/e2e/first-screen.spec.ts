import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    /** Lets the frames run that `holdFrames` has kept. */
    runFrames: () => void;
  }
}

/** No frame's callback runs before `runFrames`: the loader is left where the first paint finds it. */
function holdFrames(): void {
  const request = window.requestAnimationFrame.bind(window);
  const held: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (callback) => held.push(callback);
  window.runFrames = () => {
    window.requestAnimationFrame = request;
    for (const callback of held) request(callback);
  };
}

/** The heights of the page's parts, and which of them the browser has not rendered. */
function parts(page: Page): Promise<{ height: number; isSkipped: boolean }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main > section, footer')].map((part) => ({
      height: part.getBoundingClientRect().height,
      isSkipped: !part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
    })),
  );
}

const whole = (page: Page) => page.waitForFunction(() => document.documentElement.className === '');

test('a fresh visit lays out its first screen, and then the rest as if it always had', async ({ page }) => {
  await page.addInitScript(holdFrames);
  await page.goto('/');
  const first = await parts(page);
  expect(first.slice(0, 2).map(({ isSkipped }) => isSkipped)).toEqual([false, false]);
  expect(first.slice(-3).map(({ isSkipped }) => isSkipped)).toEqual([true, true, true]);

  await page.evaluate(() => window.runFrames());
  await whole(page);
  const after = await parts(page);
  expect(after.filter(({ isSkipped }) => isSkipped)).toEqual([]);

  await page.reload();
  expect(await parts(page), 'all at once').toEqual(after);
});

test('who reloads finds the place again, and a fragment its section', async ({ page }) => {
  await page.goto('/');
  await whole(page);
  await page.locator('#offres').scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await page.addInitScript(holdFrames);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  await page.goto('/about');
  await page.goto('/#offres');
  expect((await parts(page)).filter(({ isSkipped }) => isSkipped)).toEqual([]);
  await expect(page.locator('#offres')).toBeInViewport();
});
