import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { parseSitemap } from 'sitemap';
import { expect, test } from 'vitest';
import { articles } from '../../src/content/articles/index.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../../src/prerender/og-cards.ts';
import { builtOrigin, builtPages, canonicalOf, dist, listedPages, metaOf, read } from '../support/built-site.ts';
import { PATHS } from '../support/site-routes.ts';

const pages = builtPages();
const listed = listedPages();
const origin = builtOrigin();

test('the only unlisted pages are the not-found page and those that a form posted without JavaScript leads to', () => {
  const unlisted = pages.filter(({ path }) => !listed.some((page) => page.path === path));
  expect(unlisted.map(({ path }) => path)).toEqual(['/404', '/contact/echec', '/contact/invalide', '/contact/merci']);
  expect(listed.map(({ path }) => path).sort()).toEqual([...PATHS].sort());
  for (const { document } of unlisted)
    expect(document.querySelectorAll('link[rel=canonical], meta[property], script[type="application/ld+json"]')).toHaveLength(0);
});

test('no two pages share a title or a description', () => {
  for (const values of [pages.map(({ document }) => document.title), pages.map(({ document }) => metaOf(document, 'description'))])
    expect(new Set(values).size).toBe(pages.length);
});

test.each(pages)('$path has one title of 10 to 60 characters, one h1 and the blog’s feed', ({ document }) => {
  expect(document.querySelectorAll('title, h1')).toHaveLength(2);
  expect(document.title.length).toBeGreaterThan(10);
  expect(document.title.length).toBeLessThanOrEqual(60);
  const feeds = document.head.querySelectorAll('link[rel=alternate]');
  expect([...feeds].map((link) => [link.getAttribute('type'), link.getAttribute('href')])).toEqual([['application/rss+xml', '/feed.xml']]);
});

test.each(pages)('$path asks for the web manifest with credentials', ({ document }) => {
  const manifests = document.head.querySelectorAll('link[rel=manifest]');
  expect([...manifests].map((link) => link.getAttribute('crossorigin'))).toEqual(['use-credentials']);
});

test.each(listed)('$path declares one address without a trailing slash, and is shared under it with its own texts and picture', (page) => {
  const { path, document } = page;
  const description = metaOf(document, 'description') ?? '';
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(155);
  expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
  expect(canonicalOf(document)).toBe(origin + path);
  const shared = {
    'og:url': origin + path,
    'og:title': document.title,
    'og:description': description,
    'og:image': `${origin}/og/${path === '/' ? 'home' : path.split('/').at(-1)}.png`,
    'og:image:width': String(CARD_WIDTH),
    'og:image:height': String(CARD_HEIGHT),
    'og:image:alt': expect.stringContaining('«'),
    'twitter:card': 'summary_large_image',
  };
  expect(Object.fromEntries(Object.keys(shared).map((name) => [name, metaOf(document, name)]))).toEqual(shared);
});

test('articles declare themselves as such, with section, tags and no bare year', () => {
  const written = listed.filter(({ document }) => metaOf(document, 'og:type') === 'article');
  expect(written.map(({ path }) => path).sort()).toEqual(listed.map(({ path }) => path).filter((path) => path.startsWith('/blog/')));
  for (const { path, document } of written) {
    expect(metaOf(document, 'article:published_time')).toBe(articles.find(({ slug }) => path === `/blog/${slug}`)?.published);
    expect(metaOf(document, 'article:section')).toBeTruthy();
    expect(document.querySelectorAll('meta[property="article:tag"]').length).toBeGreaterThan(0);
  }
});

test('the sitemap lists every listed page once, with its picture, and robots.txt lets everyone in and leads to it', async () => {
  const items = await parseSitemap(createReadStream(join(dist, 'sitemap.xml')));
  const sorted = (values: (string | undefined)[]) => values.toSorted();
  expect(sorted(items.map(({ url }) => url))).toEqual(sorted(listed.map(({ document }) => canonicalOf(document))));
  expect(sorted(items.map(({ img }) => img[0]?.url))).toEqual(sorted(listed.map(({ document }) => metaOf(document, 'og:image'))));
  const robots = read('robots.txt');
  expect(robots).toContain('User-agent: *\nAllow: /\n');
  expect(robots).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
});
