import { RADIO_OVERLAY, TAB, WIDE } from '../looks.ts';
import { pageLine } from '../page-line/page-line.shortcuts.ts';

export const home = {
  hero: 'pt-16 md:pt-22 lg:pt-hero pb-hero-end',
  'hero-grid': 'lg:grid lg:grid-cols-11-10 lg:gap-x-12 lg:grid-rows-auto-auto-1fr',
  // The tabs stand on the drawing's line.
  'hero-tabs': 'relative z-1 flex flex-wrap gap-x-tabs border-b border-transparent',
  // Keeps its neighbours in their places when their font arrives.
  'hero-tab': `${TAB} -mb-px min-w-22.5 border-transparent has-checked:-mb-0.75`,
  'radio-overlay': RADIO_OVERLAY,
  // The visitor's own name, for the drawing. Keeps its height in the variants that have no trades.
  'shop-sign-field':
    'flex flex-wrap items-center gap-x-4 gap-y-1 mt-6 lg:col-start-2 lg:row-start-3 lg:self-start lg:content-start lg:min-h-24 lg:mt-8',
  'shop-sign-label': 'bold font-size-small',
  'shop-sign-input':
    'grow basis-48 min-w-0 min-h-11 px-3 py-1 border-b-2 border-rule-field bg-transparent bold text-body hover:border-current placeholder:text-muted placeholder:opacity-100',
  trades: 'flex flex-wrap gap-x-4 w-full',
  trade:
    'relative py-2.5 font-size-small text-muted hover:underline hover:underline-offset-6 has-checked:text-paper has-checked:underline has-checked:decoration-2 has-checked:underline-offset-6',
  // Gives all variants as many lines on a wide screen, so that choosing one moves nothing below.
  'hero-text': 'flex flex-col gap-3 md:gap-6 pt-3 md:pt-8 lg:row-start-2 lg:row-end-4',
  'hero-intro': 'lt-md:font-size-small lg:min-h-3lh',
  'hero-actions': 'flex flex-wrap gap-x-3 md:gap-y-3 mt-3 md:mt-8',
  'hero-button': 'at-lg:px-4',
  'hero-stars': 'flex flex-wrap items-center gap-x-3 font-size-small',
  // A quiet link where a second button has no room beside the first. Wider screens reserve its width, so that it keeps its place when its
  // font arrives.
  'hero-booking': 'lt-xl:px-0 lt-xl:border-0 lt-xl:underline lt-xl:underline-offset-4 md:min-w-60 xl:min-w-72',
  // Spans the whole window; the drawing is scaled into its height.
  'hero-scene': `@container relative ${WIDE} h-scene md:h-scene-wide lg:h-auto lg:aspect-720/460 lg:row-start-2 lg:col-start-2 lg:self-start`,
  'hero-layer': 'absolute inset-0',
  'hero-drawing': 'absolute inset-0 size-full object-contain',
  'hero-content': 'absolute inset-0',
  'hero-line': 'absolute inset-0',
  'hero-strokes': 'overflow-visible fill-none stroke-4',
  // Lies over the drawing, invisible: the thumb's middle is the cut, and neither leaves the window.
  'hero-cut': 'absolute z-1 top-0 left-0.5 w-cut h-full opacity-0 appearance-none pointer-events-none pan-vertically',

  marquee: 'relative overflow-clip border-y border-rule',
  'marquee-track': 'flex w-max py-5',
  keyword: 'flex items-center bold tracking-display text-section leading-none odd:text-ink odd:outlined-paper',
  // An opaque cell that the words pass behind.
  'marquee-button':
    'absolute inset-y-0 right-0 inline-grid place-items-center w-18 border-l border-rule hover:border-l-2 bg-ink outline-inside',

  pillar: 'grid gap-3 pb-18 md:grid-cols-7-5 md:gap-x-12',
  'pillar-scale': 'grid md:col-span-2 border-2 border-t-4 border-b-0 font-size-3.25 whitespace-pre-line',
  'pillar-weeks': 'grid-cols-2',
  'pillar-prices': 'grid-cols-prices text-right',
  'pillar-label': 'px-1 pt-5 pb-2 not-first:-ml-2 not-first:text-right',
  'pillar-image': 'md:col-span-2 mb-3 aspect-820/306 md:aspect-1216/306 object-cover',
  'expertise-card':
    'flex flex-col gap-4 h-full mr-1 p-7 bg-accent text-ink no-underline focus-visible:-outline-offset-6 focus-visible:outline-ink',
  'expertise-title': 'group-hover:underline',
  'expertise-image': 'w-auto max-w-none h-24 -mt-7 -mx-7 object-cover object-left',
  method: 'md:grid md:grid-cols-4',
  'method-step': 'at-190-of-320 grid row-span-5 grid-rows-subgrid gap-3 not-last:pb-12',
  // Four titles fit in one row.
  'method-title': 'at-md:font-size-body',
  // Keeps clear of the next column.
  'column-text': 'md:pr-6',
  bento: 'md:grid md:grid-cols-2 lg:grid-cols-3',
  'bento-cell': 'grid gap-2 content-start not-last:pb-12',
  'bento-image': 'h-56 object-cover',
  'bento-wide': 'lg:col-span-2',
  offers: 'relative lg:grid lg:grid-cols-3 lg:gap-x-10',
  offer: 'grid row-span-6 grid-rows-subgrid gap-5 lt-lg:not-last:pb-14 at-md:grid-cols-4-7 at-md:gap-x-12',
  'offer-title': 'pt-6 border-t-4 border-accent at-md:col-span-2',
  'offer-features': 'at-md:row-start-2 at-md:row-end-6 at-md:col-start-2',
  // A button alone on its row would be a bar.
  'offer-button': 'at-md:justify-self-start',
  ...pageLine.home,
};
