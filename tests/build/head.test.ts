import { expect, test } from 'vitest';
import { articles } from '../../src/content/articles/index.ts';
import { CARD_HEIGHT, CARD_WIDTH } from '../../src/prerender/og-cards.ts';
import { builtOrigin, builtPages, canonicalOf, listedPages, metaOf } from '../support/dist.ts';

const pages = await builtPages();
const listed = await listedPages();
const origin = await builtOrigin();

test('the only unlisted pages are the not-found page and those that a form posted without JavaScript leads to', () => {
  const unlisted = pages.filter(({ path }) => !listed.some((page) => page.path === path));
  expect(unlisted.map(({ path }) => path)).toEqual(['/404', '/contact/echec', '/contact/invalide', '/contact/merci']);
});

test('no two pages share a title or a description', () => {
  for (const values of [pages.map(({ document }) => document.title), pages.map(({ document }) => metaOf(document, 'description'))]) {
    expect(new Set(values).size).toBe(pages.length);
  }
});

test.each(pages)('$path has one title of at most 60 characters and one h1', ({ document }) => {
  expect(document.querySelectorAll('title, h1')).toHaveLength(2);
  expect(document.title.length).toBeGreaterThan(10);
  expect(document.title.length).toBeLessThanOrEqual(60);
});

test.each(listed)('$path has a description of 70 to 155 characters', ({ document }) => {
  const description = metaOf(document, 'description') ?? '';
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(155);
});

test.each(listed)('$path declares a single address, without a trailing slash', ({ path, document }) => {
  expect(document.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
  expect(canonicalOf(document)).toBe(origin + path);
  expect(metaOf(document, 'og:url')).toBe(origin + path);
});

test.each(listed)('$path is shared with its own title, description and picture', ({ path, document }) => {
  const name = path === '/' ? 'home' : path.split('/').at(-1);
  expect(metaOf(document, 'og:title')).toBe(document.title);
  expect(metaOf(document, 'og:description')).toBe(metaOf(document, 'description'));
  expect(metaOf(document, 'og:image')).toBe(`${origin}/og/${name}.png`);
  expect(metaOf(document, 'og:image:width')).toBe(String(CARD_WIDTH));
  expect(metaOf(document, 'og:image:height')).toBe(String(CARD_HEIGHT));
  expect(metaOf(document, 'og:image:alt')).toContain('«');
  expect(metaOf(document, 'twitter:card')).toBe('summary_large_image');
});

test.each(pages)('$path lets a feed reader find the blog’s feed', ({ document }) => {
  const feeds = document.head.querySelectorAll('link[rel=alternate]');
  expect([...feeds].map((link) => [link.getAttribute('type'), link.getAttribute('href')])).toEqual([['application/rss+xml', '/feed.xml']]);
});

test('articles declare themselves as such, with their year, section and tags', () => {
  const written = listed.filter(({ document }) => metaOf(document, 'og:type') === 'article');
  expect(written.map(({ path }) => path).sort()).toEqual(listed.map(({ path }) => path).filter((path) => path.startsWith('/blog/')));
  for (const { path, document } of written) {
    expect(metaOf(document, 'article:published_time')).toBe(articles.find(({ slug }) => path === `/blog/${slug}`)?.date);
    expect(metaOf(document, 'article:section')).toBeTruthy();
    expect(document.querySelectorAll('meta[property="article:tag"]').length).toBeGreaterThan(0);
  }
});

test('unlisted pages have no sharing metadata', () => {
  const lean = pages.filter(({ document }) => metaOf(document, 'robots') === 'noindex');
  for (const { document } of lean) {
    expect(document.querySelectorAll('link[rel=canonical], meta[property], script[type="application/ld+json"]')).toHaveLength(0);
  }
});
