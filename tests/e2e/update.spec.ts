import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { banner } from '../support/cookies.ts';
import { brokenImages, cutOff, expect, looksForUpdates, visitOnce } from '../support/offline-test.ts';
import { hydrate, isHydrated, open } from '../support/page.ts';
import { test } from '../support/release-test.ts';

const OFFER = 'Nouvelle version disponible';

/** As when the visitor comes back to the tab. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** What only a page of the build B has: a locator outlives the reload that it waits for. */
function ofBuildB(page: Page): Locator {
  return page.locator('[data-modules*="-b.js"]');
}

async function openTabs(context: BrowserContext, ...paths: string[]): Promise<Page[]> {
  const tabs: Page[] = [];
  for (const path of paths) {
    const tab = await context.newPage();
    await visitOnce(tab, path);
    tabs.push(tab);
  }
  return tabs;
}

test('a new version is offered in every tab, and one word moves all of them', async ({ context, releases }) => {
  const [first, second] = (await openTabs(context, '/', '/blog')) as [Page, Page];
  await releases.deploy(await releases.next());
  await comeBack(first);
  for (const tab of [first, second]) await expect(tab.getByText(OFFER)).toBeVisible();
  await expect(ofBuildB(second)).not.toBeAttached();

  await first.getByRole('button', { name: 'Recharger' }).press('Enter');
  for (const tab of [first, second]) await expect(ofBuildB(tab)).toBeAttached();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Notre Blog, version B');
  await expect(second.getByText(OFFER)).toBeHidden();
});

test('a version that the browser finds before React runs is offered once it is installed', async ({ page, context, releases }) => {
  await visitOnce(page, '/');
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await context.route(/\/index-.*-b\.js$/, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await releases.deploy(await releases.next());
  // The page's own timer never comes, so that React waits for a sign.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto('/about');
  await asked.promise;
  expect(await page.evaluate(isHydrated)).toBe(false);
  await page.clock.resume();
  await hydrate(page);
  await looksForUpdates(page);
  held.resolve();
  await expect(page.getByText(OFFER)).toBeVisible();
});

test('"Plus tard" closes the offer in every tab and changes nothing', async ({ context, releases }) => {
  const [first, second] = (await openTabs(context, '/', '/blog')) as [Page, Page];
  await releases.deploy(await releases.next());
  await comeBack(first);
  await expect(second.getByText(OFFER)).toBeVisible();
  await first.getByRole('button', { name: 'Plus tard' }).click();
  for (const tab of [first, second]) await expect(tab.getByText(OFFER)).toBeHidden();

  await second.reload();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Notre Blog');
});

test('a half-filled form stays as it is, whole and working, until it is left', async ({ context, releases }) => {
  const [home, contact] = (await openTabs(context, '/', '/contact')) as [Page, Page];
  const message = contact.getByRole('textbox', { name: 'Message' });
  await message.fill('Un texte qui n’est pas encore parti');
  await releases.deploy(await releases.next());
  await comeBack(home);
  for (const tab of [home, contact]) await expect(tab.getByText(OFFER)).toBeVisible();
  await home.getByRole('button', { name: 'Recharger' }).click();
  await expect(ofBuildB(home)).toBeAttached();

  await expect(contact.getByText('Votre texte n’est pas encore envoyé')).toBeVisible();
  await comeBack(contact);
  await expect(message).toHaveValue('Un texte qui n’est pas encore parti');
  await expect(ofBuildB(contact)).not.toBeAttached();

  const forgotten = contact.waitForResponse((response) => response.url().includes('/MentionsLegalesPage-'));
  await contact.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).hover();
  expect((await forgotten).status()).toBe(200);
  await contact.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(contact).toHaveURL('/mentions-legales');
  await expect(ofBuildB(contact)).toBeAttached();
});

test('a deploy between load and navigation breaks nothing while the worker holds the version', async ({ page, releases }) => {
  await visitOnce(page, '/');
  await releases.deploy(await releases.next());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre Blog');
  expect(await brokenImages(page)).toEqual([]);
  await expect(ofBuildB(page)).not.toBeAttached();
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block', allow: { errors: [/status of 404/], origins: [] } });

  test('a deploy between load and navigation leads to one document load', async ({ page, releases }) => {
    const documents: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && documents.push(new URL(request.url()).pathname));
    await page.goto('/');
    await page.getByRole('button', { name: 'Refuser' }).click();
    await expect(banner(page)).toBeHidden();
    await releases.deploy(await releases.next());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre Blog, version B');
    expect(documents).toEqual(['/', '/blog']);
  });
});

test.describe('a deploy in the middle of an install', () => {
  test.use({ allow: { errors: [/integrity/], origins: [] } });

  test('leaves the old worker in charge, and the next check puts it right', async ({ page, releases }) => {
    await visitOnce(page, '/');
    const whole = await releases.next();
    const half = await releases.copy();
    await cp(join(whole, 'sw.js'), join(half, 'sw.js'));
    await releases.deploy(half);
    const failed = stateOfNextWorker(page);
    await comeBack(page);
    expect(await failed).toBe('redundant');
    await open(page, '/blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre Blog');

    await releases.deploy(whole);
    await comeBack(page);
    await page.getByRole('button', { name: 'Recharger' }).click();
    await expect(ofBuildB(page)).toBeAttached();
  });
});

test('a version that takes over while a newer one installs leaves it what it fetches', async ({ page, context, line, releases }) => {
  await visitOnce(page, '/');
  await releases.deploy(await releases.next('B'));
  await comeBack(page);
  await expect(page.getByText(OFFER)).toBeVisible();

  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await context.route(/\/index-.*-c\.js$/, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await releases.deploy(await releases.next('C'));
  await comeBack(page);
  await asked.promise;
  await page.getByRole('button', { name: 'Recharger' }).click();
  await expect(ofBuildB(page)).toBeAttached();
  held.resolve();
  await page.getByRole('button', { name: 'Recharger' }).click();
  await expect(page.locator('[data-modules*="-c.js"]')).toBeAttached();

  await cutOff(page, line);
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre Blog, version C');
  await expect(page.getByRole('searchbox')).toBeEditable();
});

/** What becomes of the next worker that the page hears of, once it is no longer installing. */
function stateOfNextWorker(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await new Promise((resolve) => registration.addEventListener('updatefound', resolve, { once: true }));
    const worker = registration.installing;
    await new Promise((resolve) => worker?.addEventListener('statechange', resolve, { once: true }));
    return worker?.state;
  });
}
