import type { BrowserContext, Page } from '@playwright/test';
import { banner } from '../support/cookie-choice.ts';
import { visitOnce } from '../support/offline-test.ts';
import { choose, hydrated, isExpanded, open } from '../support/page.ts';
import { expect, test } from '../support/test.ts';

const CALENDLY = 'https://calendly.com';

/** Stands in for Calendly. Returns the URLs requested from it so far. */
async function standIn(context: BrowserContext): Promise<string[]> {
  const asked: string[] = [];
  await context.route(`${CALENDLY}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Calendly</title><p>Agenda de Calendly</p>' });
  });
  return asked;
}

const section = (page: Page) => page.getByRole('region', { name: 'Réserve un appel de 30 minutes' });
const popover = (page: Page) => page.getByRole('dialog', { name: 'Réserver un appel' });
const agenda = (page: Page) => section(page).frameLocator('iframe').getByText('Agenda de Calendly');

// Without consent, nobody else is asked for anything: in every test, a request to another origin is an error (support/watch.ts).
test.describe('without consent', () => {
  test.beforeEach(({ context }) => choose(context, 'essential'));

  test('the popover contains its frame as soon as it is opened, before or after hydration', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Choisir un créneau' }).click();
    await expect(popover(page).getByTitle(/Agenda/)).not.toHaveAttribute('src');
    await open(page, '/cgv');
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Choisir un créneau' }).click();
    await expect(popover(page).getByTitle(/Agenda/)).not.toHaveAttribute('src');
  });

  test('the scheduling popover closes when focus would move behind it', async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('button', { name: 'Choisir un créneau' }).press('Enter');
    await expect(popover(page)).toBeVisible();
    await popover(page).getByRole('link', { name: 'Réserver un appel de 30min' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', { name: 'Pied de page' }).getByRole('link').first()).toBeFocused();
    await expect(popover(page)).toBeHidden();
  });

  test('the scheduling popover opens and closes with its button, and closes with its cross and Escape', async ({ page }) => {
    await open(page, '/about');
    const button = page.getByRole('contentinfo').getByRole('button', { name: 'Choisir un créneau' });
    await expect(popover(page)).toBeHidden();
    expect(await isExpanded(page, 'Choisir un créneau')).toBe(false);
    await button.click();
    await expect(popover(page)).toBeVisible();
    expect(await isExpanded(page, 'Choisir un créneau')).toBe(true);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(popover(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await popover(page).getByRole('button', { name: 'Fermer l’agenda' }).click();
    await expect(popover(page)).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(popover(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover(page)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('offline, the panel says so and offers no button that would not work', async ({ page, context }) => {
    await visitOnce(page, '/contact');
    await context.setOffline(true);
    await expect(section(page).getByText(/^L’agenda ne s’affiche pas sans connexion/)).toBeVisible();
    await expect(section(page).getByRole('button', { name: 'Afficher l’agenda' })).toHaveCount(0);
  });
});

test.describe('when requests to Calendly are allowed', () => {
  test.use({ allow: { errors: [], origins: [CALENDLY] } });

  test("the frame loads after 'Tout accepter', not before, and goes when consent is withdrawn", async ({ page, context }) => {
    const asked = await standIn(context);
    await open(page, '/contact');
    const frame = section(page).locator('iframe');
    await expect(frame).not.toHaveAttribute('src');
    await expect(frame).toHaveAttribute('title', /Agenda/);
    expect((await frame.boundingBox())?.height).toBe(500);
    await frame.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await banner(page).getByRole('button', { name: 'Tout accepter' }).click();
    await frame.scrollIntoViewIfNeeded();
    await expect(agenda(page)).toBeVisible();
    await expect(frame).toHaveAttribute('src', new RegExp(`^${CALENDLY}/`));
    await expect(section(page).getByRole('button', { name: 'Afficher l’agenda' })).toHaveCount(0);

    // By keyboard: just after a scroll, Chromium still sends clicks to the cross-origin frame that was there.
    await page.getByRole('button', { name: 'Gérer les cookies' }).press('Enter');
    await page.getByRole('button', { name: 'Refuser tout' }).press('Enter');
    await expect(frame).not.toHaveAttribute('src');
    await expect(agenda(page)).toBeHidden();
  });

  test('the frame loads after one click on « Afficher l’agenda », which does not store consent', async ({ page, context }) => {
    const asked = await standIn(context);
    await choose(context, 'essential');
    await open(page, '/contact');
    await section(page).locator('iframe').scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await section(page).getByRole('button', { name: 'Afficher l’agenda' }).click();
    await expect(agenda(page)).toBeVisible();
    await expect(section(page).locator('iframe')).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('functional-cookies'))).toBe('false');
    await page.reload();
    await hydrated(page);
    await expect(section(page).locator('iframe')).not.toHaveAttribute('src');
  });

  test('with consent, the popover loads its frame when it is opened', async ({ page, context }) => {
    const asked = await standIn(context);
    await choose(context, 'all');
    await open(page, '/cgv');
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Choisir un créneau' }).click();
    await expect(popover(page).frameLocator('iframe').getByText('Agenda de Calendly')).toBeVisible();
  });

  test('an agenda in use stays open during a short loss of network', async ({ page, context }) => {
    const asked = await standIn(context);
    await choose(context, 'all');
    await visitOnce(page, '/contact');
    await section(page).locator('iframe').scrollIntoViewIfNeeded();
    await expect(agenda(page)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByRole('banner').getByText('Hors ligne')).toBeVisible();
    await expect(section(page).locator('iframe')).toHaveAttribute('src', new RegExp(`^${CALENDLY}/`));
    await context.setOffline(false);
    await expect(page.getByRole('banner').getByText('Hors ligne')).toBeHidden();
    await expect(agenda(page)).toBeVisible();
    expect(asked).toHaveLength(1);
  });

  test("'Ouvrir Calendly' opens the same booking page in a new tab, without referrer or opener", async ({ page, context }) => {
    await standIn(context);
    await choose(context, 'all');
    await open(page, '/contact');
    await section(page).locator('iframe').scrollIntoViewIfNeeded();
    const src = await section(page).locator('iframe').getAttribute('src');
    const opened = context.waitForEvent('page');
    await section(page).getByRole('link', { name: 'Ouvrir Calendly' }).click();
    const tab = await opened;
    await expect(tab.getByText('Agenda de Calendly')).toBeVisible();
    expect(tab.url()).toBe(src);
    expect(await tab.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
  });
});
