import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { parseSitemap } from 'sitemap';
import { describe, expect, test } from 'vitest';
import { articles } from '../../src/content/articles/index.ts';
import { color } from '../../src/prerender/color.ts';
import { CARD_HEIGHT, CARD_WIDTH, cards } from '../../src/prerender/page/share-cards.ts';
import { articlePath } from '../../src/shared/page-contract.ts';
import { all, builtOrigin, builtPages, canonicalOf, dist, listedPages, metaOf, read } from '../support/site/built-site.ts';
import { PATHS } from '../support/site/site-routes.ts';

const pages = builtPages();
const listed = listedPages();
const origin = builtOrigin();

test('only the missing page and a posted form’s results are unlisted', () => {
  const unlisted = pages.filter(({ path }) => !listed.some((page) => page.path === path));
  expect(unlisted.map(({ path }) => path)).toEqual(['/404', '/contact/echec', '/contact/invalide', '/contact/merci']);
  expect(listed.map(({ path }) => path).sort()).toEqual([...PATHS].sort());
  for (const { document } of unlisted)
    expect(document.querySelectorAll('link[rel=canonical], meta[property], script[type="application/ld+json"]')).toHaveLength(0);
});

test.each([
  ['title', pages.map(({ document }) => document.title)],
  ['description', pages.map(({ document }) => metaOf(document, 'description'))],
])('no two pages share a %s', (_what, values) => {
  expect(new Set(values).size).toBe(pages.length);
});

describe.each(pages)('$path', ({ document }) => {
  test('has one title, of 10 to 60 characters, and one h1', () => {
    expect(document.querySelectorAll('title, h1')).toHaveLength(2);
    expect(document.title.length).toBeGreaterThan(10);
    expect(document.title.length).toBeLessThanOrEqual(60);
  });

  test('names the blog’s feed', () => {
    const feeds = all(document, 'link[rel=alternate]').map((link) => [link.getAttribute('type'), link.getAttribute('href')]);
    expect(feeds).toEqual([['application/rss+xml', '/feed.xml']]);
  });

  test('asks for the web manifest with credentials', () => {
    const manifests = all(document, 'link[rel=manifest]').map((link) => [link.getAttribute('href'), link.getAttribute('crossorigin')]);
    expect(manifests).toEqual([['/manifest.webmanifest', 'use-credentials']]);
  });

  test('has the colour of the ink as its theme', () => {
    expect(metaOf(document, 'theme-color')).toBe(color('ink'));
  });
});

describe.each(listed)('$path', ({ path, document }) => {
  const description = metaOf(document, 'description') ?? '';

  test('has a description of 70 to 155 characters', () => {
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(155);
  });

  test('declares one URL, without a trailing slash', () => {
    expect(all(document, 'link[rel=canonical]').map((link) => link.getAttribute('href'))).toEqual([origin + path]);
  });

  test('is shared under its URL, with its texts and card', () => {
    const card = path === '/' || !cards.some((card) => card.path === path) ? '/home' : path;
    const shared = {
      'og:url': origin + path,
      'og:title': document.title,
      'og:description': description,
      'og:image': `${origin}/og${card}.png`,
      'og:image:width': String(CARD_WIDTH),
      'og:image:height': String(CARD_HEIGHT),
      'og:image:alt': expect.stringContaining('«'),
      'twitter:card': 'summary_large_image',
    };
    expect(Object.fromEntries(Object.keys(shared).map((name) => [name, metaOf(document, name)]))).toEqual(shared);
  });
});

const written = listed.filter(({ document }) => metaOf(document, 'og:type') === 'article');

test('the articles, and no other page, declare themselves as such', () => {
  expect(written.map(({ path }) => path).sort()).toEqual(listed.map(({ path }) => path).filter((path) => path.startsWith('/blog/')));
});

test.each(written)('$path declares its section, tags and no bare year', ({ path, document }) => {
  expect(metaOf(document, 'article:published_time')).toBe(articles.find(({ slug }) => path === articlePath(slug))?.published);
  expect(metaOf(document, 'article:section')).toBeTruthy();
  expect(document.querySelectorAll('meta[property="article:tag"]').length).toBeGreaterThan(0);
});

test('the sitemap lists every listed page once, with its picture', async () => {
  const items = await parseSitemap(createReadStream(join(dist, 'sitemap.xml')));
  const sorted = (values: (string | undefined)[]) => values.toSorted();
  expect(sorted(items.map(({ url }) => url))).toEqual(sorted(listed.map(({ document }) => canonicalOf(document))));
  expect(sorted(items.map(({ img }) => img[0]?.url))).toEqual(sorted(listed.map(({ document }) => metaOf(document, 'og:image'))));
});

test('robots.txt lets everyone in and leads to the sitemap', () => {
  const robots = read('robots.txt');
  expect(robots).toContain('User-agent: *\nAllow: /\n');
  expect(robots).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
});
