import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../../netlify/local/root.ts';
import { linkOf } from '../../../src/app/sections/blog/link-of.ts';
import { countWords } from '../../../src/prerender/count-words.ts';
import { fullArticles as articles } from '../../../src/prerender/full-articles.ts';

const WORDS_PER_MINUTE = 220;
/** The specification's articles in its order, with their categories: a renamed slug is a broken link somewhere. */
const specified = [
  ['optimiser-strategie-digitale-2023', 'Stratégie digitale'],
  ['cles-site-ecommerce-performant', 'E-commerce'],
  ['impact-ia-generative-developpement-web', 'Technologie'],
  ['securiser-site-web-bonnes-pratiques', 'Cybersécurité'],
  ['reussir-transformation-digitale-2025', 'Transformation digitale'],
  ['importance-ux-design-site-web', 'UX/UI'],
  ['bonnes-pratiques-seo-2025', 'SEO'],
];

test('the seven articles of the specification are in its order, numbered from 1 and dated 2025', () => {
  const seven = articles.filter(({ slug }) => specified.some(([each]) => each === slug));
  expect(seven.map(({ slug, category }) => [slug, category])).toEqual(specified);
  expect(seven.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(new Set(seven.map(({ date }) => date))).toEqual(new Set(['2025']));
});

test('every file of an article is in the table, and no two articles share an id, a text or a picture', () => {
  const files = globSync('src/content/articles/*.ts', { cwd: root }).filter((file) => !file.endsWith('index.ts'));
  expect(files.sort()).toEqual(articles.map(({ slug }) => join('src/content/articles', `${slug}.ts`)).sort());
  for (const field of ['id', 'slug', 'title', 'excerpt', 'coverImage'] as const)
    expect(new Set(articles.map((article) => article[field])).size, field).toBe(articles.length);
});

test('the articles use all six block types, and are not all cut to one length', () => {
  const types = ['heading', 'image', 'list', 'paragraph', 'quote', 'subheading'];
  expect([...new Set(articles.flatMap(({ content }) => content.map(({ type }) => type)))].sort()).toEqual(types);
  expect(new Set(articles.map(({ readingTime }) => readingTime)).size).toBeGreaterThanOrEqual(3);
});

const LINK = 'Règlement (UE) 2024/1689\u00a0: https://eur-lex.europa.eu/eli/reg/2024/1689/oj';

test('a list item that ends with an address is a link of what stands before it, which alone counts as words, and no other item is', () => {
  expect(linkOf(LINK)).toEqual({ title: 'Règlement (UE) 2024/1689', url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj' });
  expect(countWords([{ type: 'list', items: [LINK] }])).toBe(3);
  const others = ['Délai\u00a0: six semaines', 'Voyez https://www.cnil.fr pour la suite', 'http\u00a0: http://exemple.fr'];
  expect([...others, 'Adresse\u00a0: javascript:alert(1)'].filter(linkOf)).toEqual([]);
});

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (_, article) => {
  const { content, excerpt, tags } = article;

  test('states its day, within its year, unless it is of 2025', () => {
    expect(new Date(`${article.published ?? '2025-01-01'}T12:00Z`).getUTCFullYear()).toBe(Number(article.date));
  });

  // The compiler knows its fields.
  test('has values that its lists, its page and its share card can show, and one figure', () => {
    expect(article.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)+$/);
    expect(article.date).toMatch(/^20\d\d$/);
    expect([70 <= excerpt.length, excerpt.length <= 155, 3 <= tags.length, tags.length <= 6]).toEqual(Array(4).fill(true));
    expect(JSON.stringify(article)).not.toMatch(/""|\[\]/);
    const figures = content.flatMap((block) => (block.type === 'image' ? [block.src] : []));
    expect(figures).toHaveLength(1);
    for (const image of [article.coverImage, ...figures]) expect(image).toMatch(/^\/images\/[\w/-]+\.svg$/);
  });

  test('has at least three headings, distinct, so that each has its own anchor, the last for its sources, each a link', () => {
    const headings = content.flatMap((block) => (block.type === 'heading' ? [block.content] : []));
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.length).toBeGreaterThanOrEqual(3);
    const [heading, list] = content.slice(-2);
    expect(heading).toEqual({ type: 'heading', content: 'Sources' });
    const sources = list?.type === 'list' ? list.items.map(linkOf) : [];
    expect(sources.length).toBeGreaterThanOrEqual(3);
    expect(sources).not.toContain(undefined);
    expect(new Set(sources.map((source) => source?.url)).size).toBe(sources.length);
  });

  test('is 900 to 1,600 words long, addresses included, and states how long it takes to read, at 220 words a minute', () => {
    const parts = content.flatMap((block) => ('items' in block ? block.items : 'src' in block ? [block.caption] : [block.content]));
    const words = parts.flatMap((part) => part.split(/\s+/)).filter((word) => /[\p{L}\d]/u.test(word));
    expect(words.length).toBeGreaterThanOrEqual(900);
    expect(words.length).toBeLessThanOrEqual(1_600);
    expect(article.readingTime).toBe(Math.max(1, Math.round(countWords(content) / WORDS_PER_MINUTE)));
  });
});
