import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { parseSitemap } from 'sitemap';
import { expect, test } from 'vitest';
import { builtOrigin, canonicalOf, dist, listedPages, metaOf, read } from '../support/built-site.ts';

const pages = listedPages();
const origin = builtOrigin();
const canonicals = pages.map(({ document }) => canonicalOf(document)).sort();

test('the sitemap lists every listed page once, with its picture', async () => {
  const items = await parseSitemap(createReadStream(join(dist, 'sitemap.xml')));
  expect(items.map(({ url }) => url).sort()).toEqual(canonicals);
  const pictures = pages.map(({ document }) => metaOf(document, 'og:image')).sort();
  expect(items.map(({ img }) => img[0]?.url).sort()).toEqual(pictures);
});

test('robots.txt lets everyone in and leads to the sitemap', async () => {
  const robots = read('robots.txt');
  expect(robots).toContain('User-agent: *\nAllow: /\n');
  expect(robots).toContain(`\nSitemap: ${origin}/sitemap.xml\n`);
});
