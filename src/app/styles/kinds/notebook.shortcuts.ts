export const notebook = {
  'article-card': 'stack gap-3.5',
  'article-link': 'mt-auto',
  'article-meta': 'flex flex-wrap gap-x-4 gap-y-1 font-size-small text-muted',
  'tag-list': 'flex flex-wrap gap-x-6 gap-y-1 overflow-x-clip font-size-small text-muted',
};
