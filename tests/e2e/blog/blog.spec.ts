import type { Page, Request } from '@playwright/test';
import { articlePath } from '../../../src/shared/page-contract.ts';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { open } from '../../support/playwright/page.ts';

test.use(CONSENTED);

const ARTICLE = '/blog/importance-ux-design-site-web';

test.describe('an article’s table of contents', () => {
  const contents = (page: Page) => page.getByRole('navigation', { name: 'Sommaire' });

  test('is folded on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(ARTICLE);
    await expect(contents(page).getByRole('link').first()).toBeHidden();
  });

  test('leads to its sections on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(ARTICLE);
    await contents(page).getByText('Sommaire').click();
    await contents(page).getByRole('link', { name: 'Cinq symptômes et leurs réparations' }).click();
    await expect(page.getByRole('heading', { name: 'Cinq symptômes et leurs réparations' })).toBeInViewport();
  });

  test('marks the section that is being read', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(ARTICLE);
    await contents(page).getByRole('link', { name: 'Un site lisible en plein soleil' }).click();
    await expect(page.getByRole('heading', { name: 'Un site lisible en plein soleil' })).toBeInViewport();
    await expect(contents(page).locator('[aria-current="location"]')).toHaveText('Un site lisible en plein soleil');
    await page.keyboard.press('Home');
    await expect(contents(page).locator('[aria-current]')).toHaveCount(0);
  });
});

test('an article’s reading line is full at its signature', async ({ page }) => {
  await open(page, articlePath('bonnes-pratiques-seo-2025'));
  const length = () => page.locator('.site-header').evaluate((header) => getComputedStyle(header, '::after').scale.split(' ')[0]);
  expect(await length()).toBe('0');
  await page.locator('.signature').scrollIntoViewIfNeeded();
  await expect.poll(length).toBe('1');
});

test('an article’s themes stand below its date', async ({ page }) => {
  await page.goto(ARTICLE);
  await expect(page.locator('.article-header h1 + .article-meta + .tag-list')).toBeVisible();
});

const shareButton = (page: Page) => page.getByRole('button', { name: 'Partager cet article' });

for (const [what, path, target] of [
  ['an article’s cover', '/blog', '.article-card .cover'],
  ['the featured cover', '/blog', '.featured-article .cover'],
  ['a similar article’s title', ARTICLE, '.related-list h3'],
] as const)
  test(`${what} leads to its article, and underlines its title`, async ({ page }) => {
    await open(page, path);
    const element = page.locator(target).first();
    await element.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await element.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + 10);
    const hovered = page.locator(':is(.article-card, .featured-article):hover .card-title');
    await expect(hovered).toHaveCSS('text-decoration-line', 'underline');
    await page.mouse.click(x + 20, y + 10);
    await expect(page).toHaveURL((url) => url.pathname !== path && url.pathname.startsWith('/blog/'));
  });

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of ['/contact/merci', '/contact/echec', '/nulle-part'])
    test(`the drawing of ${path} stands still`, async ({ page, allow }) => {
      allow.errors.push(/404/);
      await open(page, path);
      // Reads the source: the image's `currentSrc` is that of the preload, without the fragment.
      const chosen = await page
        .locator('main picture source')
        .evaluate((source: HTMLSourceElement) => matchMedia(source.media).matches && source.srcset);
      expect(chosen).toMatch(/\.svg#still$/);
      const drawing = await page.request.get(String(chosen));
      expect(await drawing.text()).toContain('#still:target~.ink{animation:none}');
    });
});

test('an article’s URL is copied where the device cannot share', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${ARTICLE}?utm_source=lettre`);
  await shareButton(page).click();
  await expect(page.getByRole('status').getByText('Lien copié.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(ARTICLE, page.url()).href);
});

test('a URL that is copied twice is told once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await open(page, ARTICLE);
  for (let times = 0; times < 2; times++) {
    await shareButton(page).click();
    await expect(page.locator('.toast')).toHaveText(['Lien copié.']);
  }
});

test('an article’s title and URL go to a device that shares', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => document.documentElement.setAttribute('data-shared', JSON.stringify(data));
  });
  await open(page, `${ARTICLE}?utm_source=lettre`);
  await shareButton(page).click();
  const shared = JSON.parse((await page.locator('html[data-shared]').getAttribute('data-shared')) ?? '');
  expect(shared).toEqual({ title: await page.getByRole('heading', { level: 1 }).textContent(), url: new URL(ARTICLE, page.url()).href });
});

/** Makes the device fail to share, for each of these reasons in turn. */
async function failToShare(page: Page, ...failures: string[]): Promise<void> {
  await page.addInitScript((names) => {
    navigator.share = async () => {
      const name = names.shift();
      throw name === 'TypeError' ? new TypeError() : new DOMException('', name);
    };
  }, failures);
  await open(page, ARTICLE);
}

for (const failure of ['NotAllowedError', 'DataError', 'TypeError'])
  test(`a URL that cannot be shared because of ${failure} is copied instead`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await failToShare(page, failure);
    await shareButton(page).click();
    await expect(page.getByRole('status').getByText('Lien copié.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

test('a share sheet that was closed, or is open, is not told', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  await failToShare(page, 'AbortError', 'InvalidStateError', 'NotAllowedError');
  for (let times = 0; times < 3; times++) await shareButton(page).click();
  await expect(page.getByText('Lien copié.')).toBeVisible();
  await expect(page.locator('.toast')).toHaveCount(1);
});

test('the newsletter says that it is to come, and does nothing', async ({ page }) => {
  const requests: string[] = [];
  await open(page, '/blog');
  // Ignores the page's own fetches, which are no answer to the button.
  const sends = (request: Request) => request.method() !== 'GET' || request.isNavigationRequest();
  page.on('request', (request) => void (sends(request) && requests.push(request.url())));
  await page.getByLabel('Votre adresse e-mail').fill('pas une adresse');
  await page.getByRole('button', { name: "S'abonner" }).click();
  await page.getByLabel('Votre adresse e-mail').press('Enter');
  await expect(page.getByText('Bientôt disponible : rien n’est enregistré.')).toBeVisible();
  await expect(page.getByLabel('Votre adresse e-mail')).toHaveValue('pas une adresse');
  await expect(page).toHaveURL('/blog');
  expect(requests).toEqual([]);
});
