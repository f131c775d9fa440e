import { describe, expect, test } from 'vitest';
import { services } from '../../src/content/services.ts';
import { site } from '../../src/content/site.ts';
import type { Article } from '../../src/content/types.ts';
import { fullArticles as articles } from '../../src/prerender/full-articles.ts';
import { posting } from '../../src/prerender/page/json-ld/blog-nodes.ts';
import { countWords } from '../../src/prerender/page/json-ld/count-words.ts';
import { articlePath } from '../../src/shared/page-contract.ts';
import { builtOrigin, canonicalOf, listedPages } from '../support/site/built-site.ts';

const pages = listedPages();
const origin = builtOrigin();

/** The fields that the tests read of a thing; schema-dts checks its shape at compile time. */
type Thing = {
  '@type': string;
  name?: string;
  offers?: { priceSpecification: Record<string, unknown> };
  itemListElement?: { position: number; item: string }[];
};

function thingsOf(page: Document): Thing[] {
  const blocks = page.querySelectorAll('script[type="application/ld+json"]');
  expect(blocks).toHaveLength(1);
  const graph = JSON.parse(blocks[0]?.textContent ?? '');
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'];
}

/** Everything of a kind that the page at a path describes. */
function thingsAt(path: string, kind: string): Thing[] {
  const page = pages.find((candidate) => candidate.path === path);
  return page ? thingsOf(page.document).filter((thing) => thing['@type'] === kind) : [];
}

/** Every text of a thing, at any depth. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];

describe.each(pages)('$path', ({ path, document, html }) => {
  test('describes itself without placeholders, empty texts or foreign addresses', () => {
    const isForeign = (text: string) => /^https?:/.test(text) && !text.startsWith(origin) && !site.social.some(({ href }) => href === text);
    const isWrong = (text: string) => text === '' || /\.example\b/.test(text) || isForeign(text);
    expect(textsOf(thingsOf(document)).filter(isWrong)).toEqual([]);
  });

  test('has no text that could close its graph', () => {
    expect(html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1]).not.toContain('<');
  });

  test('names its place in the site', () => {
    const items = [`${origin}/`, ...(path.startsWith('/blog/') ? [`${origin}/blog`] : []), canonicalOf(document)];
    const trails = thingsAt(path, 'BreadcrumbList').map(({ itemListElement }) => itemListElement);
    expect(trails).toMatchObject(path === '/' ? [] : [items.map((item, index) => ({ position: index + 1, item }))]);
  });
});

test('the home page describes the agency and the site', () => {
  expect(thingsAt('/', 'ProfessionalService')).toHaveLength(1);
  expect(thingsAt('/', 'WebSite')).toMatchObject([{ url: `${origin}/`, inLanguage: 'fr-FR' }]);
});

test('the services page states each type, and the price that it has', () => {
  const things = thingsAt('/services', 'Service');
  expect(things.map(({ name }) => name)).toEqual(services.types.map(({ label }) => label));
  const prices = things.map(({ offers }) => offers?.priceSpecification);
  expect(prices.map((price) => price?.minPrice)).toEqual([500, 1500, 800, undefined]);
  expect(prices[0]).toMatchObject({ priceCurrency: 'EUR', valueAddedTaxIncluded: false });
});

test('the blog describes itself', () => {
  expect(thingsAt('/blog', 'Blog')).toMatchObject([{ url: `${origin}/blog`, inLanguage: 'fr-FR' }]);
});

test.each(articles)('$slug is a posting with its own texts', ({ slug, title, author, category, tags, content }) => {
  const expected = {
    headline: title,
    articleSection: category,
    keywords: tags,
    inLanguage: 'fr-FR',
    author: { name: author },
    mainEntityOfPage: `${origin}/blog/${slug}`,
    wordCount: countWords(content),
  };
  expect(thingsAt(articlePath(slug), 'BlogPosting')).toMatchObject([expected]);
});

test('a posting states its whole date, or none', () => {
  const [{ published: _, ...undated }] = articles as [Article];
  expect(posting(undated)).not.toHaveProperty('datePublished');
  expect(posting({ ...undated, published: '2026-11-27' })).toHaveProperty('datePublished', '2026-11-27');
});
