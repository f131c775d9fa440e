import { articles } from '../content/articles/index.ts';
import type { Article, Block } from '../content/types.ts';

/** Every article with its text. Pages load the text with `import.meta.glob`, which only Vite knows; this runs in Node. */
export const fullArticles: readonly Article[] = await Promise.all(
  articles.map(async (article) => {
    const { content }: { content: readonly Block[] } = await import(`../content/articles/${article.slug}.ts`);
    return { ...article, content };
  }),
);
