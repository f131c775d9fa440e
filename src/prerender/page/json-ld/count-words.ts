import type { Block } from '../../../content/types.ts';
import { linkOf } from '../../../shared/link-of.ts';

/** Counts the words that visitors read: texts, list items and captions. */
export function countWords(content: readonly Block[]): number {
  return content.flatMap(textsOf).reduce((count, text) => count + text.split(/\s+/).length, 0);
}

function textsOf(block: Block): string[] {
  switch (block.type) {
    case 'list':
      return block.items.map((item) => linkOf(item)?.title ?? item);
    case 'image':
      return [block.caption];
    default:
      return [block.content];
  }
}
