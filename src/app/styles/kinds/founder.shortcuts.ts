export const founder = {
  founder: 'grid gap-12 md:grid-cols-2 md:gap-16 md:items-center',
  'founder-image': 'w-full max-w-120',
  // On /about: the signature.
  'founder-scene': 'at-448-of-600 w-full max-w-150',
  'founder-header': 'mb-6',
  'founder-text': 'flex flex-col gap-paragraph max-w-xl',
  // On the home page.
  'founder-claims': 'my-8',
  'founder-sheet': '-mb-px',
};
