import { choose } from '../support/page.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

test.beforeEach(({ context }) => choose(context, 'essential'));

test('a browser without popovers keeps the prerendered page', async ({ page }) => {
  await page.addInitScript(() => {
    const isUnknown = (selector: string) => selector.includes(':popover-open');
    Element.prototype.matches = new Proxy(Element.prototype.matches, {
      apply(matches, element, [selector]) {
        if (isUnknown(selector)) throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError');
        return Reflect.apply(matches, element, [selector]);
      },
    });
    CSS.supports = new Proxy(CSS.supports, {
      apply: (supports, self, condition) => !isUnknown(condition.join()) && Reflect.apply(supports, self, condition),
    });
  });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => !('preHydration' in globalThis) || Reflect.get(globalThis, 'preHydration') === undefined);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
});
