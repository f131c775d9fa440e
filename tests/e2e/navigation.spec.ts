import type { Page } from '@playwright/test';
import { choose, isLoaded, open } from '../support/page.ts';
import { SLUGS, UNKNOWN } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';
import { HEADER_LINKS } from '../support/verbatim.ts';

test.beforeEach(({ context }) => choose(context, 'essential'));

const nav = (page: Page) => page.getByRole('navigation', { name: 'Principale' });

/** Every h1 that `main` has held since, in order; an empty `main` counts as none. */
async function recordHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const read = () => [...document.querySelectorAll('main h1')].map((h1) => h1.textContent).join(' + ') || 'nothing';
    const record = () => void (seen.at(-1) !== read() && seen.push(read()));
    record();
    new MutationObserver(record).observe(document.body, { childList: true, subtree: true });
    Object.assign(window, { headings: seen });
  });
  return () => page.evaluate(() => (window as unknown as { headings: string[] }).headings);
}

test('a route change is no document load, and back shows the screen before', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const [label, path] of [
    ['Services', '/services'],
    ['Blog', '/blog'],
    ['Contact', '/contact'],
  ] as const) {
    await nav(page).getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toHaveCount(1);
  }
  await page.goBack();
  await expect(page).toHaveTitle(/^Notre Blog/);
  await page.goForward();
  await expect(page).toHaveTitle(/^Contact/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('route changes that overtake each other end on the last one, without an error', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(async () => {
    const changed = (path: string) =>
      new Promise<void>((resolve) => {
        const look = () => (location.pathname === path ? resolve() : setTimeout(look));
        look();
      });
    // From the second round on nothing is left to load, and each transition meets the one before at its very beginning.
    const round = ['/services', '/about', '/blog'];
    for (const path of [...round, ...round, ...round, ...round, '/contact']) {
      document.querySelector<HTMLElement>(`header a[href="${path}"]`)?.click();
      await changed(path);
    }
  });
  await expect(page.locator('h1')).toHaveText('Entrons en contact');
  await expect(page).toHaveTitle(/^Contact/);
});

