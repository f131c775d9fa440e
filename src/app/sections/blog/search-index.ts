import MiniSearch from 'minisearch';
import type { Block, Searchable } from '../../../content/types.ts';
import { anchor } from './anchor.ts';
import { excerptOf, markTerms, type Part, termsOf } from './excerpt.ts';
import { toTerm } from './french-terms.ts';

/** An article that matches a query; `section` is the excerpt's section, absent before the first heading. */
export type Hit = { slug: string; category: string; title: Part[]; excerpt: Part[]; section?: { title: string; anchor: string } };

/** Finds articles, best match first; `null` for a query without a searchable word. */
export type Search = (query: string) => Hit[] | null;

type Passage = { text: string; terms: ReadonlySet<string>; section?: { title: string; anchor: string } };
type Indexed = { article: Searchable; passages: Passage[] };

/** Indexes the articles in the browser, which takes less time than loading a prebuilt index would. */
export function createSearch(articles: readonly Searchable[]): Search {
  const bySlug = new Map(articles.map((article) => [article.slug, { article, passages: passagesOf(article) }]));
  const index = new MiniSearch({
    idField: 'slug',
    fields: ['title', 'tags', 'headings', 'text'],
    processTerm: toTerm,
    searchOptions: { prefix: isBeginning, fuzzy: allowedErrors, boost: { title: 4, tags: 3, headings: 2 } },
  });
  index.addAll(articles.map(toDocument));
  return (query) => {
    if (termsOf(query).size === 0) return null;
    const strict = index.search(query, { combineWith: 'AND' });
    return (strict.length > 0 ? strict : index.search(query)).flatMap(({ id, terms }) => {
      const indexed = bySlug.get(id);
      return indexed ? [toHit(indexed, new Set(terms))] : [];
    });
  };
}

/** The last word may be incomplete, so it always matches as a prefix; for earlier words, three letters would match too many. */
function isBeginning({ length }: string, place: number, terms: string[]): boolean {
  return length > 3 || place === terms.length - 1;
}

/** Typos allowed: one in 7 letters, since one in 6 would match `papier` with `panier`; two from 8, so `sécurité` also finds `sécuriser`. */
function allowedErrors({ length }: string): number {
  if (length < 7) return 0;
  return length < 8 ? 1 : 2;
}

function toDocument({ slug, title, category, tags, excerpt, content }: Searchable) {
  const headings = content.filter(isHeading).map(textOf);
  return {
    slug,
    title,
    tags: [category, ...tags].join(' '),
    headings: headings.join(' '),
    text: [excerpt, ...content.map(textOf)].join(' '),
  };
}

function toHit({ article, passages }: Indexed, terms: ReadonlySet<string>): Hit {
  const { slug, category, title } = article;
  const count = (passage: Passage) => [...terms].filter((term) => passage.terms.has(term)).length;
  const best = passages.reduce((chosen, passage) => (count(passage) > count(chosen) ? passage : chosen));
  return {
    slug,
    category,
    title: markTerms(title, terms),
    excerpt: markTerms(excerptOf(best.text, terms), terms),
    ...(best.section && { section: best.section }),
  };
}

/** The article's excerpt and text blocks, each block with the heading above it. */
function passagesOf({ excerpt, content }: Searchable): Passage[] {
  let section: Passage['section'];
  const passages = content.flatMap((block) => {
    if (block.type === 'heading') section = { title: block.content, anchor: anchor(block.content) };
    return isHeading(block) ? [] : [passageOf(textOf(block), section)];
  });
  return [passageOf(excerpt), ...passages];
}

function passageOf(text: string, section?: Passage['section']): Passage {
  return { text, terms: termsOf(text), ...(section && { section }) };
}

function isHeading(block: Block) {
  return block.type === 'heading' || block.type === 'subheading';
}

function textOf(block: Block): string {
  if (block.type === 'list') return block.items.join(' ');
  return block.type === 'image' ? block.caption : block.content;
}
