export const notebook = {
  'article-card': 'group relative stack gap-3.5',
  // The whole card leads there.
  'article-link': 'mt-auto after:over-all',
  'article-title-link': 'relative z-1 no-underline group-hover:underline group-hover:decoration-3',
  'article-meta': 'flex flex-wrap gap-x-4 gap-y-1 font-size-small text-muted',
  'tag-list': 'flex flex-wrap gap-x-6 gap-y-1 overflow-x-clip font-size-small text-muted',
};
