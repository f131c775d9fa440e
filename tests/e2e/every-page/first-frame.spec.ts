import type { Page } from '@playwright/test';
import { expect, NO_WORKER, test } from '../../support/playwright/fixtures.ts';

test.use(NO_WORKER);

/** Holds every frame callback of the page back until it is released. */
async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const held: FrameRequestCallback[] = [];
    self.requestAnimationFrame = (callback) => held.push(callback);
    addEventListener('release', () => held.splice(0).forEach((callback) => void callback(performance.now())));
  });
  return () => page.evaluate(() => void dispatchEvent(new Event('release')));
}

test('what is below the window is laid out after the first frame', async ({ page }) => {
  const release = await holdFrames(page);
  await page.goto('/');
  const isLaidOut = (selector: string) =>
    page.locator(selector).evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut('h1')).toBe(true);
  expect(await isLaidOut('.footer-copyright')).toBe(false);
  await release();
  await release();
  expect(await isLaidOut('.footer-copyright')).toBe(true);
});
