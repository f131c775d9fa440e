/** Every article without its body, in the order of content/articles/index.ts; made at build so that lists ship no article text. */
declare module 'virtual:article-summaries' {
  export const summaries: readonly import('../content/types.ts').ArticleSummary[];
}
