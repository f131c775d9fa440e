import type { Page } from '@playwright/test';
import { control, fillForm, openForm, submitButton, VALUES, values } from '../support/contact-form.ts';
import { visitOnce } from '../support/offline-test.ts';
import { choose, open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';
import { QUEUED, SENT } from '../support/verbatim.ts';

const EMPTY = ['', '', '', ''];

test.use({ allow: { errors: [/ERR_INTERNET_DISCONNECTED/], origins: [] } });

const panel = (page: Page) => page.getByRole('region', { name: 'En attente d’envoi' });
const items = (page: Page) => panel(page).getByRole('listitem');
const count = (page: Page) => page.getByRole('banner').getByRole('link', { name: /en attente/ });
const texts = (mails: { TextBody?: string | undefined }[]) => mails.map(({ TextBody }) => TextBody);

async function queue(page: Page, message: string = VALUES.Message): Promise<void> {
  await fillForm(page, { Message: message });
  await submitButton(page).click();
  await expect.poll(() => values(page)).toEqual(EMPTY);
}

test.describe('a waiting message', () => {
  test.beforeEach(async ({ page, context }) => {
    await choose(context, 'essential');
    await visitOnce(page, '/');
    await openForm(page);
  });

  test('its list and the header beside it have room at any width', async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await context.setOffline(true);
    await queue(page);
    const [first, second, third, fourth] = await items(page)
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(second, 'a message’s four buttons form two even rows on a phone').toBe(first);
    expect(fourth).toBe(third);
    expect(third).toBeGreaterThan(first ?? 0);

    await expect(count(page)).toBeVisible();
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
  });

  test('it survives a reload, is counted on every page, and is sent once back online', async ({ page, context, inbox }) => {
    const follow = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    const heading = panel(page).getByRole('heading', { name: 'En attente d’envoi' });
    await page.setViewportSize({ width: 1280, height: 400 });
    await context.setOffline(true);
    await queue(page);
    await expect(page.getByRole('status').getByText(QUEUED)).toBeVisible();
    await page.reload();
    await expect(items(page)).toHaveCount(1);
    await expect(count(page)).toHaveAccessibleName('1 message en attente');

    for (const reach of [() => follow('À propos'), () => open(page, '/about')]) {
      await reach();
      await expect(page).toHaveURL('/about');
      await count(page).click();
      await expect(page).toHaveURL('/contact#messages-en-attente');
      await expect(heading).toBeFocused();
    }
    await open(page, '/about');
    await expect(count(page)).toBeVisible();
    await follow('Contact');
    await expect(panel(page)).toBeVisible();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(panel(page)).not.toBeInViewport();
    await count(page).click();
    await expect(page).toHaveURL('/contact#messages-en-attente');
    await expect(heading).toBeInViewport();
    expect(await inbox()).toEqual([]);

    await context.setOffline(false);
    await expect(page.getByRole('status').getByText(SENT)).toBeVisible();
    await expect(items(page)).toHaveCount(0);
    await expect(count(page)).toHaveCount(0);
    expect(await inbox()).toHaveLength(1);
  });

  test('every open tab announces once that the message was sent', async ({ page, context, inbox }) => {
    const other = await context.newPage();
    await open(other, '/services');
    await context.setOffline(true);
    await queue(page);
    await expect(count(other)).toBeVisible();
    await context.setOffline(false);
    for (const tab of [page, other]) await expect(tab.getByRole('status').getByText(SENT)).toHaveCount(1);
    await expect(count(other)).toHaveCount(0);
    expect(await inbox()).toHaveLength(1);
  });

  /** Retries: while an attempt to send a message is under way, its author is told so and cannot change it. */
  const unlessLeaving = (act: () => Promise<void>) => expect(act).toPass();

  test('a waiting message can be edited, and only the new text arrives, once', async ({ page, context, inbox }) => {
    await context.setOffline(true);
    await queue(page, 'Bonjour, la première version.');
    const edit = items(page).getByRole('button', { name: /^Modifier/ });
    await unlessLeaving(async () => {
      // The button is gone once a click on it was handled, however late the form shows the message.
      if (await edit.isVisible()) await edit.click({ timeout: 1_000 });
      await expect(control(page, 'Message')).toBeFocused({ timeout: 1_000 });
    });
    await expect(control(page, 'Message')).toHaveValue('Bonjour, la première version.');
    await expect(items(page)).toHaveCount(0);
    await control(page, 'Message').fill('Bonjour, la seconde version.');
    await context.setOffline(false);
    await submitButton(page).click();
    await expect(page.getByRole('status').getByText(SENT)).toBeVisible();
    expect(texts(await inbox())).toEqual([expect.stringContaining('la seconde version')]);
  });

  test('a waiting message can be deleted by keyboard alone', async ({ page, context, inbox }) => {
    await context.setOffline(true);
    await queue(page);
    await items(page)
      .getByRole('button', { name: /^Supprimer/ })
      .focus();
    await unlessLeaving(async () => {
      await page.keyboard.press('Enter');
      await expect(panel(page).getByRole('button', { name: 'Garder' })).toBeFocused({ timeout: 1_000 });
    });
    await page.keyboard.press('Tab');
    await unlessLeaving(async () => {
      await page.keyboard.press('Enter');
      await expect(items(page)).toHaveCount(0, { timeout: 1_000 });
    });
    await expect(panel(page).getByRole('heading', { name: 'En attente d’envoi' })).toBeFocused();
    await context.setOffline(false);
    await page.reload();
    await expect(panel(page)).toHaveCount(0);
    expect(await inbox()).toEqual([]);
  });
});

// The first minute of a first visit, and browsers without a service worker: nothing is cached for offline use.
test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a message submitted offline is listed, and is sent when the network is back', async ({ page, context, inbox }) => {
    await choose(context, 'essential');
    const list = page.waitForResponse(/\/assets\/WaitingMessages-.*\.js$/);
    await openForm(page);
    await (await list).finished();
    await context.setOffline(true);
    await queue(page);
    await expect(items(page)).toHaveCount(1);
    await expect(count(page)).toHaveAccessibleName('1 message en attente');
    expect(await inbox()).toEqual([]);

    await context.setOffline(false);
    await expect(page.getByRole('status').getByText(SENT)).toBeVisible();
    expect(await inbox()).toHaveLength(1);
  });
});
