export const carousel = {
  // Stands beside the section's title on a wide screen.
  'carousel-controls': 'flex justify-end gap-3 mb-6 lg:-mt-20',
  'carousel-track': 'flex overflow-x-auto scroll-slides',
  'carousel-slide': 'flex-none w-full md:w-1/2 lg:w-1/3 snap-start',
  'carousel-dots': 'flex -ml-1 mt-6',
  // Ten fit in one row on the narrowest phone, each still a 24 px target.
  'carousel-dot': 'w-9 min-w-24px h-8 px-1',
};
