import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from '../bench/growth/build.ts';
import { copyWithArticles } from '../bench/growth/generate.ts';
import { test as base, brokenImages, cutOff, expect, visitOnce } from '../support/offline-test.ts';
import { isLoaded, open } from '../support/page.ts';

const COUNT = 30;
const PER_PAGE = 24;

/** A blog of two pages, built once. */
const test = base.extend({
  publish: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const copy = await copyWithArticles(COUNT);
      await build(copy.folder);
      await use(join(copy.folder, 'dist'));
      await copy.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

test('the blog continues on a second page, which links to its articles and back', async ({ page }) => {
  await open(page, '/blog');
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(PER_PAGE);
  await page.getByRole('link', { name: 'Plus anciens' }).click();
  await expect(page).toHaveURL('/blog/page/2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre Blog, page 2');
  await expect(cards).toHaveCount(COUNT - PER_PAGE);
  const title = await cards.last().getByRole('heading').innerText();
  await cards.last().getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.goto('/blog/page/2');
  await page.getByRole('link', { name: 'Plus récents' }).click();
  await expect(page).toHaveURL('/blog');
});

test('the last of the newest articles links to the first of the older ones, and back', async ({ page, request }) => {
  const { items } = (await (await request.get('/feed.json')).json()) as { items: { url: string }[] };
  const { pathname } = new URL(items.at(-1)?.url ?? '');
  await open(page, pathname);
  await page.getByRole('link', { name: 'Article suivant' }).click();
  await expect(page).toHaveURL(new RegExp(`/essai-${PER_PAGE}-`));
  await page.getByRole('link', { name: 'Article précédent' }).click();
  await expect(page).toHaveURL(pathname);
});

test('a page number that the blog does not have redirects to the blog', async ({ page }) => {
  await page.goto('/blog/page/3');
  await expect(page).toHaveURL('/blog');
});

test('an older article is available offline once it has been read; an unread one redirects to the blog', async ({ page, line }) => {
  const { read, unread, title } = await readOlder(page);
  await cutOff(page, line);
  const response = await page.goto(read);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await brokenImages(page)).toEqual([]);
  await page.goto(unread);
  await expect(page).toHaveURL('/blog');
});

const html = { 'Content-Type': 'text/html' };
const PORTAL = { status: 200, headers: html, body: '<!doctype html><title>Portail</title>' };

for (const [what, answer] of [
  ['answers in the place of', PORTAL],
  ['redirects from', { status: 302, headers: { Location: '/portail' }, body: '' }],
] as const)
  test(`a captive portal that ${what} articles is shown, but neither cached nor mistaken for the host`, async ({ page, line }) => {
    const { read, unread, later, title } = await readOlder(page);
    line.answer('/portail', PORTAL);
    for (const path of [read, unread]) {
      line.answer(path, answer);
      await page.goto(path);
      await expect(page).toHaveTitle('Portail');
    }
    // Once this one is cached, the worker is done with the others.
    await open(page, later);
    await expect(page.getByText('Disponible hors ligne')).toBeVisible();
    await cutOff(page, line);
    await page.goto(read);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goto(unread);
    await expect(page).toHaveURL('/blog');
  });

test.describe('while the host is down', () => {
  test.use({ allow: { errors: [/status of 503/], origins: [] } });

  test('an older article that has been read is still shown', async ({ page, line }) => {
    const { read, unread, title } = await readOlder(page);
    for (const path of [read, unread]) line.answer(path, { status: 503, headers: html, body: 'Panne' });
    expect((await page.goto(unread))?.status()).toBe(503);
    expect((await page.goto(read))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
});

for (const [how, redirects] of [
  ['a redirect', true],
  ['404', false],
] as const)
  test.describe(`once the host answers with ${how}`, () => {
    // React error 418, a mismatch: unlike after a real deploy, the scripts still know the article that the 404 page stands in for.
    test.use({ allow: { errors: [/status of 404|console: 404: |React error #418/], origins: [] } });

    test('an older article that has been read is no longer kept', async ({ page, line, publish }) => {
      const { read } = await readOlder(page);
      const files = [join(publish, `${read}.html`), ...(redirects ? [] : [join(publish, '_redirects')])];
      for (const file of files) await rename(file, `${file}~`);
      await page.goto(read);
      await expect.poll(() => page.evaluate(async (path) => Boolean(await caches.match(path)), read)).toBe(false);
      for (const file of files) await rename(`${file}~`, file);
      await cutOff(page, line);
      await page.goto(read);
      await expect(page).toHaveURL('/blog');
    });
  });

/** Opens the blog's second page and reads its first article, which is then kept; others stay unread. */
async function readOlder(page: Page) {
  await visitOnce(page, '/blog');
  await open(page, '/blog/page/2');
  const links = page.locator('main article h3 a');
  const [read = '', unread = '', later = ''] = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await links.first().click();
  await expect(page.getByText('Disponible hors ligne')).toBeVisible();
  return { read, unread, later, title: await page.getByRole('heading', { level: 1 }).innerText() };
}

test('an older article is not downloaded for a link that nobody follows', async ({ page }) => {
  await visitOnce(page, '/blog');
  await open(page, '/blog/page/2');
  const older = page.locator('main article h3 a').first();
  const slug = (await older.getAttribute('href'))?.split('/').at(-1) ?? '';
  await older.scrollIntoViewIfNeeded();
  // Links are loaded one at a time, in the order they come into view: after this one, the article would have had its turn.
  await page.getByRole('link', { name: 'CGV' }).scrollIntoViewIfNeeded();
  await expect.poll(() => isLoaded(page, 'CgvPage')).toBe(true);
  expect(await isLoaded(page, slug)).toBe(false);
  await older.hover();
  await expect.poll(() => isLoaded(page, slug)).toBe(true);
});

test('the newest articles are available offline even unread, and only they are in the feeds', async ({ page, request, line }) => {
  const { items } = (await (await request.get('/feed.json')).json()) as { items: { url: string }[] };
  expect(items).toHaveLength(PER_PAGE);
  await visitOnce(page, '/');
  await cutOff(page, line);
  const response = await page.goto(new URL(items.at(-1)?.url ?? '').pathname);
  expect(response?.status()).toBe(200);
});
