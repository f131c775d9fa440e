import { expect, test } from 'vitest';
import { services } from '../../src/content/services.ts';
import { countWords } from '../../src/prerender/count-words.ts';
import { fullArticles as articles } from '../../src/prerender/full-articles.ts';
import { builtOrigin, canonicalOf, listedPages } from '../support/built-site.ts';

const pages = listedPages();
const origin = builtOrigin();

// schema-dts checks the shape of each at compile time.
type Thing = { '@type': string; [property: string]: unknown };
type Priced = Thing & { name: string; offers?: { priceSpecification: Record<string, unknown> } };
type Trail = Thing & { itemListElement: { '@type': string; position: number; name: string; item: string }[] };

function thingsOf(page: Document): Thing[] {
  const blocks = page.querySelectorAll('script[type="application/ld+json"]');
  expect(blocks).toHaveLength(1);
  const graph = JSON.parse(blocks[0]?.textContent ?? '');
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'];
}

function all<Kind extends Thing>(document: Document, name: string): Kind[] {
  return thingsOf(document).filter((thing): thing is Kind => thing['@type'] === name);
}

function theOne<Kind extends Thing>(document: Document, name: string): Kind {
  const [one, ...others] = all<Kind>(document, name);
  if (!one || others.length > 0) throw new Error(`There are ${others.length} more of ${name}`);
  return one;
}

const pageAt = (path: string) => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The build has no ${path}`);
  return page.document;
};

/** Every text of a thing, at any depth. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(textsOf) : [];

test.each(pages)(
  '$path has one graph, all of whose addresses are our own, without a placeholder or an empty text',
  ({ document, html }) => {
    const texts = textsOf(thingsOf(document));
    expect(texts.filter((text) => text === '' || /\.example\b/.test(text) || (/^https?:/.test(text) && !text.startsWith(origin)))).toEqual(
      [],
    );
    expect(html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1]).not.toContain('<');
  },
);

const NET = { priceCurrency: 'EUR', valueAddedTaxIncluded: false };

test('home describes the agency, the site and three starting prices, excluding tax', () => {
  theOne(pageAt('/'), 'ProfessionalService');
  expect(theOne(pageAt('/'), 'WebSite')).toMatchObject({ url: `${origin}/`, inLanguage: 'fr-FR' });
  const prices = all<Priced>(pageAt('/'), 'Service').map(({ offers }) => offers?.priceSpecification);
  expect(prices).toMatchObject([500, 800, 1500].map((minPrice) => ({ minPrice, ...NET })));
});

test('services describes every type of service, with the starting price if it has one', () => {
  const things = all<Priced>(pageAt('/services'), 'Service');
  expect(things.map(({ name }) => name)).toEqual(services.types.map(({ label }) => label));
  expect(things.map(({ offers }) => offers?.priceSpecification.minPrice)).toEqual([500, 1500, 800, undefined]);
});

test('blog describes itself', () => {
  expect(theOne(pageAt('/blog'), 'Blog')).toMatchObject({ url: `${origin}/blog`, inLanguage: 'fr-FR' });
});

test.each(articles)('$slug is a posting with its own texts', ({ slug, title, author, date, category, tags, content }) => {
  const document = pageAt(`/blog/${slug}`);
  expect(theOne(document, 'BlogPosting')).toMatchObject({
    headline: title,
    articleSection: category,
    keywords: tags,
    datePublished: date,
    inLanguage: 'fr-FR',
    author: { name: author },
    mainEntityOfPage: canonicalOf(document),
    wordCount: countWords(content),
  });
});

test.each(pages.filter(({ path }) => path !== '/'))('$path is the last item of its breadcrumb trail', ({ path, document }) => {
  const { itemListElement: trail } = theOne<Trail>(document, 'BreadcrumbList');
  expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
  expect(trail.map(({ item }) => item)).toEqual([
    `${origin}/`,
    ...(path.startsWith('/blog/') ? [`${origin}/blog`] : []),
    canonicalOf(document),
  ]);
});
