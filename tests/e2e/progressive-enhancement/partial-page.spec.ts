// The part of a page that a visitor sees while the rest of its HTML is on its way.
import { DESKTOP, PHONE } from '../../support/playwright/axe.ts';
import { expect, NO_WORKER, test } from '../../support/playwright/fixtures.ts';
import { PATHS } from '../../support/site/site-routes.ts';

test.use({ ...NO_WORKER, javaScriptEnabled: false });

/** The distance that the title moves when what follows it arrives, in pixels. Runs in the page. */
function titleShift(): number[] {
  const title = document.querySelector('h1');
  const place = () => title?.getBoundingClientRect() ?? new DOMRect();
  // The sentence after the title arrives with it.
  const next = title?.nextElementSibling;
  const last = next?.matches('p') ? next : title;
  const later = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => last?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const whole = place();
  for (const element of later) element.style.setProperty('display', 'none', 'important');
  const partial = place();
  return [partial.x - whole.x, partial.y - whole.y].map(Math.abs);
}

for (const [screen, size] of Object.entries({ phone: PHONE, desktop: DESKTOP }))
  test(`on a ${screen}, no title moves when the rest arrives`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const path of PATHS) {
      await page.goto(path);
      expect.soft(Math.max(...(await page.evaluate(titleShift))), path).toBeLessThan(1);
    }
  });
