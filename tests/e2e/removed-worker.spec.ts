import type { BrowserContext, Page } from '@playwright/test';
import { cutOff, expect, untilControlled, visitOnce } from '../support/offline-test.ts';
import { comeBack, offer, ofVersion, test } from '../support/release-test.ts';

const TEXT = 'Un texte qui n’est pas encore parti';

/** What pages still load ahead of a click has nowhere to come from. */
const NOTHING_LEFT = /Failed to load resource: net::/;

const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const talkOfVersions = (page: Page) => page.getByText(/nouvelle version/i);

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

/** What this document has navigated to since it was opened. Undefined in a later document. */
const navigations = (page: Page) => page.evaluate(() => Reflect.get(window, 'seen') as string[] | undefined);

/** Clears the site's data as the browser's settings do: pages lose their worker, too. Waits until they have shown what they make of it. */
async function clearData(...pages: [Page, ...Page[]]): Promise<void> {
  const left = pages.map((page) =>
    page.evaluate(async () => {
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
      await new Promise((resolve) => requestIdleCallback(resolve));
      return navigator.serviceWorker.controller;
    }),
  );
  const devtools = await pages[0].context().newCDPSession(pages[0]);
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(pages[0].url()).origin, storageTypes: 'all' });
  for (const controller of left) expect(await controller).toBeNull();
}

for (const network of ['online', 'offline'] as const)
  test(`cleared site data is no new version: ${network}`, async ({ context, gateway, allow }) => {
    allow.errors.push(NOTHING_LEFT);
    const article = await openTab(context, '/blog/cles-site-ecommerce-performant');
    const contact = await openTab(context, '/contact');
    await message(contact).fill(TEXT);
    if (network === 'offline') await cutOff(article, gateway);
    await clearData(article, contact);
    for (const page of [article, contact]) {
      expect(await navigations(page)).toEqual([]);
      await expect(talkOfVersions(page)).toHaveCount(0);
    }
    await expect(message(contact)).toHaveValue(TEXT);
  });

test('a worker that another tab installs after that is no new version either, but the one after it is', async ({ context, releases }) => {
  const article = await openTab(context, '/blog/cles-site-ecommerce-performant');
  await clearData(article);
  const other = await openTab(context, '/');
  await untilControlled(article);
  expect(await navigations(article)).toEqual([]);

  await offer(other, releases);
  await other.getByRole('button', { name: 'Recharger' }).click();
  for (const tab of [other, article]) await expect(ofVersion(tab)).toBeAttached();
});

test('the offer of a version goes with the site’s data', async ({ context, releases }) => {
  const page = await openTab(context, '/');
  await offer(page, releases);
  await clearData(page);
  await expect(talkOfVersions(page)).toBeHidden();
  expect(await navigations(page)).toEqual([]);
});

test('a page that waits with its update survives cleared data', async ({ context, gateway, releases, allow }) => {
  allow.errors.push(NOTHING_LEFT);
  const contact = await openTab(context, '/contact');
  await message(contact).fill(TEXT);
  const other = await openTab(context, '/');
  await offer(other, releases);
  await other.getByRole('button', { name: 'Recharger' }).click();
  await expect(contact.getByText('La nouvelle version est prête')).toBeVisible();
  await other.close();

  await cutOff(contact, gateway);
  await clearData(contact);
  await message(contact).clear();
  await comeBack(contact);
  expect(await navigations(contact)).toEqual([]);
  await expect(message(contact)).toHaveValue('');
});
