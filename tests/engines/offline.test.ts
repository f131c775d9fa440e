import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FEED_PATH } from '../../src/shared/page-contract.ts';
import { brokenImages, untilControlled, untilHydrated } from '../support/playwright/in-page.ts';
import { ROUTES, SLUGS, UNKNOWN } from '../support/site/site-routes.ts';
import { type Site, startSite } from '../support/start-site.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

const engines = { Firefox: () => openFirefox(), WebKit: () => openWebKit() };

describe.each(Object.entries(engines))('%s, after one visit, with the server down', (_name, open) => {
  let engine: Engine;
  let site: Site;

  beforeAll(async () => {
    site = await startSite();
    engine = await open();
    await engine.goto(site.baseURL);
    await engine.run(untilControlled);
    await site.stop('SIGKILL');
  });

  afterAll(async () => {
    await engine.close();
  });

  test.each(ROUTES)('shows $path with its images', async ({ path, heading }) => {
    await engine.goto(site.baseURL + path);
    expect(await engine.run(readHeading)).toMatch(heading);
    expect(await engine.run(brokenImages)).toEqual([]);
  });

  test('shows the site’s own not-found page for an unknown path', async () => {
    await engine.goto(site.baseURL + UNKNOWN);
    expect(await engine.run(readHeading)).toBe('Oops! Page not found');
  });

  test('shows the feed as a page, with links', async () => {
    await engine.goto(`${site.baseURL}${FEED_PATH}`);
    expect(await engine.run(readHeading)).toBe('Le flux du blog');
    const links = await engine.run(() => [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ pathname }) => pathname));
    expect(links.toSorted()).toEqual(['/blog', ...SLUGS.map((slug) => `/blog/${slug}`)].toSorted());
  });

  test('redirects an unknown article to the blog', async () => {
    await engine.goto(`${site.baseURL}/blog/inconnu`);
    expect(await engine.run(() => location.pathname)).toBe('/blog');
  });

  test('lays out what is below the window', async () => {
    await engine.goto(`${site.baseURL}/`);
    // WebKit does not lay out an element whose `content-visibility` only an animation has changed.
    await expect.poll(() => engine.run(flatHeadings)).toEqual([]);
  });

  test('hydrates, and its links work', async () => {
    await engine.goto(`${site.baseURL}/contact`);
    await engine.run(untilHydrated);
    await engine.run(() => document.querySelector<HTMLAnchorElement>('footer a[href="/cgv"]')?.click());
    await expect.poll(() => engine.run(readHeading)).toBe('Conditions générales de vente');
    expect(await engine.run(() => performance.getEntriesByType('navigation')[0]?.name)).toBe(`${site.baseURL}/contact`);
  });
});

/** The headings of the sections and the footer that have no height. */
function flatHeadings(): string[] {
  const headings = [...document.querySelectorAll(':is(main, footer) h2:not([popover] *)')];
  return headings.filter((heading) => heading.getBoundingClientRect().height === 0).map(({ outerHTML }) => outerHTML);
}

function readHeading(): string {
  return document.querySelector('h1')?.textContent ?? '';
}
