// Looks of several kinds of pages.

/** Spans the window of a phone; on a wide screen ends at its right edge. */
export const WIDE = 'mx-bleed lg:ml-0 lg:-mr-page-margin';

/**
 * The label of a radio that looks like a tab, underlined once it is checked; the radio lies over it, invisible. Its users pull it over the
 * row's own border by a negative margin.
 */
export const TAB =
  'relative py-3 border-b-4 bold leading-face whitespace-nowrap text-muted has-checked:text-paper has-checked:border-accent';

/** A field that is written in, on paper. */
export const FIELD = 'min-h-12 px-4 py-3 rounded-sm border border-rule-field text-body hover:border-current';

/** Fills a wide screen: a text beside a drawing. */
export const SCENE_SCREEN = 'lg:grid-cols-5-6 lg:content-center lg:min-h-80svh';

/** An invisible radio over its label. */
export const RADIO_OVERLAY = 'absolute inset-0 size-full opacity-0 cursor-pointer';
