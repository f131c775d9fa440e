// Generated from the articles by prerender/article-modules.ts, so that no page ships more of them than it needs.

/** The articles of the blog's first page, in the blog's order. */
declare module 'virtual:articles' {
  type Article = import('../content/types.ts').Article;
  export type Link = Pick<Article, 'slug' | 'title'>;
  export type LoadArticle = () => Promise<{ article: Article }>;
  export const newest: readonly (import('../content/types.ts').ArticleSummary & { load: LoadArticle })[];
  /** The article after the last of `newest`. */
  export const firstOlder: Link | undefined;
  /** `undefined` while the first page holds every article. */
  export const loadArchive: (() => Promise<typeof import('./archive.ts')>) | undefined;
}

/** All other articles. */
declare module 'virtual:articles/archive' {
  type Link = import('virtual:articles').Link;
  type ArticleSummary = import('../content/types.ts').ArticleSummary;
  /** What is known about an article before its text is loaded. */
  export type Entry = {
    readingTime: number;
    previous: Link | undefined;
    next: Link | undefined;
    load: import('virtual:articles').LoadArticle;
  };
  /** The blog's pages after the first, keyed by the number in their address. */
  export const pages: ReadonlyMap<string, () => Promise<{ summaries: readonly ArticleSummary[] }>>;
  /** Articles by slug, split into the shards of shard-of.ts: a single list would weigh on every article page. */
  export const shards: readonly (() => Promise<{ shard: ReadonlyMap<string, Entry> }>)[];
}
