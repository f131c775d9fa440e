import type { Page } from '@playwright/test';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { open } from '../../support/playwright/page.ts';

test.use(CONSENTED);

const KEYWORDS = ['SITE WEB', 'APPLICATION', 'E-COMMERCE', 'DASHBOARD', 'SAAS', 'WEB APP'];

async function openBanner(page: Page) {
  await open(page, '/');
  const banner = page.getByRole('region', { name: 'Ce que nous réalisons' });
  const track = banner.locator('.marquee-track');
  await banner.scrollIntoViewIfNeeded();
  return { banner, track, is: (state: 'running' | 'paused') => expect(track).toHaveCSS('animation-play-state', state) };
}

test('the keywords are shown twice, and read once', async ({ page }) => {
  const { banner } = await openBanner(page);
  await expect(banner.locator('li')).toHaveText([...KEYWORDS, ...KEYWORDS]);
  await expect(banner.getByRole('listitem')).toHaveText(KEYWORDS);
});

test('the keywords loop every 30 s without a seam', async ({ page }) => {
  const { banner, track } = await openBanner(page);
  await expect(track).toHaveCSS('animation-duration', '30s');
  await expect(track).toHaveCSS('animation-iteration-count', 'infinite');
  await expect(track).toHaveCSS('animation-timing-function', 'linear');
  // The second copy is exactly where the first one was after half of the track.
  const [first, second] = await banner.locator('.marquee-list').evaluateAll((lists) => lists.map((list) => list.getBoundingClientRect()));
  expect(second?.left).toBeCloseTo((first?.left ?? 0) + (first?.width ?? 0), 0);
  expect(second?.width).toBeCloseTo(first?.width ?? 0, 0);
});

test('the keywords stop under the pointer', async ({ page }) => {
  const { banner, is } = await openBanner(page);
  await is('running');
  await banner.hover();
  await is('paused');
  await page.mouse.move(0, 0);
  await is('running');
});

test('the keywords stop with the Pause button by keyboard', async ({ page }) => {
  const { banner, is } = await openBanner(page);
  await banner.getByRole('button', { name: 'Mettre en pause' }).focus();
  await is('paused');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await is('paused');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await is('running');
  await page.keyboard.press('Tab');
  // Focus may have scrolled the keywords out of view, where they are paused.
  await banner.scrollIntoViewIfNeeded();
  await is('running');
});

test('with reduced motion each keyword stands still, in full, once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { banner, track } = await openBanner(page);
  await expect(track).toHaveCSS('animation-name', 'none');
  for (const keyword of KEYWORDS) {
    await expect(banner.getByText(keyword, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(banner.getByRole('listitem').filter({ hasText: keyword })).toBeInViewport({ ratio: 1 });
  }
  await expect(banner.getByRole('button')).toBeHidden();
});
