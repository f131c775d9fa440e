/**
 * Shortcuts (UnoCSS's word): a class that stands for utilities, named after its role. Those that a component names are in every page's style,
 * as its utilities are; the others are for the stylesheets, in `@apply`.
 */
export const shortcuts = {
  // The page's frame.
  'page-width': 'max-w-screen-xl mx-auto px-5 md:px-8',
  // `text-balance`: no last line of one word.
  section: 'py-18 md:py-28 overflow-y-clip text-balance',
  'skip-link': 'absolute top-2 left-2 not-focus:-top-20 z-60 px-5 py-3 bg-ink text-paper outline-inside',

  // Text. What is bold is set in the display font.
  bold: 'font-display font-bold',
  stack: 'flex flex-col items-start',
  heading: 'bold tracking-tight text-balance',
  'small-label': 'font-text font-normal tracking-normal text-small',
  'section-header': 'grid items-baseline gap-x-12 gap-y-4 mb-heading',
  'section-intro': 'max-w-text text-lead text-muted text-balance',
  'feature-list': 'flex flex-col gap-2 font-size-small leading-normal',
  'plain-list': 'flex flex-col gap-1.5 mt-3',
  icon: 'inline-block shrink-0 size-1em beside-text fill-none stroke-current stroke-2 stroke-cap-round stroke-join-round',

  // Links and buttons.
  btn: 'inline-flex items-center justify-center gap-2 min-h-12 px-button py-1 rounded-sm border-2 bold text-body text-center no-underline',
  'btn-primary': 'bg-foreground text-background border-foreground hover:underline hover:decoration-3 hover:underline-offset-6',
  'btn-outline': 'hover:bg-foreground hover:text-background hover:border-foreground',
  'btn-round': 'inline-grid place-items-center shrink-0 size-11 rounded-full border hover:border-2',
  'text-link': 'py-0.5 bold underline decoration-2 underline-offset-6 hover:decoration-4',

  // The header.
  'site-header': 'fixed inset-x-0 top-0 z-50 h-header border-b border-transparent',
  'header-row': 'grid grid-flow-col grid-cols-header md:grid-cols-header-md lg:grid-cols-header-lg items-center gap-6 lg:gap-4 h-full',
  'header-booking': 'justify-self-end min-w-72 lt-lg:hidden',
  'wordmark-name': 'bold font-size-27px tracking-wordmark fill-current',
  'wordmark-line': 'stroke-highlight stroke-2.5',
  'nav-link':
    'inline-block py-2 border-b-2 border-transparent bold text-base leading-face whitespace-nowrap no-underline hover:border-highlight aria-current:border-highlight',
  'mobile-menu': 'inset-x-0 top-header bottom-0 popover-open:flex flex-col gap-8 size-auto px-5 py-8 bg-background text-foreground',
  // Tells the current page by more than a colour, at the height of the others.
  'menu-link':
    'heading block py-4 border-b border-rule font-size-10 leading-none no-underline aria-current:pb-3.25 aria-current:border-b-4 aria-current:border-highlight',

  // The footer.
  'site-footer': 'pt-footer border-t border-rule overflow-clip',
  // `break-words`, unlike `anywhere` (base.css), makes the column at least as wide as the e-mail address.
  'footer-grid': 'grid grid-cols-2 md:grid-cols-6 gap-x-8 gap-y-12 md:gap-y-24 md:break-words',
  'footer-lead': 'stack justify-center gap-6 text-balance col-span-full md:col-span-3',
  'footer-scene': 'self-center col-span-full md:col-span-3',
  'footer-waves': 'w-full fill-none stroke-blue stroke-3 stroke-cap-round',
  'footer-links': 'md:col-span-2',
  'footer-social': 'col-span-full md:col-span-2',
  'footer-list': 'flex flex-col gap-1 mt-4',
  'footer-link': 'inline-block py-1 text-left no-underline hover:underline hover:decoration-auto',
  'footer-row': 'lt-md:flex-row lt-md:flex-wrap lt-md:gap-x-8',

  // The agenda and the questions of consent, which lie over the page.
  panel: 'inset-4 m-auto w-auto max-w-text max-h-panel p-6 border border-rule bg-ink-2 text-inherit',
  'panel-header': 'flex items-center justify-between gap-4',
  'booking-frame': 'relative box-content h-500px border border-rule bg-ink-2',
  'booking-notice': 'absolute inset-0 flex flex-col items-center justify-center gap-6 overflow-auto text-center',
  // Sticks to the window's foot, with matching scroll padding (base.css): the footer ends above it, and it never hides a focused element.
  'choice-banner':
    'sticky bottom-0 z-40 hidden lg:grid-cols-banner lg:items-center gap-3 lg:gap-12 max-h-50dvh p-3 md:px-page-margin md:py-5 overflow-auto border-t border-rule bg-ink-3',
  'choice-buttons': 'flex flex-wrap gap-2',
  // Grow as wide as each other; on the narrowest phones, refusing and accepting still share a row.
  'choice-button': 'grow shrink basis-26.5 px-0 font-size-small tracking-tight whitespace-nowrap',
  // The state stands beside the name of the cookies, and the text below both.
  'choice-block': 'grid grid-cols-choice items-center gap-x-4 gap-y-1 pt-5 border-t border-rule',
  'choice-text': 'col-span-full text-small text-muted',
  'choice-state': 'col-start-2 row-start-1',

  // Looks that several stylesheets build on.
  // Spans the window of a phone; on a wide screen ends at its right edge.
  'full-bleed': 'mx-bleed lg:ml-0 lg:-mr-page-margin',
  // Fills a wide screen: a text beside a drawing.
  'scene-screen': 'lg:grid-cols-5-6 lg:content-center lg:min-h-80svh',
  // The label of a radio that looks like a tab, underlined once it is checked. Its users pull it over the row's own border by a negative
  // margin.
  'tab-label': 'relative py-3 border-b-4 bold leading-face whitespace-nowrap text-muted has-checked:text-paper has-checked:border-accent',
  // An invisible radio over its label.
  'radio-overlay': 'absolute inset-0 size-full opacity-0 cursor-pointer',
  // A field that is written in, on paper.
  'paper-field': 'min-h-12 px-4 py-3 rounded-sm border border-rule-field text-body hover:border-current',

  // The page's line (README.md). It crosses the element:
  line: 'relative',
  // it comes down this margin, from the section above;
  'enter-left': 'before:line-left',
  'enter-right': 'before:line-right leftwards',
  // it goes round in this margin, to the next element;
  'turn-left': 'after:line-left leftwards',
  'turn-right': 'after:line-right',
  // it goes down this margin, to the section below;
  'leave-left': 'after:line-left after:line-down leftwards',
  'leave-right': 'after:line-right after:line-down',
  // it goes under the element, back to where it entered, and down.
  'return-left': 'after:line-left after:line-down',
};
