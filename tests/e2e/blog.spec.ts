import type { Request } from '@playwright/test';
import { choose, open } from '../support/page.ts';
import { SLUGS } from '../support/site-routes.ts';
import { expect, NO_WORKER, test } from '../support/test.ts';

test.use(NO_WORKER);

const A_MINUTE = 60_000;
const ARTICLE = '/blog/importance-ux-design-site-web';

test.describe('an article', () => {
  test('marks the section being read in its table of contents', async ({ page }) => {
    await page.goto(ARTICLE);
    const contents = page.getByRole('navigation', { name: 'Sommaire' });
    await contents.getByRole('link', { name: 'Un site lisible en plein soleil' }).click();
    await expect(contents.locator('[aria-current="location"]')).toHaveText('Un site lisible en plein soleil');
    await expect(page.getByRole('heading', { name: 'Un site lisible en plein soleil' })).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(contents.locator('[aria-current]')).toHaveCount(0);
  });

  test('collapses its table of contents on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(ARTICLE);
    const contents = page.getByRole('navigation', { name: 'Sommaire' });
    await expect(contents.getByRole('link').first()).toBeHidden();
    await contents.getByText('Sommaire').click();
    await contents.getByRole('link', { name: 'Cinq symptômes et leurs réparations' }).click();
    await expect(page.getByRole('heading', { name: 'Cinq symptômes et leurs réparations' })).toBeInViewport();
  });

  test('copies its address if the device cannot share, and says so, longer under the pointer', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await open(page, `${ARTICLE}?utm_source=lettre`);
    await page.getByRole('button', { name: 'Partager cet article' }).click();
    const said = page.getByRole('status').getByText('Lien copié.');
    await said.hover();
    expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).href).toBe(new URL(ARTICLE, page.url()).href);
    await page.clock.runFor(A_MINUTE);
    await expect(said).toBeVisible();
    await page.mouse.move(0, 0);
    await page.clock.runFor(A_MINUTE);
    await expect(said).toBeHidden();
  });

  test('passes its address to the device if it can share', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = async (data) => document.documentElement.setAttribute('data-shared', JSON.stringify(data));
    });
    await page.goto(ARTICLE);
    await page.getByRole('button', { name: 'Partager cet article' }).click();
    const shared = JSON.parse((await page.locator('html[data-shared]').getAttribute('data-shared')) ?? '');
    expect(shared).toEqual({ title: await page.getByRole('heading', { level: 1 }).textContent(), url: new URL(ARTICLE, page.url()).href });
  });

  test('links to the next article, unless it is the last, and to a feed that exists', async ({ page, request }) => {
    await open(page, ARTICLE);
    const address = await page.getByRole('link', { name: 'Flux RSS' }).getAttribute('href');
    expect((await request.get(String(address))).ok()).toBe(true);
    await page.getByRole('link', { name: /^Article suivant/ }).click();
    await expect(page).toHaveURL(`/blog/${SLUGS[SLUGS.indexOf(ARTICLE.replace('/blog/', '')) + 1]}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await open(page, `/blog/${SLUGS.at(-1)}`);
    await expect(page.getByRole('link', { name: /^Article suivant/ })).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an article has its table of contents and offers nothing that does not work', async ({ page }) => {
    await page.goto(ARTICLE);
    await page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link').nth(2).click();
    await expect(page).toHaveURL(/#cinq-symptomes-et-leurs-reparations$/);
    await expect(page.getByRole('button', { name: 'Partager cet article' })).toBeHidden();
  });
});

test('the newsletter is announced as coming soon, and its button does nothing', async ({ page, context }) => {
  await choose(context, 'essential');
  const requests: string[] = [];
  await open(page, '/blog');
  // Ignores the page's own fetches, which are no answer to the button.
  const sends = (request: Request) => request.method() !== 'GET' || request.isNavigationRequest();
  page.on('request', (request) => void (sends(request) && requests.push(request.url())));
  await page.getByLabel('Votre adresse e-mail').fill('pas une adresse');
  await page.getByRole('button', { name: "S'abonner" }).click();
  await page.getByLabel('Votre adresse e-mail').press('Enter');
  await expect(page.getByText('bientôt disponible')).toBeVisible();
  await expect(page.getByLabel('Votre adresse e-mail')).toHaveValue('pas une adresse');
  await expect(page).toHaveURL('/blog');
  expect(requests).toEqual([]);
});
