import { FIELD } from '../looks.ts';

export const blog = {
  'featured-article': 'relative grid gap-8 xl:grid-cols-7-5 xl:gap-12',
  'featured-scene': 'at-400-of-800 self-center',
  'featured-text': 'stack gap-5',
  'recent-articles': 'pb-0',
  'article-grid': 'grid gap-y-16 mt-12 md:grid-cols-2 lg:grid-cols-3',
  'category-badge': 'px-2 py-0.5 bg-foreground text-background',
  'featured-link': 'after:over-all',
  newsletter: 'grid grid-cols-1 gap-8 pt-18 md:pt-28 border-t border-rule lg:grid-cols-2 lg:gap-16',
  'newsletter-part': 'grid grid-cols-1 gap-4 content-start',
  'newsletter-label': 'bold',
  'newsletter-row': 'flex flex-wrap gap-3',
  'newsletter-field': `${FIELD} grow shrink basis-56 min-w-0 bg-background placeholder:text-muted placeholder:opacity-100`,
};
