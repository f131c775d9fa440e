import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { array, assert, enums, integer, literal, min, nonempty, object, pattern, size, string, union } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { linkOf } from '../../../src/app/sections/blog/link-of.ts';
import { countWords } from '../../../src/prerender/count-words.ts';
import { fullArticles as articles } from '../../../src/prerender/full-articles.ts';

const publicFolder = join(import.meta.dirname, '../../../public');
const contentFolder = join(import.meta.dirname, '../../../src/content/articles');
const WORDS_PER_MINUTE = 220;
const text = nonempty(string());
const image = pattern(string(), /^\/images\/[\w/-]+\.svg$/);

/** The specification's entity and the reading time, field by field: an article with one more or one less is refused. */
const ArticleEntity = object({
  id: min(integer(), 1),
  title: text,
  slug: pattern(string(), /^[a-z0-9]+(?:-[a-z0-9]+)+$/),
  author: text,
  date: pattern(string(), /^20\d\d$/),
  category: text,
  excerpt: size(string(), 70, 155),
  coverImage: image,
  tags: size(array(text), 3, 6),
  readingTime: min(integer(), 1),
  content: nonempty(
    array(
      union([
        object({ type: enums(['paragraph', 'heading', 'subheading', 'quote']), content: text }),
        object({ type: literal('list'), items: nonempty(array(text)) }),
        object({ type: literal('image'), src: image, alt: text, caption: text }),
      ]),
    ),
  ),
});

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

test('every file of an article is in the table', () => {
  const files = globSync('*.ts', { cwd: contentFolder }).filter((file) => file !== 'index.ts');
  expect(files.sort()).toEqual(articles.map(({ slug }) => `${slug}.ts`).sort());
});

test.each(['id', 'slug', 'title', 'excerpt', 'coverImage'] as const)('no two articles share the same %s', (field) => {
  expect(new Set(articles.map((article) => article[field])).size).toBe(articles.length);
});

test('the articles use all six block types, and are not all cut to one length', () => {
  expect([...new Set(articles.flatMap(({ content }) => content.map(({ type }) => type)))].sort()).toEqual([
    'heading',
    'image',
    'list',
    'paragraph',
    'quote',
    'subheading',
  ]);
  expect(new Set(articles.map(({ readingTime }) => readingTime)).size).toBeGreaterThanOrEqual(3);
});

describe.each(articles.map((article) => [article.slug, article] as const))('%s', (_, article) => {
  test('has exactly the fields of the entity', () => {
    expect(() => assert(article, ArticleEntity)).not.toThrow();
  });

  test('has one figure', () => {
    expect(article.content.filter(({ type }) => type === 'image')).toHaveLength(1);
  });

  test('ends with its sources, each a link', () => {
    const [heading, list] = article.content.slice(-2);
    expect(heading).toEqual({ type: 'heading', content: 'Sources' });
    const items = list?.type === 'list' ? list.items : [];
    expect(items.length).toBeGreaterThanOrEqual(3);
    expect(items.filter((item) => linkOf(item) === undefined)).toEqual([]);
    expect(new Set(items.map((item) => linkOf(item)?.url)).size).toBe(items.length);
  });

  test('is 900 to 1,600 words long', () => {
    const words = article.content
      .flatMap((block) => ('items' in block ? block.items : 'src' in block ? [block.caption] : [block.content]))
      .flatMap((part) => part.split(/\s+/))
      .filter((word) => /[\p{L}\d]/u.test(word));
    expect(words.length).toBeGreaterThanOrEqual(900);
    expect(words.length).toBeLessThanOrEqual(1_600);
  });

  test('states how long it takes to read, at 220 words a minute', () => {
    expect(article.readingTime).toBe(Math.max(1, Math.round(countWords(article.content) / WORDS_PER_MINUTE)));
  });

  test('shows images that exist', () => {
    const sources = [article.coverImage, ...article.content.flatMap((block) => ('src' in block ? [block.src] : []))];
    expect(sources.filter((source) => !existsSync(join(publicFolder, source)))).toEqual([]);
  });

  test('has distinct headings, so that each has its own anchor', () => {
    const headings = article.content.flatMap((block) => (block.type === 'heading' ? [block.content] : []));
    expect(new Set(headings).size).toBe(headings.length);
    expect(headings.length).toBeGreaterThanOrEqual(3);
  });
});
