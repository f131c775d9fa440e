import type { Page } from '@playwright/test';
import { FEED_PATH } from '../../../src/shared/page-contract.ts';
import { CONSENTED, expect, test } from '../../support/playwright/fixtures.ts';
import { hydrate, mainNav, open } from '../../support/playwright/page.ts';
import { SLUGS, UNKNOWN } from '../../support/site/site-routes.ts';
import { HEADER_LINKS } from '../../support/site/verbatim.ts';

test.use(CONSENTED);

const follow = (page: Page, name: string) => mainNav(page).getByRole('link', { name, exact: true }).click();
const scroll = (page: Page) => page.evaluate(() => scrollY);

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a page whose files never come is opened as a document', async ({ page }) => {
    await open(page, '/about');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.route('**/ServicesPage-*.js', () => {});
    await follow(page, 'Services');
    await page.waitForURL('/services', { waitUntil: 'commit' });
    expect(await page.evaluate(() => Reflect.has(window, 'isSameDocument'))).toBe(false);
  });
});

test.describe('the scroll offset', () => {
  /** Scrolls the home page down, far from its top, and records every offset from there on. */
  async function openScrolled(page: Page): Promise<() => Promise<number[]>> {
    await open(page, '/');
    await page.evaluate(() => {
      // A stylesheet with smooth scrolling must not animate the change of page.
      document.documentElement.style.scrollBehavior = 'smooth';
      const offsets: number[] = [];
      Object.assign(window, { offsets });
      addEventListener('scroll', () => offsets.push(scrollY));
    });
    await scrollDown(page);
    return () => page.evaluate(() => (window as unknown as { offsets: number[] }).offsets);
  }

  async function scrollDown(page: Page): Promise<void> {
    await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
    await page.waitForFunction(() => (window as unknown as { offsets: number[] }).offsets.at(-1) === 700);
    await page.evaluate(() => void (window as unknown as { offsets: number[] }).offsets.splice(0));
  }

  test('jumps straight to the top with a link', async ({ page }) => {
    const offsets = await openScrolled(page);
    await follow(page, 'Services');
    await expect(page).toHaveTitle(/^Sites, boutiques/);
    await expect.poll(offsets).toEqual([0]);
  });

  test('jumps straight to the top with Back and Forward', async ({ page }) => {
    const offsets = await openScrolled(page);
    await follow(page, 'Services');
    for (const [turn, title] of [
      ['goBack', /^Trait/],
      ['goForward', /^Sites, boutiques/],
    ] as const) {
      await expect.poll(offsets).toEqual([0]);
      await scrollDown(page);
      await page[turn]();
      await expect(page).toHaveTitle(title);
    }
    await expect.poll(offsets).toEqual([0]);
  });

  test('is restored by a reload and on return to the site', async ({ page }) => {
    await open(page, '/');
    await page.locator('#offres').scrollIntoViewIfNeeded();
    const place = await scroll(page);
    expect(place).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(() => scroll(page)).toBe(place);
    await hydrate(page);
    await page.goto(FEED_PATH);
    await page.goBack();
    await expect.poll(() => scroll(page)).toBe(place);
  });

  test('is that of the section which the fragment names', async ({ page }) => {
    await open(page, '/about');
    await open(page, '/#offres');
    const top = () => page.locator('#offres').evaluate((section) => Math.round(section.getBoundingClientRect().top));
    const padding = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop));
    await expect.poll(top).toBe(Math.round(padding));
  });

  test('follows Back and Forward between sections of one page', async ({ page }) => {
    await open(page, '/cgv');
    const offset = async () => Math.round(await scroll(page));
    const links = page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link');
    await links.nth(1).click();
    await expect(page).toHaveURL(/#/);
    const second = await offset();
    await links.last().click();
    await expect.poll(offset).toBeGreaterThan(second);
    const last = await offset();
    for (const [step, where] of [
      ['goBack', second],
      ['goBack', 0],
      ['goForward', second],
      ['goForward', last],
    ] as const) {
      await page[step]();
      await expect.poll(offset).toBe(where);
    }
  });
});

/** Texts of the links that look like the current one, whether or not a transition is running. */
function lookCurrent(links: Element[]): (string | null)[] {
  const color = (link?: Element) => link && getComputedStyle(link).borderBottomColor;
  const current = color(links.find((link) => link.hasAttribute('aria-current')));
  return links.filter((link) => color(link) === current).map((link) => link.textContent);
}

test('the current link alone is marked and looks it', async ({ page }) => {
  await open(page, '/');
  for (const label of HEADER_LINKS) {
    await follow(page, label);
    await expect(mainNav(page).locator('[aria-current="page"]')).toHaveText([label]);
    await expect.poll(() => mainNav(page).getByRole('link').evaluateAll(lookCurrent)).toEqual([label]);
  }
});

test('the blog is current on an article', async ({ page }) => {
  await open(page, `/blog/${SLUGS[0]}`);
  await expect(mainNav(page).locator('[aria-current="page"]')).toHaveText(['Blog']);
});

test('no link, Back or Forward loads a document', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await follow(page, 'Blog');
  await expect(page).toHaveTitle(/^Notre Blog/);
  await follow(page, 'Contact');
  await expect(page).toHaveTitle(/^Contact/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Notre Blog/);
  await page.goForward();
  await expect(page).toHaveTitle(/^Contact/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test.describe('after a change of page', () => {
  test('title and description are those of the page', async ({ page }) => {
    await open(page, '/');
    await follow(page, 'Contact');
    await expect(page).toHaveTitle(/^Contact/);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Décrivez votre projet/);
  });

  test('the focus is on the page’s title', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('h1')).not.toBeFocused();
    await follow(page, 'Contact');
    await expect(page).toHaveTitle(/^Contact/);
    await expect(page.locator('h1')).toBeFocused();
  });

  test('robots and canonical tags are those of the page', async ({ page, allow }) => {
    allow.errors.push(/status of 404|console: 404: /);
    const told = () =>
      page.evaluate(() => {
        const canonicals = [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
          ({ href }) => new URL(href).pathname,
        );
        return [document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content, ...canonicals];
      });
    await open(page, UNKNOWN);
    expect(await told()).toEqual(['noindex']);
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(told).toEqual(['max-image-preview:large', '/']);
    await follow(page, 'Contact');
    await expect.poll(told).toEqual(['max-image-preview:large', '/contact']);
    await page.evaluate(() => history.go(-2));
    await expect.poll(told).toEqual(['noindex']);
  });
});

test('a link to the current page leads to its top', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).press('Enter');
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => scroll(page)).toBe(0);
});

test('the wordmark leads home', async ({ page }) => {
  await open(page, '/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Trait' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('a URL that no page has', () => {
  test.use({ allow: { errors: [/404/], origins: [] } });

  for (const path of ['/%0a', '/about%0A', '/about%20', '/contact/merci%20', '/%5Cevil.example/'])
    test(`such as ${path} is loaded once`, async ({ page }) => {
      const loads: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
      await open(page, path);
      await expect(page).toHaveTitle('Page introuvable | Trait');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      expect(loads).toHaveLength(1);
    });
});
