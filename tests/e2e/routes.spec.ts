import { open } from '../support/page.ts';
import { ROUTES, UNKNOWN } from '../support/site-routes.ts';
import { expect, test } from '../support/test.ts';

const ALL = [...ROUTES, { path: UNKNOWN, title: /introuvable/, heading: /^Oops! Page not found$/ }];

for (const { path, title, heading } of ALL) {
  test(`${path} responds, has its title and heading, and hydrates without warnings`, async ({ page, allow }) => {
    const isMissing = path === UNKNOWN;
    if (isMissing) allow.errors.push(/status of 404|console: 404: /);
    const noise: string[] = [];
    page.on('console', (message) => void (message.type() === 'warning' && noise.push(message.text())));

    const response = await open(page, path);

    expect(response?.status()).toBe(isMissing ? 404 : 200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page).toHaveTitle(title);
    await expect(page.locator('h1')).toHaveCount(1);
    expect((await page.locator('h1').innerText()).replaceAll(' ', ' ')).toMatch(heading);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(noise).toEqual([]);
  });
}

test('no two routes share a title or a description', async ({ request }) => {
  const pages = await Promise.all(ALL.map(async ({ path }) => (await request.get(path)).text()));
  const titles = pages.map((html) => /<title>([^<]+)<\/title>/.exec(html)?.[1]);
  const descriptions = pages.map((html) => /<meta name="description" content="([^"]+)"/.exec(html)?.[1]);
  expect(new Set(titles).size).toBe(ALL.length);
  expect(new Set(descriptions).size).toBe(ALL.length);
});

test('an article that does not exist redirects to the blog, on the host and in the router', async ({ page, request, allow }) => {
  const path = '/blog/article-inconnu';
  const answer = await request.get(path, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, '/blog']);

  // Serves the blog's document at the requested address, as no host does: React finds another page there than it renders, and says so.
  allow.errors.push(/Minified React error #418/);
  await page.route(`**${path}`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/blog', page.url()).href }) }),
  );
  await page.goto('/');
  await open(page, path);
  await expect(page).toHaveURL('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre Blog');
  await page.goBack();
  await expect(page).toHaveURL('/');
});

for (const path of ['/blog/2025/inconnu', '/contact/inconnu']) {
  test(`${path}, which matches no route with parameters, is a missing page on the host and in the router`, async ({ page, allow }) => {
    allow.errors.push(/status of 404|console: 404: /);
    const logged = page.waitForEvent('console', (message) => message.text() === `404: ${path}`);
    expect((await open(page, path))?.status()).toBe(404);
    await logged;
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

for (const path of ['/blog//inconnu', '/%', '/%E9'])
  test(`${path}, which is missing on the host, stays missing once React runs`, async ({ page, allow }) => {
    allow.errors.push(/status of 404|console: 404: /);
    expect((await open(page, path))?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Oops! Page not found');
    await expect(page).toHaveTitle(/introuvable/);
  });

test('a trailing slash shows the same page', async ({ page }) => {
  for (const path of ['/about/', '/blog/', '/blog/bonnes-pratiques-seo-2025/']) {
    const response = await open(page, path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path.slice(0, -1)}$`));
    await expect(page.locator('h1')).toHaveCount(1);
  }
});
