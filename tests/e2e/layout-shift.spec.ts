// What arrives late must not move what is already read. That nothing shifts once a page has arrived is in routes.spec.ts.
import { collectShifts, expectNoShift } from '../support/layout-shift.ts';
import { open } from '../support/page.ts';
import { SLUGS, UNKNOWN } from '../support/site-routes.ts';
import { startSlowSite } from '../support/slow-site.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);
test.beforeEach(({ page }) => page.addInitScript(collectShifts));

/** One page for each kind of first screen. */
const KINDS = ['/', '/services', '/contact', '/blog', `/blog/${SLUGS[0]}`, UNKNOWN];
/** A whole element that holds text, with the tags that open around it. */
const ELEMENT = /.*?<\/(?:a|button|h\d|label|li|p|time)>/gs;

for (const width of [360, 1280]) {
  for (const path of KINDS) {
    test(`${path} does not shift at ${width} px while its elements arrive one by one`, async ({ page, site, allow }) => {
      const slow = await startSlowSite(site.baseURL);
      allow.origins.push(slow.url, 'https://calendly.com');
      await page.setViewportSize({ width, height: 780 });
      const committed = page.goto(slow.url + path, { waitUntil: 'commit' });
      for await (const _ of slow.sendInSteps(ELEMENT, 50)) {
        await committed;
        await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
      }
      await expectNoShift(page, path);
      await slow.close();
    });
  }
}

test('a layout shift is detected', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => document.querySelector('main')?.prepend('Du texte.', document.createElement('hr')));
  await expect.poll(() => page.evaluate(() => window.shifts.length)).toBeGreaterThan(0);
});
