export const legal = {
  legal: 'pt-page pb-24',
  'legal-header': 'grid gap-6 max-w-3xl mb-12',
  // Ruled off by the page's line.
  'legal-columns': 'at-edge pt-12',
  'legal-text': 'max-w-176',
  'legal-heading': 'heading pt-6 border-t border-rule text-title',
};
