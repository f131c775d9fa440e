import type { BrowserContext, Page } from '@playwright/test';
import { cutOff, expect, untilControlled, visitOnce } from '../../support/playwright/offline-fixtures.ts';
import { hold, hydrate, isHydrated, open, stopClock } from '../../support/playwright/page.ts';
import { refuseApis } from '../../support/playwright/refuse-apis.ts';
import { comeBack, OFFER, offer, ofVersion, preloaded, test } from '../../support/playwright/release-fixtures.ts';

const TEXT = 'Un texte qui n’est pas encore parti';

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await visitOnce(tab, path);
  return tab;
}

const accept = (page: Page) => page.getByRole('button', { name: 'Recharger' }).click();
const putOff = (page: Page) => page.getByRole('button', { name: 'Plus tard' }).click();

/** The names of the caches that hold a version's pages, oldest first. */
const bundles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('bundle-')));

test('a version found before React runs is offered once it is installed', async ({ page, context, releases }) => {
  await visitOnce(page, '/');
  const { asked, release } = await hold(context, /\/index-.*\.b\.js$/);
  await releases.deploy(await releases.next());
  // A stopped clock keeps the page's own timer from firing: React waits for user input.
  await stopClock(page);
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

test('« Plus tard » in one tab ends the offer in all', async ({ context, releases }) => {
  const [first, second] = [await openTab(context, '/'), await openTab(context, '/blog')];
  await offer(first, releases);
  await expect(second.getByText(OFFER)).toBeVisible();
  await putOff(first);
  for (const tab of [first, second]) await expect(tab.getByText(OFFER)).toBeHidden();
  await second.reload();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Notre Blog');
});

test('a version is offered although an earlier one was put off', async ({ page, releases }) => {
  await visitOnce(page, '/');
  await offer(page, releases);
  await putOff(page);
  await expect(page.getByText(OFFER)).toBeHidden();
  await offer(page, releases, 'C');
  await putOff(page);
  await expect(page.getByText(OFFER)).toBeHidden();
  await offer(page, releases, 'D');
});

test('« Recharger » in one tab updates all', async ({ context, releases }) => {
  const [first, second] = [await openTab(context, '/'), await openTab(context, '/blog')];
  await offer(first, releases);
  await expect(second.getByText(OFFER)).toBeVisible();
  await second.getByRole('button', { name: 'Recharger' }).press('Enter');
  for (const tab of [first, second]) await expect(ofVersion(tab)).toBeAttached();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Notre Blog, version B');
  await expect(second.getByText(OFFER)).toBeHidden();
});

test('the bundles of the last three versions stay', async ({ page, releases }) => {
  await visitOnce(page, '/');
  const made = [...(await bundles(page))];
  for (const version of ['B', 'C', 'D', 'E']) {
    await offer(page, releases, version);
    made.push((await bundles(page)).at(-1) ?? '');
    await accept(page);
    await expect(ofVersion(page, version)).toBeAttached();
    await untilControlled(page);
    await expect.poll(() => bundles(page), version).toEqual(made.slice(-3));
    await visitOnce(page, '/');
  }
  expect(new Set(made).size).toBe(5);
});

test('a bundle that was filled again stays as the last version’s', async ({ page, releases }) => {
  await visitOnce(page, '/');
  const [own = ''] = await bundles(page);
  await page.evaluate((name) => caches.delete(name), own);
  await page.goto('/about');
  await expect.poll(() => page.evaluate(async (name) => (await (await caches.open(name)).keys()).length > 50, own)).toBe(true);
  await visitOnce(page, '/');
  await offer(page, releases);
  const [, next = ''] = await bundles(page);
  await accept(page);
  await expect(ofVersion(page)).toBeAttached();
  await expect.poll(() => bundles(page)).toEqual([own, next]);
});

test('a browser that refuses to connect tabs offers and updates', async ({ page, releases }) => {
  await page.addInitScript(refuseApis, { apis: ['BroadcastChannel'] as const, refusal: 'throws on access' as const });
  await visitOnce(page, '/');
  await offer(page, releases);
  await putOff(page);
  await expect(page.getByText(OFFER)).toBeHidden();
  await page.reload();
  await hydrate(page);
  await accept(page);
  await expect(ofVersion(page)).toBeAttached();
});

test('a half-filled form stays while another tab updates', async ({ context, releases }) => {
  const [home, contact] = [await openTab(context, '/'), await openTab(context, '/contact')];
  const message = contact.getByRole('textbox', { name: 'Message' });
  await message.fill(TEXT);
  await offer(home, releases);
  await expect(contact.getByText(OFFER)).toBeVisible();
  await preloaded(contact);
  await accept(home);
  await expect(ofVersion(home)).toBeAttached();
  await expect(contact.getByText('Votre texte n’est pas encore envoyé')).toBeVisible();
  await comeBack(contact);
  await expect(message).toHaveValue(TEXT);
  await expect(ofVersion(contact)).not.toBeAttached();
});

test.describe('when Calendly answers', () => {
  test.use({ allow: { errors: [], origins: ['https://calendly.com'] } });

  test('a booking under way stays while another tab updates', async ({ context, releases }) => {
    await context.route('https://calendly.com/**', (route) => route.fulfill({ contentType: 'text/html', body: '<button>Mardi</button>' }));
    const [home, contact] = [await openTab(context, '/'), await openTab(context, '/contact')];
    const agenda = contact.getByRole('region', { name: 'Réserve un appel de 30 minutes' });
    await agenda.getByRole('button', { name: 'Afficher l’agenda' }).press('Enter');
    await agenda.frameLocator('iframe').getByRole('button', { name: 'Mardi' }).focus();
    await offer(home, releases);
    await preloaded(contact);
    await accept(home);
    await expect(contact.getByText('Votre réservation est en cours')).toBeVisible();
    await contact.getByRole('textbox', { name: 'Nom' }).focus();
    await comeBack(contact);
    await expect(ofVersion(contact)).toBeAttached();
  });
});

test('a page with a half-filled form takes the update once left', async ({ context, releases }) => {
  const [home, contact] = [await openTab(context, '/'), await openTab(context, '/contact')];
  await contact.getByRole('textbox', { name: 'Message' }).fill(TEXT);
  await offer(home, releases);
  await preloaded(contact);
  await accept(home);
  await expect(contact.getByText('Votre texte n’est pas encore envoyé')).toBeVisible();
  await contact.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(contact).toHaveURL('/mentions-legales');
  await expect(ofVersion(contact)).toBeAttached();
});

/** Runs in the page: the URL of a module that the page's own version has cached and the page has not loaded yet. */
async function cachedModule(): Promise<string> {
  const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = (await Promise.all(all.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  return kept.find((url) => /\/TermsPage-.*\.js$/.test(url)) ?? '';
}

test('a page that is not updated keeps its own version’s files', async ({ context, releases }) => {
  const [home, contact] = [await openTab(context, '/'), await openTab(context, '/contact')];
  await contact.getByRole('textbox', { name: 'Message' }).fill(TEXT);
  const own = await contact.evaluate(cachedModule);
  expect(own).not.toBe('');
  await offer(home, releases);
  await preloaded(contact);
  const answer = contact.evaluate(async (url) => {
    await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
    return (await fetch(url)).status;
  }, own);
  await accept(home);
  expect(await answer, 'while the new version takes over').toBe(200);
  await expect(ofVersion(home)).toBeAttached();
  expect(await contact.evaluate(async (url) => (await fetch(url)).status, own), 'after it').toBe(200);
});

test('a page keeps its files although two versions came since', async ({ context, releases }) => {
  const [home, contact] = [await openTab(context, '/'), await openTab(context, '/contact')];
  await contact.getByRole('textbox', { name: 'Message' }).fill(TEXT);
  const own = await contact.evaluate(cachedModule);
  await offer(home, releases);
  await putOff(home);
  await offer(home, releases, 'C');
  await preloaded(contact);
  await accept(home);
  await expect(ofVersion(home, 'C')).toBeAttached();
  await untilControlled(home);
  expect(await contact.evaluate(async (url) => (await fetch(url)).status, own)).toBe(200);
});

test('a version that takes over keeps the files of a newer one', async ({ page, context, gateway, releases }) => {
  await visitOnce(page, '/');
  await offer(page, releases);
  const { asked, release } = await hold(context, /\/index-.*\.c\.js$/);
  await releases.deploy(await releases.next('C'));
  await comeBack(page);
  await asked;
  await accept(page);
  await expect(ofVersion(page)).toBeAttached();
  release();
  await accept(page);
  await expect(ofVersion(page, 'C')).toBeAttached();

  await cutOff(page, gateway);
  await open(page, '/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre Blog, version C');
});
