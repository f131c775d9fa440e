import { open } from '../support/page.ts';
import { expect, SETTLED, test } from '../support/test.ts';

test.use(SETTLED);

const KEYWORDS = ['SITE WEB', 'APPLICATION', 'E-COMMERCE', 'DASHBOARD', 'SAAS', 'WEB APP'];

test('the keywords are shown twice, loop every 30 s, and stop under the pointer, with focus inside, and with Pause', async ({ page }) => {
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
});
