import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../../scripts/root.ts';
import { fullArticles as articles } from '../../../src/prerender/full-articles.ts';
import { countWords } from '../../../src/prerender/page/json-ld/count-words.ts';
import { linkOf } from '../../../src/shared/link-of.ts';

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

test('the specification’s seven articles are in order, numbered, and dated 2025', () => {
  const seven = articles.filter(({ slug }) => specified.some(([each]) => each === slug));
  expect(seven.map(({ slug, category }) => [slug, category])).toEqual(specified);
  expect(seven.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(new Set(seven.map(({ date }) => date))).toEqual(new Set(['2025']));
});

test('every file of an article is in the table', () => {
  const files = globSync('src/content/articles/*.ts', { cwd: root }).filter((file) => !file.endsWith('index.ts'));
  expect(files.sort()).toEqual(articles.map(({ slug }) => join('src/content/articles', `${slug}.ts`)).sort());
});

test.each(['id', 'slug', 'title', 'excerpt', 'coverImage'] as const)('no two articles have the same %s', (field) => {
  expect(new Set(articles.map((article) => article[field])).size).toBe(articles.length);
});

test('the articles use all six types of blocks', () => {
  const types = ['heading', 'image', 'list', 'paragraph', 'quote', 'subheading'];
  expect([...new Set(articles.flatMap(({ content }) => content.map(({ type }) => type)))].sort()).toEqual(types);
});

test('the articles are not all cut to one length', () => {
  expect(new Set(articles.map(({ readingTime }) => readingTime)).size).toBeGreaterThanOrEqual(3);
});

const LINK = 'Règlement (UE) 2024/1689\u00a0: https://eur-lex.europa.eu/eli/reg/2024/1689/oj';

test('a list item that ends with a URL is a link', () => {
  expect(linkOf(LINK)).toEqual({ title: 'Règlement (UE) 2024/1689', url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj' });
});

test('of a link, only its title counts as words', () => {
  expect(countWords([{ type: 'list', items: [LINK] }])).toBe(3);
});

test.each([
  'Délai\u00a0: six semaines',
  'Voyez https://www.cnil.fr pour la suite',
  'http\u00a0: http://exemple.fr',
  'Adresse\u00a0: javascript:alert(1)',
])('« %s » is no link', (item) => {
  expect(linkOf(item)).toBeUndefined();
});

describe.each(articles)('$slug', (article) => {
  const { content, excerpt, tags } = article;
  const headings = content.flatMap((block) => (block.type === 'heading' ? [block.content] : []));
  const figures = content.flatMap((block) => (block.type === 'image' ? [block.src] : []));

  test('states its day, within its year, unless it is of 2025', () => {
    expect(new Date(`${article.published ?? '2025-01-01'}T12:00Z`).getUTCFullYear()).toBe(Number(article.date));
  });

  test('has a slug of plain words, and a year', () => {
    expect(article.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(article.date).toMatch(/^20\d\d$/);
  });

  test('has 70 to 155 characters of excerpt and 3 to 6 tags', () => {
    expect(excerpt.length).toBeGreaterThanOrEqual(70);
    expect(excerpt.length).toBeLessThanOrEqual(155);
    expect(tags.length).toBeGreaterThanOrEqual(3);
    expect(tags.length).toBeLessThanOrEqual(6);
  });

  test('has no empty text or list', () => {
    expect(JSON.stringify(article)).not.toMatch(/""|\[\]/);
  });

  test('has one figure, drawn as its cover is', () => {
    expect(figures).toHaveLength(1);
    for (const image of [article.coverImage, ...figures]) expect(image).toMatch(/^\/images\/[\w/-]+\.svg$/);
  });

  // Sections have an anchor of their own.
  test('has at least three headings, no two alike', () => {
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.length).toBeGreaterThanOrEqual(3);
  });

  test('ends with at least three sources, each another link', () => {
    const [heading, list] = content.slice(-2);
    expect(heading).toMatchObject({ type: 'heading', content: 'Sources' });
    const sources = list?.type === 'list' ? list.items.map(linkOf) : [];
    expect(sources.length).toBeGreaterThanOrEqual(3);
    expect(sources).not.toContain(undefined);
    expect(new Set(sources.map((source) => source?.url)).size).toBe(sources.length);
  });

  test('is 900 to 1,600 words long, URLs included', () => {
    const parts = content.flatMap((block) => ('items' in block ? block.items : 'src' in block ? [block.caption] : [block.content]));
    const words = parts.flatMap((part) => part.split(/\s+/)).filter((word) => /[\p{L}\d]/u.test(word));
    expect(words.length).toBeGreaterThanOrEqual(900);
    expect(words.length).toBeLessThanOrEqual(1_600);
  });

  test('states how long it takes to read, at 220 words a minute', () => {
    expect(article.readingTime).toBe(Math.max(1, Math.round(countWords(content) / WORDS_PER_MINUTE)));
  });
});
