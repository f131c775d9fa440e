import { linkOf } from '../app/sections/blog/link-of.ts';
import type { Block } from '../content/types.ts';

/** Counts the words that visitors read: texts, list items and captions. */
export function countWords(content: readonly Block[]): number {
  return content
    .flatMap((block) =>
      block.type === 'list'
        ? block.items.map((item) => linkOf(item)?.title ?? item)
        : block.type === 'image'
          ? [block.caption]
          : [block.content],
    )
    .reduce((count, text) => count + text.split(/\s+/).length, 0);
}
