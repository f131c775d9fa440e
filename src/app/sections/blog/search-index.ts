import MiniSearch from 'minisearch';
import type { Article, Block } from '../../../content/types.ts';
import { anchor } from './anchor.ts';
import { countTerms, excerptOf, markTerms, type Part } from './excerpt.ts';
import { toTerm } from './french-terms.ts';

/** An article that answers a query; `section` is where its excerpt stands, unless that is before the first heading. */
export type Hit = { slug: string; category: string; title: Part[]; excerpt: Part[]; section?: { title: string; anchor: string } };

/** Finds articles, the best first; `null` for a query without a word to look for. */
export type Search = (query: string) => Hit[] | null;

type Passage = { text: string; section?: { title: string; anchor: string } };

/** Indexes the articles' whole text: about 25 ms for seven, which a ready-made index would cost 12 KB to spare. */
export function createSearch(articles: readonly Article[]): Search {
  const bySlug = new Map(articles.map((article) => [article.slug, article]));
  const index = new MiniSearch({
    idField: 'slug',
    fields: ['title', 'tags', 'headings', 'text'],
    processTerm: toTerm,
    searchOptions: { prefix: true, fuzzy: (term) => (term.length > 4 ? 1 : false), boost: { title: 4, tags: 3, headings: 2 } },
  });
  index.addAll(articles.map(toDocument));
  return (query) => {
    if (!query.split(/[^\p{L}\p{N}]+/u).some(toTerm)) return null;
    const strict = index.search(query, { combineWith: 'AND' });
    return (strict.length > 0 ? strict : index.search(query)).flatMap(({ id, terms }) => {
      const article = bySlug.get(id);
      return article ? [toHit(article, new Set(terms))] : [];
    });
  };
}

function toDocument({ slug, title, category, tags, excerpt, content }: Article) {
  const headings = content.filter(isHeading).map(textOf);
  return {
    slug,
    title,
    tags: [category, ...tags].join(' '),
    headings: headings.join(' '),
    text: [excerpt, ...content.map(textOf)].join(' '),
  };
}

function toHit({ slug, category, title, excerpt, content }: Article, terms: ReadonlySet<string>): Hit {
  const best = passages(content).reduce<Passage>(
    (chosen, passage) => (countTerms(passage.text, terms) > countTerms(chosen.text, terms) ? passage : chosen),
    { text: excerpt },
  );
  return {
    slug,
    category,
    title: markTerms(title, terms),
    excerpt: markTerms(excerptOf(best.text, terms), terms),
    ...(best.section && { section: best.section }),
  };
}

/** The blocks of text, each with the heading above it. */
function passages(content: readonly Block[]): Passage[] {
  let section: Passage['section'];
  return content.flatMap((block) => {
    if (block.type === 'heading') section = { title: block.content, anchor: anchor(block.content) };
    return isHeading(block) ? [] : [{ text: textOf(block), ...(section && { section }) }];
  });
}

function isHeading(block: Block) {
  return block.type === 'heading' || block.type === 'subheading';
}

function textOf(block: Block): string {
  if (block.type === 'list') return block.items.join(' ');
  return block.type === 'image' ? block.caption : block.content;
}
