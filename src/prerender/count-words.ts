import type { Block } from '../content/types.ts';

/** Counts the words that visitors read: texts, list items and captions. */
export function countWords(content: readonly Block[]): number {
  return content
    .flatMap((block) => (block.type === 'list' ? block.items : block.type === 'image' ? [block.caption] : [block.content]))
    .reduce((count, text) => count + text.split(/\s+/).length, 0);
}
