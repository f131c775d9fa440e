import type { Page } from '@playwright/test';
import { fill, LEASE_END, submitButton, values } from '../support/contact-form.ts';
import { visitOnce } from '../support/offline-test.ts';
import { open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { QUEUED, SENT } from '../support/verbatim.ts';

test.use({ consent: 'essential', allow: { errors: [/ERR_INTERNET_DISCONNECTED/], origins: [] } });

const panel = (page: Page) => page.getByRole('region', { name: 'En attente d’envoi' });
const items = (page: Page) => panel(page).getByRole('listitem');
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: /en attente/ });

test('a waiting message survives a reload, is counted on any page and width, and sent once online', async ({ page, context, inbox }) => {
  const follow = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
  const heading = panel(page).getByRole('heading', { name: 'En attente d’envoi' });
  await visitOnce(page, '/');
  await open(page, '/contact');
  await context.setOffline(true);
  await fill(page);
  await submitButton(page).click();
  await expect.poll(() => values(page)).toEqual(['', '', '', '']);
  await expect(page.getByRole('status').getByText(QUEUED)).toBeVisible();
  await page.reload();
  await expect(items(page)).toHaveCount(1);
  await expect(count(page)).toHaveAccessibleName('1 message en attente');

  // All that the header shows has its room.
  const banner = page.getByRole('banner');
  const badge = banner.getByText('Hors ligne');
  for (const width of [360, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await badge.boundingBox())?.height, `its lines at ${width} px`).toBeLessThan(30);
    const shown = banner.locator('a, button').or(badge).filter({ visible: true });
    const boxes = await shown.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
    const sorted = boxes.sort((one, other) => one.left - other.left);
    for (const [place, { left, right }] of sorted.entries()) {
      expect(left, `${width} px`).toBeGreaterThanOrEqual(sorted[place - 1]?.right ?? 0);
      expect(right, `${width} px`).toBeLessThanOrEqual(width);
    }
    expect(sorted.length, `${width} px`).toBeGreaterThanOrEqual(4);
  }

  await page.setViewportSize({ width: 1280, height: 400 });
  for (const reach of [() => follow('À propos'), () => open(page, '/about')]) {
    await reach();
    await expect(page).toHaveURL('/about');
    await count(page).click();
    await expect(page).toHaveURL('/contact#messages-en-attente');
    await expect(heading).toBeFocused();
  }
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(panel(page)).not.toBeInViewport();
  await count(page).click();
  await expect(page).toHaveURL('/contact#messages-en-attente');
  await expect(heading).toBeInViewport();
  expect(await inbox()).toEqual([]);

  await context.setOffline(false);
  // A page that was left in the middle of a try keeps its lease.
  await expect(page.getByRole('status').getByText(SENT)).toBeVisible(LEASE_END);
  await expect(items(page)).toHaveCount(0);
  await expect(count(page)).toHaveCount(0);
  expect(await inbox()).toHaveLength(1);
});
