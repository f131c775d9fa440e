// The trades beside the sign, each with a drawing of its own.
import { PHONE } from '../../support/playwright/axe.ts';
import { expect, NO_WORKER, test } from '../../support/playwright/fixtures.ts';
import { choose, open } from '../../support/playwright/page.ts';

test.use(NO_WORKER);
test.beforeEach(({ context }) => choose(context, 'essential'));

test('a trade has its own drawing, and its text alternative', async ({ page }) => {
  await open(page, '/');
  for (const [trade, alternative] of [
    ['Menuisier', 'Le site d’un menuisier, du croquis à l’écran.'],
    ['Fleuriste', 'Le site d’un fleuriste, du croquis à l’écran.'],
    ['Potier', 'Le site d’un potier, du croquis à l’écran.'],
    ['Luthier', 'Le site d’un luthier, du croquis à l’écran.'],
  ] as const) {
    await page.getByRole('radio', { name: trade }).check();
    const drawing = page.getByRole('img', { name: alternative });
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  }
});

test('the drawing of another trade comes in', async ({ page }) => {
  await open(page, '/');
  const arrival = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('transitionrun', ({ target }) => {
          if (target instanceof HTMLImageElement && !target.hidden) resolve(target.getAttribute('src'));
        }),
      ),
  );
  await page.getByRole('radio', { name: 'Potier' }).check();
  expect(await arrival).toMatch(/^\/images\/hero\/website-potier-/);
});

test('the drawing of another trade wipes the one before off', async ({ page }) => {
  await open(page, '/');
  const shown = page.evaluate(
    () =>
      new Promise((resolve) =>
        addEventListener('transitionrun', ({ target, propertyName }) => {
          if (!(target instanceof HTMLImageElement) || propertyName !== 'clip-path' || target.hidden) return;
          const drawings = [...(target.parentElement?.querySelectorAll('img[data-variant="website"]') ?? [])];
          resolve(
            drawings.map((drawing) => [
              getComputedStyle(drawing).display,
              drawing.getAnimations().map(({ effect }) => (effect as KeyframeEffect).getKeyframes().at(-1)?.clipPath),
            ]),
          );
        }),
      ),
  );
  await page.getByRole('radio', { name: 'Potier' }).check();
  expect(await shown).toEqual([
    ['block', expect.arrayContaining(['inset(-8px 0px -8px 100%)'])],
    ['block', expect.arrayContaining(['inset(-8px 0px)'])],
  ]);
});

test('on a phone, a trade is chosen in sight of its drawing', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  await page.getByRole('radio', { name: 'Fleuriste' }).check();
  const drawing = page.locator('.hero-drawing[src*="fleuriste-product"]');
  // The cut hides the other half.
  await expect(drawing).toBeInViewport({ ratio: 0.45 });
  await expect(page.getByRole('radio', { name: 'Fleuriste' })).toBeInViewport();
});
