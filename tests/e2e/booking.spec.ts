import type { BrowserContext, Page } from '@playwright/test';
import { banner } from '../support/cookie-choice.ts';
import { visitOnce } from '../support/offline-test.ts';
import { choose, hydrated, open } from '../support/page.ts';
import { ROUTES } from '../support/site-routes.ts';
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

test('before consent, no third party receives a request on any route, even when scrolled to the end', async ({ page, baseURL }) => {
  test.slow();
  const foreign: string[] = [];
  page.on('request', (request) => void (new URL(request.url()).origin !== baseURL && foreign.push(request.url())));
  for (const { path } of ROUTES.filter(({ path }) => !/^\/blog\/.+/.test(path))) {
    await open(page, path);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Choisir un créneau' }).click();
    await expect(popover(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  }
  expect(foreign).toEqual([]);
});

test.describe('when requests to Calendly are allowed', () => {
  test.use({ allow: { errors: [], origins: [CALENDLY] } });

  test("the frame loads after 'Tout accepter', not before", async ({ page, context }) => {
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

  test('withdrawing consent hides the frame again', async ({ page, context }) => {
    await standIn(context);
    await open(page, '/contact');
    await page.getByRole('button', { name: 'Tout accepter' }).click();
    await section(page).locator('iframe').scrollIntoViewIfNeeded();
    await expect(agenda(page)).toBeVisible();
    // By keyboard: just after a scroll, Chromium still sends clicks to the cross-origin frame that was there.
    await page.getByRole('button', { name: 'Gérer les cookies' }).press('Enter');
    await page.getByRole('button', { name: 'Refuser tout' }).press('Enter');
    await expect(section(page).locator('iframe')).not.toHaveAttribute('src');
    await expect(agenda(page)).toBeHidden();
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

test('offline, the panel says so and offers no button that would not work', async ({ page, context }) => {
  await choose(context, 'essential');
  await visitOnce(page, '/contact');
  await context.setOffline(true);
  await expect(section(page).getByText(/^L’agenda ne s’affiche pas sans connexion/)).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'Afficher l’agenda' })).toHaveCount(0);
});
