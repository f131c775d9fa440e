import type { Article, ArticleSummary, Block } from '../content/types.ts';

const WORDS_PER_MINUTE = 220;

/** An article without its body, plus its reading time in whole minutes (at least 1). */
export function summarize({ content, ...summary }: Article): ArticleSummary {
  return { ...summary, readingTime: Math.max(1, Math.round(countWords(content) / WORDS_PER_MINUTE)) };
}

/** Counts the words that visitors read: texts, list items and captions. */
export function countWords(content: readonly Block[]): number {
  return content
    .flatMap((block) => (block.type === 'list' ? block.items : block.type === 'image' ? [block.caption] : [block.content]))
    .reduce((count, text) => count + text.split(/\s+/).length, 0);
}
