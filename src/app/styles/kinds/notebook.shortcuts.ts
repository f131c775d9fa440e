export const notebook = {
  'article-card': 'relative stack gap-3.5',
  // The whole card leads there.
  'article-link': 'mt-auto after:over-all',
  // Stays on top of what covers the card: a pointer meets the link that it points at.
  'card-title-link': 'relative z-1 no-underline',
  'article-meta': 'flex flex-wrap gap-x-4 gap-y-1 font-size-small text-muted',
  'tag-list': 'flex flex-wrap gap-x-6 gap-y-1 overflow-x-clip font-size-small text-muted',
};
