import type { BrowserContext, Page } from '@playwright/test';
import { cutOff, expect, untilControlled, visitOnce } from '../../support/playwright/offline-fixtures.ts';
import { untilIdle } from '../../support/playwright/page.ts';
import { OFFER, offer, ofVersion, test } from '../../support/playwright/release-fixtures.ts';

const TEXT = 'Un texte qui n’est pas encore parti';

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await visitOnce(tab, path);
  await tab.evaluate(() => {
    const seen: string[] = [];
    window.navigation.addEventListener('navigate', ({ navigationType }) => seen.push(navigationType));
    Object.assign(window, { seen });
  });
  return tab;
}

/** The kinds of this document's navigations since it was opened. Undefined in a later document. */
const navigations = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen') as string[] | undefined);

/** Clears the site's data as the browser's settings do: pages lose their worker, too. Waits until they have reacted to it. */
async function clearData(...pages: [Page, ...Page[]]): Promise<void> {
  // Each listens before anything is cleared.
  for (const page of pages)
    await page.evaluate(() => {
      const lost = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
      Object.assign(window, { lost });
    });
  const devtools = await pages[0].context().newCDPSession(pages[0]);
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(pages[0].url()).origin, storageTypes: 'all' });
  for (const page of pages) {
    await page.evaluate(() => Reflect.get(window, 'lost') as Promise<unknown>);
    await untilIdle(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller === null)).toBe(true);
  }
}

test('neither cleared site data nor a first worker is a new version', async ({ context }) => {
  const article = await openTab(context, '/blog/cles-site-ecommerce-performant');
  const contact = await openTab(context, '/contact');
  const message = contact.getByRole('textbox', { name: 'Message' });
  await message.fill(TEXT);
  await clearData(article, contact);
  await openTab(context, '/');
  await untilControlled(article);
  for (const page of [article, contact]) {
    expect(await navigations(page)).toEqual([]);
    await expect(page.getByText(/nouvelle version/i)).toHaveCount(0);
  }
  await expect(message).toHaveValue(TEXT);
});

test('after cleared site data, the next version is offered in every tab', async ({ context, releases }) => {
  const article = await openTab(context, '/blog/cles-site-ecommerce-performant');
  await clearData(article);
  const other = await openTab(context, '/');
  await untilControlled(article);
  await offer(other, releases);
  await expect(article.getByText(OFFER)).toBeVisible();
  await other.getByRole('button', { name: 'Recharger' }).click();
  for (const tab of [other, article]) await expect(ofVersion(tab)).toBeAttached();
});

test('without network, cleared site data costs the open page nothing', async ({ context, gateway, allow }) => {
  // Nothing can serve the pages that it loads ahead of a click.
  allow.errors.push(/Failed to load resource: net::/);
  const article = await openTab(context, '/blog/cles-site-ecommerce-performant');
  await cutOff(article, gateway);
  await clearData(article);
  expect(await navigations(article)).toEqual([]);
});
