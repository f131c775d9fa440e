// Edges that the eye follows, and the room on both sides of them.
import { choose, open } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, ...NO_WORKER });
test.beforeEach(({ context }) => choose(context, 'essential'));

test('at 320 px the booking button says its words on one line, and a longer one centres its own', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/');
  const button = page.locator('.hero').getByRole('link', { name: 'Réserver un appel de 30min' }).filter({ visible: true });
  await expect(button).toHaveCSS('height', '48px');
  await expect(button).toHaveCSS('text-align', 'center');
});
