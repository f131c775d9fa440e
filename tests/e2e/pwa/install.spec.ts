import type { Page } from '@playwright/test';
import { expectNoViolationAtBothSizes, STILL } from '../../support/playwright/axe.ts';
import { hideCookies } from '../../support/playwright/cookie-choice.ts';
import { expect, NO_WORKER, test } from '../../support/playwright/fixtures.ts';
import { poseAsIphone, SAFARI } from '../../support/playwright/iphone.ts';
import { hydrate, untilIdle } from '../../support/playwright/page.ts';

test.use({ ...NO_WORKER, ...STILL });

const OFFER = 'Gardez nos articles';
const ARTICLE = '/blog/cles-site-ecommerce-performant';

/** The event that Chromium fires when the site can be installed; headless, it never does. */
async function sendPrompt(page: Page): Promise<void> {
  await page.evaluate(() => {
    const prompt = async () => {
      document.documentElement.dataset.prompted = '';
      return { outcome: 'accepted' };
    };
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  });
}

async function openFirstPage(page: Page, { answered = true } = {}): Promise<void> {
  if (answered) await page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'));
  // Waits for start-up: before it, a link loads a new document, which does not receive the event again.
  const alive = page.waitForResponse(/\/assets\/start-pwa-/);
  await page.goto('/');
  await hydrate(page);
  await alive;
  await sendPrompt(page);
}

async function openBlog(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre Blog');
}

/** Opens an article within the document, and reads it to its end. */
async function readArticle(page: Page): Promise<void> {
  await openArticle(page);
  await page.locator('.article-end').scrollIntoViewIfNeeded();
}

async function openArticle(page: Page): Promise<void> {
  await openBlog(page);
  await page.getByRole('main').locator(`a[href="${ARTICLE}"]`).first().click();
  await expect(page).toHaveURL(ARTICLE);
  await expect(page.locator('.article-body')).toBeVisible();
}

test('Chromium finds no obstacle to installing the site', async ({ page }) => {
  await page.goto('/');
  const browser = await page.context().newCDPSession(page);
  const { errors, manifest } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(manifest).toMatchObject({ id: expect.stringMatching(/\/$/), display: 'kStandalone' });
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A test's context is an incognito window.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('the offer waits for an answer to the cookie banner', async ({ page }) => {
  await openFirstPage(page, { answered: false });
  await readArticle(page);
  await untilIdle(page);
  await expect(page.getByText(OFFER)).toHaveCount(0);
  await page.getByRole('button', { name: 'Refuser', exact: true }).click();
  await expect(page.getByText(OFFER)).toBeVisible();
});

test('the offer opens the browser’s own prompt', async ({ page }) => {
  await openFirstPage(page);
  await readArticle(page);
  await page.getByRole('button', { name: 'Installer' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted');
  await expect(page.getByText(OFFER)).toBeHidden();
});

test('the offer does not wait for a banner that a filter hides', async ({ page }) => {
  await hideCookies(page);
  await openFirstPage(page, { answered: false });
  await readArticle(page);
  await expect(page.getByText(OFFER)).toBeVisible();
});

test('a first page has the offer, too', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'essential'));
  await page.goto(ARTICLE);
  await sendPrompt(page);
  await page.locator('.article-end').scrollIntoViewIfNeeded();
  await expect(page.getByText(OFFER)).toBeVisible();
});

test('only articles that were read have the offer', async ({ page }) => {
  await openFirstPage(page);
  await openArticle(page);
  // The offer would have been made by then.
  await untilIdle(page);
  await expect(page.getByText(OFFER)).toBeHidden();
  await page.locator('.article-end').scrollIntoViewIfNeeded();
  await expect(page.getByText(OFFER)).toBeVisible();
  await expectNoViolationAtBothSizes(page, 'offer');
  await openBlog(page);
  await expect(page.getByText(OFFER)).toBeHidden();
  await readArticle(page);
  await expect(page.getByText(OFFER)).toBeVisible();
});

test('« Non merci » is remembered', async ({ page }) => {
  await openFirstPage(page);
  await readArticle(page);
  await page.getByRole('button', { name: 'Non merci' }).click();
  await expect(page.getByText(OFFER)).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('install-offer'))).toBe('dismissed');

  await openFirstPage(page);
  await readArticle(page);
  await untilIdle(page);
  await expect(page.getByText(OFFER)).toBeHidden();
});

const steps = (page: Page) => page.getByRole('status').getByRole('listitem');

test('on an iPhone, three steps take the place of the prompt', async ({ page }) => {
  await poseAsIphone(page, SAFARI);
  await openFirstPage(page);
  await readArticle(page);
  await expect(steps(page)).toContainText(['Partager\u00a0» dans la barre ou le menu du navigateur', 'Sur l’écran d’accueil', 'Ajouter']);
  await expectNoViolationAtBothSizes(page, 'steps');
});

test('inside another app on an iPhone, no steps are shown', async ({ page }) => {
  await poseAsIphone(page, 'Mobile/15E148 Instagram 302.0.0.23.113 (iPhone14,5; iOS 18_6; fr_FR; fr)');
  await openFirstPage(page);
  await readArticle(page);
  // Chromium's own prompt, which no iPhone has, shows that this is the moment of the offer.
  await expect(page.getByText(OFFER)).toBeVisible();
  await expect(steps(page)).toHaveCount(0);
});

test('the installed site makes no offer', async ({ playwright, launchOptions, site }) => {
  const args = [...(launchOptions.args ?? []), `--app=${site.baseURL}/`];
  const app = await playwright.chromium.launchPersistentContext('', { ...launchOptions, args, baseURL: site.baseURL });
  const page = app.pages()[0] ?? (await app.waitForEvent('page'));
  expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
  await openFirstPage(page);
  await readArticle(page);
  await untilIdle(page);
  await expect(page.getByText(OFFER)).toBeHidden();
  await app.close();
});

test('content shared from another app fills the message, without repetition', async ({ page }) => {
  const message = page.getByRole('textbox', { name: 'Message' });
  await page.goto('/contact?title=Un%20titre&text=Un%20titre%20%E2%80%93%20https%3A%2F%2Fexample.com&url=https%3A%2F%2Fexample.com%2F');
  await expect(message).toHaveValue('Un titre – https://example.com');
  await expect(page).toHaveURL('/contact');
});
