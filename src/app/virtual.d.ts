// What prerender/article-modules.ts makes of the articles at build, so that no page ships more of them than it needs.

/** The blog's first page, in the blog's order. */
declare module 'virtual:articles' {
  type Article = import('../content/types.ts').Article;
  export type Link = Pick<Article, 'slug' | 'title'>;
  export type LoadArticle = () => Promise<{ article: Article }>;
  export const newest: readonly (import('../content/types.ts').ArticleSummary & { load: LoadArticle })[];
  /** What the last of the newest leads on to. */
  export const firstOlder: Link | undefined;
  /** Undefined as long as the first page holds every article. */
  export const loadArchive: (() => Promise<typeof import('./archive.ts')>) | undefined;
}

/** The other articles. */
declare module 'virtual:articles/archive' {
  type Link = import('virtual:articles').Link;
  type ArticleSummary = import('../content/types.ts').ArticleSummary;
  /** What is known of an article before its text is loaded. */
  export type Entry = {
    readingTime: number;
    previous: Link | undefined;
    next: Link | undefined;
    load: import('virtual:articles').LoadArticle;
  };
  /** The blog's further pages, by the number in their address. */
  export const pages: ReadonlyMap<string, () => Promise<{ summaries: readonly ArticleSummary[] }>>;
  /** The articles by slug, in the shards that shard-of.ts says: a list of all would weigh on each. */
  export const shards: readonly (() => Promise<{ shard: ReadonlyMap<string, Entry> }>)[];
  /** The articles with their headings for content. */
  export const loadOutlines: () => Promise<{ outlines: readonly import('../content/types.ts').Searchable[] }>;
}