test('every route change scrolls to the top at once', async ({ page }) => {
  await open(page, '/');
  // A stylesheet that scrolls smoothly must not make the route change slide.
  await page.evaluate(() => {
    document.documentElement.style.scrollBehavior = 'smooth';
    const offsets: number[] = [];
    Object.assign(window, { offsets });
    addEventListener('scroll', () => offsets.push(scrollY));
  });
  const scrollDown = async () => {
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await page.waitForFunction(() => (window as unknown as { offsets: number[] }).offsets.at(-1) === 700);
    await page.evaluate(() => void (window as unknown as { offsets: number[] }).offsets.splice(0));
  };
  const offsets = () => page.evaluate(() => (window as unknown as { offsets: number[] }).offsets);

  await scrollDown();
  await nav(page).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveTitle(/^Sites, applications/);
  await expect.poll(offsets).toEqual([0]);

  await scrollDown();
  await page.goBack();
  await expect(page).toHaveTitle(/^Trait/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('an article opened from another scrolls to the top', async ({ page }) => {
  await open(page, `/blog/${SLUGS[0]}`);
  await page
    .getByRole('link', { name: /^Lire l'article/ })
    .first()
    .scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await page
    .getByRole('link', { name: /^Lire l'article/ })
    .first()
    .click();
  await expect(page).toHaveURL(`/blog/${SLUGS[1]}`);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

for (const motion of ['no-preference', 'reduce'] as const)
  test(`an article’s cover travels to its place on the article’s page and back, with motion: ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(() => {
      const travels: (string | undefined)[] = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (this: HTMLElement, ...given) {
        travels.push(this.dataset.cover);
        return animate.apply(this, given);
      };
      Object.assign(window, { travels });
    });
    const travels = () => page.evaluate(() => Reflect.get(window, 'travels') as string[]);
    const slug = SLUGS[0] ?? '';
    await open(page, '/blog');
    await page.locator(`[data-cover="${slug}"]`).scrollIntoViewIfNeeded();
    await page.locator(`a[href="/blog/${slug}"]`).last().click();
    await expect(page).toHaveURL(`/blog/${slug}`);
    await expect(page.locator(`.article-header [data-cover="${slug}"]`)).toBeVisible();
    expect(await travels()).toEqual(motion === 'reduce' ? [] : [slug]);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Notre Blog' })).toBeVisible();
    expect(await travels()).toEqual(motion === 'reduce' ? [] : [slug, slug]);
  });

/** What the links say that look as the current one does, in the midst of a transition or not. */
function lookCurrent(links: Element[]): (string | null)[] {
  const colour = (link?: Element) => link && getComputedStyle(link).borderBottomColor;
  const current = colour(links.find((link) => link.hasAttribute('aria-current')));
  return links.filter((link) => colour(link) === current).map((link) => link.textContent);
}

test('the current link, and no other, is marked and looks it', async ({ page }) => {
  await open(page, '/');
  for (const label of HEADER_LINKS) {
    await nav(page).getByRole('link', { name: label, exact: true }).click();
    await expect(nav(page).locator('[aria-current="page"]')).toHaveText([label]);
    await expect.poll(() => nav(page).getByRole('link').evaluateAll(lookCurrent)).toEqual([label]);
  }
  await open(page, `/blog/${SLUGS[0]}`);
  await expect(nav(page).locator('[aria-current="page"]')).toHaveText(['Blog']);
});

test('title, description and focus follow the route', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('h1')).not.toBeFocused();
  await page.keyboard.press('Home');
  await nav(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Décrivez votre projet/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact$/);
});

test('the brand leads home and the 404 page does too', async ({ page, allow }) => {
  allow.errors.push(/status of 404|console: 404: /);
  await open(page, UNKNOWN);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await nav(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page).toHaveURL('/blog');
  await page.getByRole('banner').getByRole('link', { name: 'Trait' }).click();
  await expect(page).toHaveURL('/');
});

test('the pages that links in view lead to are loaded beforehand, and of the others nothing', async ({ page }) => {
  await open(page, '/');
  await expect.poll(() => isLoaded(page, 'ServicesPage')).toBe(true);
  await expect.poll(() => isLoaded(page, 'ContactPage')).toBe(true);
  expect(await isLoaded(page, 'CgvPage')).toBe(false);
  await page.getByRole('link', { name: 'CGV' }).scrollIntoViewIfNeeded();
  await expect.poll(() => isLoaded(page, 'CgvPage')).toBe(true);
});

test('a screen that is loaded comes before anything else that the browser has to do', async ({ page }) => {
  await open(page, '/');
  await nav(page).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveTitle(/^Sites, applications/);
  const path = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('header a[href="/"]')?.click();
    // Microtasks, which no frame and no other task comes between.
    for (let turn = 0; turn < 20; turn++) await null;
    return location.pathname;
  });
  expect(path).toBe('/');
});

test.describe('without a worker, with which what is in view would be loaded before the click', () => {
  test.use({ serviceWorkers: 'block' });

  test('the old screen stays, whole, until the new one is complete', async ({ page }) => {
    const chunk = Promise.withResolvers<void>();
    const asked = page.waitForRequest(/AboutPage-/);
    await page.route(/AboutPage-.*\.js$/, async (route) => {
      await chunk.promise;
      await route.continue();
    });
    await open(page, '/blog');
    const headings = await recordHeadings(page);
    await nav(page).getByRole('link', { name: 'À propos' }).click();
    await asked;
    expect(await headings()).toEqual(['Notre Blog']);
    expect(new URL(page.url()).pathname).toBe('/blog');
    await expect(page).toHaveTitle(/^Notre Blog/);

    chunk.resolve();
    await expect(page).toHaveTitle(/^À propos/);
    expect(new URL(page.url()).pathname).toBe('/about');
    expect(await headings()).toEqual(['Notre Blog', 'D’où vient le trait']);
  });

  test('a module that could not be fetched beforehand is fetched at the click', async ({ page, allow }) => {
    allow.errors.push(/Failed to (load resource|fetch)/);
    await open(page, '/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route(/ServicesPage-.*\.js$/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await nav(page).getByRole('link', { name: 'Services' }).hover();
    // The page's own import, which came first, has failed with this one.
    await page.evaluate((module) => import(module).catch(() => {}), (await failed).url());
    await page.unroute(/ServicesPage-.*\.js$/);
    await nav(page).getByRole('link', { name: 'Services' }).click();
    await expect(page.locator('h1')).toHaveText('Ce que le trait peut devenir');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });

  test('a module that a deploy took away ends in a document load, not in a dead link', async ({ page, allow }) => {
    allow.errors.push(/Failed to (load resource|fetch)/);
    await open(page, '/');
    await page.route(/ServicesPage-.*\.js$/, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await nav(page).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/services');
    await expect(page.locator('h1')).toHaveText('Ce que le trait peut devenir');
  });
});
