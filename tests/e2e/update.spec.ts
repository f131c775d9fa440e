import type { BrowserContext, Page } from '@playwright/test';
import { cutOff, expect, visitOnce } from '../support/offline-test.ts';
import { hold, hydrate, isHydrated, open } from '../support/page.ts';
import { refuseApis } from '../support/refuse-apis.ts';
import { comeBack, OFFER, offer, ofVersion, preloaded, test } from '../support/release-test.ts';

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await visitOnce(tab, path);
  return tab;
}

test('a version found by the browser before React runs is offered once it is installed', async ({ page, context, releases }) => {
  await visitOnce(page, '/');
  const { asked, release } = await hold(context, /\/index-.*\.b\.js$/);
  await releases.deploy(await releases.next());
  // With the clock stopped, the page's own timer never fires, and React waits for user input.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await page.goto('/about');
  await asked;
  expect(await page.evaluate(isHydrated)).toBe(false);
  const started = page.waitForResponse(/\/assets\/start-pwa-.*\.js$/);
  await page.clock.resume();
  await hydrate(page);
  await started;
  release();
  await expect(page.getByText(OFFER)).toBeVisible();
});

test('every version is offered in every tab: "Plus tard" changes nothing, "Recharger" updates all', async ({ context, releases }) => {
  const first = await openTab(context, '/');
  const second = await openTab(context, '/blog');
  const [own] = await bundles(first);
  for (const version of ['B', 'C']) {
    await offer(first, releases, version);
    await expect(second.getByText(OFFER)).toBeVisible();
    await first.getByRole('button', { name: 'Plus tard' }).click();
    for (const tab of [first, second]) await expect(tab.getByText(OFFER)).toBeHidden();
  }
  await second.reload();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Notre Blog');
  const known = await bundles(first);
  expect(known).toHaveLength(3);

  await hydrate(second);
  await second.getByRole('button', { name: 'Recharger' }).press('Enter');
  for (const tab of [first, second]) await expect(ofVersion(tab, 'C')).toBeAttached();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Notre Blog, version C');
  await expect(second.getByText(OFFER)).toBeHidden();
  await expect.poll(() => bundles(first), 'the version before the update keeps its files').toEqual([own, known[2]]);

  await second.close();
  await visitOnce(first, '/');
  await offer(first, releases, 'D');
  await first.getByRole('button', { name: 'Recharger' }).click();
  await expect(ofVersion(first, 'D')).toBeAttached();
  await expect.poll(() => bundles(first), 'until the next').toEqual([known[2], expect.any(String)]);
});

test('a browser that refuses to connect tabs offers and updates all the same', async ({ page, releases }) => {
  await page.addInitScript(refuseApis, { apis: ['BroadcastChannel'] as const, refusal: 'throws on access' as const });
  await visitOnce(page, '/');
  await offer(page, releases);
  await page.getByRole('button', { name: 'Plus tard' }).click();
  await expect(page.getByText(OFFER)).toBeHidden();
  await page.reload();
  await hydrate(page);
  await page.getByRole('button', { name: 'Recharger' }).click();
  await expect(ofVersion(page)).toBeAttached();
});

test('a page with a half-filled form stays intact, with its own version’s files, until it is left', async ({ context, releases }) => {
  const home = await openTab(context, '/');
  const contact = await openTab(context, '/contact');
  const message = contact.getByRole('textbox', { name: 'Message' });
  await message.fill('Un texte qui n’est pas encore parti');
  // A module that the page's own version has cached and that the page has not needed yet.
  const own = await contact.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const kept = (await Promise.all(all.map((cache) => cache.keys()))).flat().map(({ url }) => url);
    return kept.find((url) => /\/CgvPage-.*\.js$/.test(url)) ?? '';
  });
  expect(own).not.toBe('');
  await offer(home, releases);
  await expect(contact.getByText(OFFER)).toBeVisible();
  await preloaded(contact);
  const answer = contact.evaluate(
    (url) =>
      new Promise<number>((resolve) => {
        const ask = async () => resolve((await fetch(url)).status);
        navigator.serviceWorker.addEventListener('controllerchange', ask, { once: true });
      }),
    own,
  );
  await home.getByRole('button', { name: 'Recharger' }).click();
  expect(await answer, 'while the new version takes over').toBe(200);
  await expect(ofVersion(home)).toBeAttached();

  await expect(contact.getByText('Votre texte n’est pas encore envoyé')).toBeVisible();
  await comeBack(contact);
  await expect(message).toHaveValue('Un texte qui n’est pas encore parti');
  await expect(ofVersion(contact)).not.toBeAttached();

  expect(await contact.evaluate(async (url) => (await fetch(url)).status, own), 'after it').toBe(200);
  await contact.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(contact).toHaveURL('/mentions-legales');
  await expect(ofVersion(contact)).toBeAttached();
});

test('a version that takes over keeps the files of a newer one', async ({ page, context, gateway, releases }) => {
  await visitOnce(page, '/');
  await offer(page, releases);

  const { asked, release } = await hold(context, /\/index-.*\.c\.js$/);
  await releases.deploy(await releases.next('C'));
  await comeBack(page);
  await asked;
  await page.getByRole('button', { name: 'Recharger' }).click();
  await expect(ofVersion(page)).toBeAttached();
  release();
  await page.getByRole('button', { name: 'Recharger' }).click();
  await expect(ofVersion(page, 'C')).toBeAttached();

  await cutOff(page, gateway);
  await open(page, '/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre Blog, version C');
});

/** The names of the caches that hold a version's pages, oldest first. */
function bundles(page: Page): Promise<string[]> {
  return page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('bundle-')));
}
