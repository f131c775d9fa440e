import {
  array,
  assert,
  enums,
  type Infer,
  integer,
  literal,
  min,
  nonempty,
  object,
  optional,
  pattern,
  type Struct,
  string,
  type,
  union,
} from 'superstruct';
import { expect, test } from 'vitest';
import { services } from '../../src/content/services.ts';
import { countWords } from '../../src/prerender/count-words.ts';
import { fullArticles as articles } from '../../src/prerender/full-articles.ts';
import { builtOrigin, canonicalOf, listedPages } from '../support/dist.ts';

const pages = await listedPages();
const origin = await builtOrigin();

const text = nonempty(string());
const own = pattern(string(), new RegExp(`^${origin}/`));
const reference = object({ '@id': own });
const business = { '@type': literal('ProfessionalService'), '@id': own, name: text, url: own };
const provider = union([reference, object(business)]);
const offer = object({
  '@type': literal('Offer'),
  url: own,
  priceSpecification: object({
    '@type': literal('PriceSpecification'),
    minPrice: min(integer(), 1),
    priceCurrency: literal('EUR'),
    valueAddedTaxIncluded: literal(false),
  }),
});
const listItem = object({ '@type': literal('ListItem'), position: min(integer(), 1), name: text, item: own });

/** The only shapes that the site may use, by schema.org name; anything else is refused. */
const shapes = {
  ProfessionalService: object({
    ...business,
    image: own,
    description: text,
    slogan: text,
    email: optional(text),
    telephone: optional(text),
    address: optional(text),
    sameAs: optional(array(text)),
  }),
  WebSite: object({
    '@type': literal('WebSite'),
    '@id': own,
    name: text,
    url: own,
    inLanguage: literal('fr-FR'),
    publisher: reference,
  }),
  Service: object({
    '@type': literal('Service'),
    name: text,
    description: optional(text),
    image: optional(own),
    provider,
    offers: optional(offer),
  }),
  Blog: object({
    '@type': literal('Blog'),
    '@id': own,
    name: text,
    url: own,
    description: text,
    inLanguage: literal('fr-FR'),
    publisher: provider,
  }),
  BlogPosting: object({
    '@type': literal('BlogPosting'),
    headline: text,
    description: text,
    mainEntityOfPage: own,
    image: own,
    datePublished: pattern(string(), /^\d{4}(-\d\d-\d\d)?$/),
    inLanguage: literal('fr-FR'),
    articleSection: text,
    keywords: nonempty(array(text)),
    wordCount: min(integer(), 1),
    author: object({ '@type': literal('Organization'), name: text, url: own }),
    publisher: object({ ...business, logo: own }),
    isPartOf: reference,
  }),
  BreadcrumbList: object({ '@type': literal('BreadcrumbList'), itemListElement: nonempty(array(listItem)) }),
};
type Kind = keyof typeof shapes;
const kind = enums(Object.keys(shapes) as Kind[]);
const graphShape = object({ '@context': literal('https://schema.org'), '@graph': nonempty(array(type({ '@type': kind }))) });

function thingsOf(page: Document): Infer<typeof graphShape>['@graph'] {
  const blocks = page.querySelectorAll('script[type="application/ld+json"]');
  expect(blocks).toHaveLength(1);
  const graph: unknown = JSON.parse(blocks[0]?.textContent ?? '');
  assert(graph, graphShape);
  return graph['@graph'];
}

function theOne<K extends Kind>(document: Document, name: K): Infer<(typeof shapes)[K]> {
  const things = thingsOf(document).filter((thing) => thing['@type'] === name);
  expect(things).toHaveLength(1);
  return things[0] as Infer<(typeof shapes)[K]>;
}

const pageAt = (path: string) => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`The build has no ${path}`);
  return page.document;
};

test.each(pages)('$path contains only the allowed shapes, and no placeholder', ({ document, html }) => {
  for (const thing of thingsOf(document)) assert(thing, shapes[thing['@type']] as unknown as Struct);
  expect(JSON.stringify(thingsOf(document))).not.toMatch(/\.example\b/);
  expect(html.match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1]).not.toContain('<');
});

test('home describes the agency, the site and three starting prices', () => {
  theOne(pageAt('/'), 'ProfessionalService');
  expect(theOne(pageAt('/'), 'WebSite').url).toBe(`${origin}/`);
  const offers = thingsOf(pageAt('/')).filter((thing) => thing['@type'] === 'Service') as Infer<typeof shapes.Service>[];
  expect(offers.map(({ offers: priced }) => priced?.priceSpecification.minPrice)).toEqual([500, 800, 1500]);
});

test('services describes every type of service, with the starting price if it has one', () => {
  const things = thingsOf(pageAt('/services')).filter((thing) => thing['@type'] === 'Service') as Infer<typeof shapes.Service>[];
  expect(things.map(({ name }) => name)).toEqual(services.types.map(({ label }) => label));
  expect(things.map(({ offers }) => offers?.priceSpecification.minPrice)).toEqual([500, 1500, 800, undefined]);
});

test.each(articles)('$slug is a posting with its own texts', ({ slug, title, author, category, tags, content }) => {
  const document = pageAt(`/blog/${slug}`);
  const posting = theOne(document, 'BlogPosting');
  expect(posting).toMatchObject({
    headline: title,
    articleSection: category,
    keywords: tags,
    author: { name: author },
    mainEntityOfPage: canonicalOf(document),
    wordCount: countWords(content),
  });
});

test.each(pages.filter(({ path }) => path !== '/'))('$path is the last item of its breadcrumb trail', ({ path, document }) => {
  const { itemListElement: trail } = theOne(document, 'BreadcrumbList');
  expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
  expect(trail.map(({ item }) => item)).toEqual([
    `${origin}/`,
    ...(path.startsWith('/blog/') ? [`${origin}/blog`] : []),
    canonicalOf(document),
  ]);
});
