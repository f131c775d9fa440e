import type { Plugin } from 'vite';
import { articles } from '../content/articles/index.ts';
import type { Article, ArticleSummary, Block } from '../content/types.ts';

const ID = 'virtual:article-summaries';
const WORDS_PER_MINUTE = 220;

/** All of an article but its body, with the minutes that the body takes to read. */
export function summarize({ content, ...summary }: Article): ArticleSummary {
  return { ...summary, readingTime: Math.max(1, Math.round(countWords(content) / WORDS_PER_MINUTE)) };
}

/** Words that a reader reads: texts, list items and captions. */
export function countWords(content: readonly Block[]): number {
  return content
    .flatMap((block) => (block.type === 'list' ? block.items : block.type === 'image' ? [block.caption] : [block.content]))
    .join(' ')
    .split(/\s+/).length;
}

/** Serves `virtual:article-summaries`, so that a page that lists articles ships none of their text. */
export function articleSummaries(): Plugin {
  return {
    name: 'article-summaries',
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    load: (id) => (id === `\0${ID}` ? `export const summaries = ${JSON.stringify(articles.map(summarize))};` : undefined),
  };
}
