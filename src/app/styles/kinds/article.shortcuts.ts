export const article = {
  // Clips the line that leaves the cover.
  'article-header': 'grid overflow-y-clip gap-6 lg:gap-12 lg:grid-cols-5-7 pt-page-hero pb-8 lg:pb-12',
  'article-intro': 'stack gap-6',
  'back-link': 'inline-flex items-center gap-2 py-2',
  'article-title': 'max-w-16em',
  // The line comes from the window's left edge, or, beside the title, leaves through the right one.
  'article-scene': 'at-400-of-800 lt-lg:before:line-left lg:after:line-right lg:after:line-down lg:after:w-screen self-end',
  'article-columns': 'pt-4 lg:pt-article pb-article',
  'article-body': 'text-article',
  'article-heading': 'heading mt-14 pt-5 border-t-3 text-subtitle',
  'article-subheading': 'heading mt-9 font-size-xl',
  'article-quote': 'heading my-12 pl-6 border-l-6 border-blue text-subtitle',
  // Spans the window of a phone, so that its labels can be read.
  'article-figure': 'my-12 -mx-5 md:mx-0',
  'article-image': 'w-full',
  'article-caption': 'mt-3 px-5 md:px-0 font-size-small text-muted',
  'article-end': 'flex flex-wrap items-center gap-x-8 gap-y-4 mt-16 lg:col-start-2',
  'related-list': 'grid gap-y-16 mt-12 md:grid-cols-3',
};
