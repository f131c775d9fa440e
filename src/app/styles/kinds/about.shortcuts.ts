export const about = {
  story: 'grid gap-20 pb-story',
  'story-part': 'grid gap-x-16 lg:grid-cols-2',
  'story-header': 'mb-8',
  'story-text': 'max-w-text font-size-lg',
  // Shows the middle on a narrow window, and on a phone is small enough for its plan to fit.
  'story-image': 'mx-bleed w-screen max-w-none h-56 md:h-72 object-cover',
  values: 'grid gap-x-16 gap-y-10 md:grid-cols-2',
  value: 'grid grid-cols-icon gap-x-4 gap-y-2 content-start pt-6 border-t-2',
  // No padding below: the founder's section continues the sheet.
  'values-section': 'pb-0',
  // A box in pencil, checked in ink.
  'value-check':
    'size-6 mt-1 overflow-visible border-2 border-rule-field fill-none stroke-green stroke-5 stroke-cap-round stroke-join-round',
  'value-text': 'col-start-2',
};
