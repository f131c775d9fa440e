/**
 * The roles of one page each, in a layer that the page's module, and no other, imports as `virtual:uno:home.css`. The roles of uno.config.ts and all
 * utilities are in every page's styles.
 */
const roles = {
  home: {
    hero: 'pt-16 md:pt-22 lg:pt-hero pb-hero-end',
    // As high as the longest variant, so that choosing one moves nothing below.
    'hero-grid': 'lg:grid lg:grid-cols-11-10 lg:gap-x-12 lg:content-start lg:min-h-154',
    'hero-text': 'flex flex-col gap-3 md:gap-6 pt-3 md:pt-8 lg:row-start-2',
    'hero-actions': 'flex flex-wrap gap-x-3 md:gap-y-3 mt-3 md:mt-8',
    marquee: 'relative overflow-clip border-y border-rule',
    pillar: 'grid gap-3 pb-18 md:grid-cols-7-5 md:gap-x-12',
    'pillar-scale': 'grid grid-cols-2 md:col-span-2 border-2 border-t-4 border-b-0 font-size-3.25 whitespace-pre-line',
    'pillar-image': 'md:col-span-2 mb-3 aspect-820/306 md:aspect-1216/306 object-cover',
    'expertise-card':
      'flex flex-col gap-4 h-full mr-px p-7 bg-accent text-ink no-underline focus-visible:-outline-offset-6 focus-visible:outline-ink',
    method: 'md:grid md:grid-cols-4',
    'method-step': 'grid row-span-5 grid-rows-subgrid gap-3 not-last:pb-12',
    bento: 'md:grid md:grid-cols-2 lg:grid-cols-3',
    'bento-cell': 'grid gap-2 content-start not-last:pb-12',
    offers: 'lg:grid lg:grid-cols-3 lg:gap-x-10 lg:border-t-4',
    offer: 'grid row-span-6 grid-rows-subgrid gap-5 lt-lg:not-last:pb-14 at-md:grid-cols-4-7 at-md:gap-x-12',
  },
  about: {
    story: 'grid gap-20 pb-story',
    'story-part': 'grid gap-x-16 lg:grid-cols-2',
    'story-header': 'flex flex-col gap-4 mb-8',
    'story-text': 'max-w-text font-size-lg',
    values: 'grid gap-x-16 gap-y-10 md:grid-cols-2',
    value: 'grid grid-cols-icon gap-x-4 gap-y-2 content-start pt-6 border-t-2',
    'value-icon': 'font-size-7',
    'value-text': 'col-start-2',
  },
  'not-found': {
    'not-found': 'grid gap-8 py-32 lg:grid-cols-5-6 lg:content-center lg:min-h-80svh',
    'not-found-scene': 'lg:col-start-2 lg:self-end',
    // High enough for the text, which stands above the line, before either has arrived.
    'not-found-text': 'flex flex-col items-start gap-4 lg:row-start-1 lg:min-h-104',
    // In two lines in the fallback face as well, which is a little wider: in one, it would just not fit on the narrowest phones.
    'not-found-title': 'max-w-12ch',
  },
};

export const pageRoles = Object.entries(roles).flatMap(([layer, names]) =>
  Object.entries(names).map(([name, utilities]): [string, string, { layer: string }] => [name, utilities, { layer }]),
);
