import type { Page } from '@playwright/test';
import { fill, LEASE_END, submitButton, values } from '../../support/playwright/contact-form.ts';
import { expect, test } from '../../support/playwright/fixtures.ts';
import { visitOnce } from '../../support/playwright/offline-fixtures.ts';
import { open } from '../../support/playwright/page.ts';
import { QUEUED, SENT } from '../../support/site/verbatim.ts';

test.use({ consent: 'essential', allow: { errors: [/ERR_INTERNET_DISCONNECTED/], origins: [] } });

const waitingList = (page: Page) => page.getByRole('region', { name: 'En attente d’envoi' });
const items = (page: Page) => waitingList(page).getByRole('listitem');
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: /en attente/ });

async function send(page: Page): Promise<void> {
  await fill(page);
  await submitButton(page).click();
  await expect.poll(() => values(page)).toEqual(['', '', '', '']);
  await expect(page.getByRole('status').getByText(QUEUED)).toBeVisible();
}

test('a message waits, through a reload, until it is sent once', async ({ page, context, inbox }) => {
  await visitOnce(page, '/');
  await open(page, '/contact');
  await context.setOffline(true);
  await send(page);
  await page.reload();
  await expect(items(page)).toHaveCount(1);
  await expect(count(page)).toHaveAccessibleName('1 message en attente');
  expect(await inbox()).toEqual([]);

  await context.setOffline(false);
  // A page that was left in the middle of a try keeps its lease.
  await expect(page.getByRole('status').getByText(SENT)).toBeVisible(LEASE_END);
  await expect(items(page)).toHaveCount(0);
  await expect(count(page)).toHaveCount(0);
  expect(await inbox()).toHaveLength(1);
});

test('a message that leaves by itself moves nobody', async ({ page, context }) => {
  // Scrolls at once, not smoothly.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitOnce(page, '/contact');
  await context.setOffline(true);
  await send(page);
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'CGV' });
  await footer.scrollIntoViewIfNeeded();
  await context.setOffline(false);
  await expect(page.getByText(/^Message envoyé à/)).toBeAttached();
  await expect(footer).toBeInViewport();
});

test.describe('a deleted message', () => {
  test.use({ serviceWorkers: 'block', allow: { errors: [/ERR_FAILED|422/], origins: [] } });

  /** Deletes the only message. Once its cards are gone, resolves with the animations that they played, in order of their start. */
  async function remove(page: Page): Promise<string[]> {
    await page.route('**/api/send-contact', (route) => route.fulfill({ status: 422 }));
    await page.route('**/api/send-contact', (route) => route.abort(), { times: 1 });
    await open(page, '/contact');
    await send(page);
    // Once refused it is not tried again: while it is sent, it cannot be deleted.
    await expect(items(page)).toHaveAttribute('data-state', 'held');
    await items(page)
      .getByRole('button', { name: /^Supprimer/ })
      .click();
    await page.evaluate(() => {
      const list = document.querySelector('#messages-en-attente ul');
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.inert) seen.push(node.getAnimations()[0]?.playState ?? 'still');
      }).observe(list as Element, { childList: true });
    });
    await page.getByRole('button', { name: 'Supprimer définitivement' }).click();
    await expect(page.getByRole('status').getByText('Message supprimé.')).toBeVisible();
    await expect(page.locator('.waiting-message')).toHaveCount(0);
    return page.evaluate(() => Reflect.get(window, 'seen'));
  }

  test('rolls up', async ({ page }) => {
    expect(await remove(page)).toEqual(['running']);
  });

  test('is gone at once with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await remove(page)).toEqual([]);
  });
});

test.describe('the count of waiting messages', () => {
  const heading = (page: Page) => waitingList(page).getByRole('heading', { name: 'En attente d’envoi' });

  // Messages leave only through the page where no worker runs, and the test stops them there.
  test.use({ serviceWorkers: 'block', allow: { errors: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/], origins: [] } });

  test.beforeEach(async ({ page }) => {
    await page.route('**/api/send-contact', (route) => route.abort());
    await open(page, '/contact');
    await send(page);
    await expect(count(page)).toHaveAccessibleName('1 message en attente');
    await page.setViewportSize({ width: 1280, height: 400 });
  });

  test('has its room in the header at any width', async ({ page, context }) => {
    const banner = page.getByRole('banner');
    const badge = banner.getByText('Hors ligne');
    await context.setOffline(true);
    await expect(badge).toBeVisible();
    for (const width of [360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(count(page)).toBeVisible();
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
  });

  for (const [how, reach] of [
    ['by a link', (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'À propos', exact: true }).click()],
    ['by its URL', (page: Page) => open(page, '/about')],
  ] as const)
    test(`leads to them from a page reached ${how}`, async ({ page }) => {
      await reach(page);
      await expect(page).toHaveURL('/about');
      await count(page).click();
      await expect(page).toHaveURL('/contact#messages-en-attente');
      await expect(waitingList(page)).toBeFocused();
    });

  test('scrolls back to them each time', async ({ page }) => {
    for (let times = 0; times < 2; times++) {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await expect(waitingList(page)).not.toBeInViewport();
      await count(page).click();
      await expect(page).toHaveURL('/contact#messages-en-attente');
      await expect(heading(page)).toBeInViewport();
    }
  });
});
