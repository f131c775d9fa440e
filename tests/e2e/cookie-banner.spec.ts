import type { Page } from '@playwright/test';
import { banner } from '../support/cookie-choice.ts';
import { open } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

test('the banner stays at the bottom of every screen, aligned with the page, until a choice is made', async ({ page }) => {
  await open(page, '/cgv');
  for (const label of ['Paramétrer', 'Refuser', 'Tout accepter']) {
    await expect(banner(page).getByRole('button', { name: label, exact: true })).toBeVisible();
  }
  for (const width of [1100, 1280, 1800]) {
    await resize(page, width);
    const wordmark = await page.getByRole('banner').getByRole('link', { name: 'Trait' }).boundingBox();
    const text = await banner(page).locator('p').boundingBox();
    expect(text?.x, `${width} px`).toBeCloseTo(wordmark?.x ?? 0, 0);
  }
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const box = await banner(page).boundingBox();
  // A page may end at a fraction of a pixel.
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(800, 0);
  await open(page, '/blog');
  await expect(banner(page)).toBeVisible();
});

test('focusing the banner, which is already in view, does not scroll the page', async ({ page }) => {
  // Any scroll then happens at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  for (const button of await banner(page).getByRole('button').all()) {
    await button.focus();
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await page.evaluate(() => scrollY), await button.innerText()).toBe(0);
  }
});

test('refusing is as easy as accepting at any width: same look, same size, side by side', async ({ page }) => {
  await open(page, '/');
  const look = (name: string) =>
    banner(page)
      .getByRole('button', { name, exact: true })
      .evaluate((button) => {
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
        const { top, width, height } = button.getBoundingClientRect();
        return { backgroundColor, color, fontSize, fontWeight, top, width: Math.round(width), height };
      });
  for (const width of [320, 360, 768, 1280]) {
    await resize(page, width);
    expect(await look('Refuser'), `${width} px`).toEqual(await look('Tout accepter'));
  }
});
