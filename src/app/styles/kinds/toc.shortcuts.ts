export const toc = {
  'text-columns': 'lg:grid lg:gap-x-16 lg:grid-cols-text',
  toc: 'mb-12 border-b lg:sticky lg:top-24 lg:self-start lg:border-0',
  'toc-summary': 'py-3',
  'toc-list': 'mb-4 text-balance',
  'toc-link':
    'block px-4 py-1.5 border-l font-size-small leading-toc no-underline hover:underline hover:decoration-auto aria-current:pl-3 aria-current:border-l-5 aria-current:border-blue aria-current:text-blue',
};
