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

test('a trade is marked only where it is drawn', async ({ page }) => {
  await open(page, '/');
  const luthier = page.getByText('Luthier', { exact: true });
  await expect(luthier).toHaveCSS('text-decoration-line', 'underline');
  await page.getByRole('radio', { name: 'E-commerce' }).check();
  await expect(luthier).toHaveCSS('text-decoration-line', 'none');
});

for (const trade of ['Luthier', 'Potier'])
  test(`${trade} pressed in another variant returns to its drawing`, async ({ page }) => {
    await open(page, '/');
    await page.getByRole('radio', { name: 'E-commerce' }).check();
    await page.getByText(trade, { exact: true }).click();
    await expect(page.getByRole('radio', { name: trade })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Site vitrine' })).toBeChecked();
    await expect(page.getByRole('img', { name: `Le site d’un ${trade.toLowerCase()}` })).toBeVisible();
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
