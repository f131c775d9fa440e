export const founder = {
  founder: 'grid gap-12 md:grid-cols-2 md:gap-16 md:items-center',
  'founder-image': 'w-full max-w-120',
  'founder-header': 'mb-6',
  'founder-text': 'flex flex-col gap-paragraph max-w-xl',
};
