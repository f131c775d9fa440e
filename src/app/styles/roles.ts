import { lineMixins } from '../page-line/page-line.ts';

/** Roles: classes of the markup that several components share. Every page carries them all. */
export const roles = {
  // The page's frame.
  'page-width': 'max-w-screen-xl mx-auto px-5 md:px-8',
  // `text-balance`: no last line of one word.
  section: 'py-18 md:py-24 overflow-y-clip text-balance',

  // Text.
  heading: 'bold tracking-tight text-balance',
  'small-label': 'font-text font-normal tracking-normal text-small',
  'section-header': 'grid content-start items-baseline gap-x-12 gap-y-4 mb-heading',
  'header-beside-intro': 'lg:grid-cols-7-5',
  'section-intro': 'max-w-text text-lead text-muted text-balance',

  // Links and buttons.
  btn: 'inline-flex items-center justify-center gap-2 min-h-12 px-button py-1 rounded-sm border-2 bold text-body text-center no-underline',
  'btn-primary': 'bg-foreground text-background border-foreground hover:underline hover:decoration-3 hover:underline-offset-6',
  'btn-outline': 'hover:bg-foreground hover:text-background hover:border-foreground',
  'btn-round': 'inline-grid place-items-center shrink-0 size-11 rounded-full border hover:border-2',
  'text-link': 'py-0.5 bold underline decoration-2 underline-offset-6 hover:decoration-4',
  // An invisible radio over its label.
  'radio-overlay': 'absolute inset-0 size-full opacity-0 cursor-pointer',
};

/** Utilities that are roles as they are: steps of the type scale, a quiet colour, text for screen readers. */
export const utilityRoles = ['text-hero', 'text-section', 'text-title', 'text-body', 'text-small', 'text-muted', 'sr-only'];

/** Bundles of utilities that several stylesheets share, for `@apply` alone. */
export const mixins = {
  // What is bold is set in the display font.
  bold: 'font-display font-bold',
  stack: 'flex flex-col items-start',
  // Spans the window of a phone; on a wide screen ends at its right edge.
  'full-bleed': 'mx-bleed lg:ml-0 lg:-mr-page-margin',
  // The label of a radio that looks like a tab, underlined once it is checked. Where it is used, a negative margin lays the underline over
  // the row's own border.
  'tab-label':
    'relative py-3 border-b-4 bold leading-face whitespace-nowrap text-muted hover:text-paper has-checked:text-paper has-checked:border-accent',
  // A field for text, on paper.
  'paper-field': 'min-h-12 px-4 py-3 rounded-sm border border-rule-field text-body hover:border-current',

  ...lineMixins,
};
