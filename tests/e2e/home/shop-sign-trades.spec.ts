// The trades beside the sign, each with a drawing of its own.
import { PHONE } from '../../support/playwright/axe.ts';
import { expect, NO_WORKER, test } from '../../support/playwright/fixtures.ts';
import { choose, open } from '../../support/playwright/page.ts';

test.use(NO_WORKER);
test.beforeEach(({ context }) => choose(context, 'essential'));

test('a trade has its own drawing, and its text alternative', async ({ page }) => {
  await open(page, '/');
  for (const [trade, alternative] of [
    ['Boulanger', 'Le site d’un boulanger, du croquis à l’écran.'],
    ['Menuisier', 'Le site d’un menuisier, du croquis à l’écran.'],
    ['Fleuriste', 'Le site d’un fleuriste, du croquis à l’écran.'],
    ['Potier', 'Le site d’un potier, du croquis à l’écran.'],
    ['Luthier', 'Le site d’un luthier, du croquis à l’écran.'],
  ] as const) {
    await page.getByRole('radio', { name: trade }).check();
    await expect(page.locator('.trade:has(:checked)')).toHaveCSS('text-decoration-line', 'underline');
    const drawing = page.getByRole('img', { name: alternative });
    await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  }
});

test('the trades are offered where a drawing shows them', async ({ page }) => {
  await open(page, '/');
  const trades = page.getByRole('group', { name: 'Votre métier' });
  await expect(trades).toBeVisible();
  await page.getByRole('radio', { name: 'E-commerce' }).check();
  await expect(trades).toBeHidden();
  await page.getByRole('radio', { name: 'Site vitrine' }).check();
  await expect(trades).toBeVisible();
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
