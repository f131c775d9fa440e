import { hydrate, mainNav, open } from '../support/page.ts';
import { SLUGS, UNKNOWN } from '../support/site-routes.ts';
import { expect, SETTLED, test } from '../support/test.ts';
import { HEADER_LINKS } from '../support/verbatim.ts';

test.use(SETTLED);

test('every route change jumps straight to the top', async ({ page }) => {
  await open(page, '/');
  // A stylesheet with smooth scrolling must not animate the route change.
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
  await mainNav(page).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveTitle(/^Sites, boutiques/);
  await expect.poll(offsets).toEqual([0]);

  await scrollDown();
  for (const [turn, title] of [
    ['goBack', /^Trait/],
    ['goForward', /^Sites, boutiques/],
    ['goBack', /^Trait/],
  ] as const) {
    await page[turn]();
    await expect(page).toHaveTitle(title);
    await expect.poll(offsets).toEqual([0]);
    await scrollDown();
  }
});

/** Texts of the links that look like the current one, whether or not a transition is running. */
function lookCurrent(links: Element[]): (string | null)[] {
  const colour = (link?: Element) => link && getComputedStyle(link).borderBottomColor;
  const current = colour(links.find((link) => link.hasAttribute('aria-current')));
  return links.filter((link) => colour(link) === current).map((link) => link.textContent);
}

test('the current link alone is marked and looks it; no route change loads a document, nor do Back and Forward', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const label of HEADER_LINKS) {
    await mainNav(page).getByRole('link', { name: label, exact: true }).click();
    await expect(mainNav(page).locator('[aria-current="page"]')).toHaveText([label]);
    await expect.poll(() => mainNav(page).getByRole('link').evaluateAll(lookCurrent)).toEqual([label]);
  }
  await expect(page).toHaveTitle(/^Contact/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Notre Blog/);
  await page.goForward();
  await expect(page).toHaveTitle(/^Contact/);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await open(page, `/blog/${SLUGS[0]}`);
  await expect(mainNav(page).locator('[aria-current="page"]')).toHaveText(['Blog']);
});

test('title, description, focus, robots and canonical tags follow the route, also to a missing page', async ({ page, allow }) => {
  allow.errors.push(/status of 404|console: 404: /);
  const told = () =>
    page.evaluate(() => {
      const canonicals = [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(({ href }) => new URL(href).pathname);
      return [document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content, ...canonicals];
    });
  await open(page, UNKNOWN);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.locator('h1')).not.toBeFocused();
  expect(await told()).toEqual(['noindex']);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(told).toEqual(['max-image-preview:large', '/']);
  await page.keyboard.press('Home');
  await mainNav(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Décrivez votre projet/);
  await expect.poll(told).toEqual(['max-image-preview:large', '/contact']);
  // A link to the current page leads to its top.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).press('Enter');
  await expect(page.locator('h1')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('banner').getByRole('link', { name: 'Trait' }).click();
  await expect(page).toHaveURL('/');
  await page.evaluate(() => history.go(-3));
  await expect.poll(told).toEqual(['noindex']);
});

test('a visitor who reloads or comes back returns to the same scroll position, and a fragment leads to its section', async ({ page }) => {
  const section = page.locator('#offres');
  await open(page, '/');
  await section.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await hydrate(page);
  await page.goto('/feed.xml');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  await open(page, '/about');
  await open(page, '/#offres');
  await expect(section).toBeInViewport();
});

test('Back and Forward between the sections of one page move it', async ({ page }) => {
  await open(page, '/cgv');
  const offset = () => page.evaluate(() => Math.round(scrollY));
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
