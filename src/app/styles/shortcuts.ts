// Shortcuts (UnoCSS's word): a class that stands for utilities, named after the element that looks so. README.md says which of them are
// whose, and what overrides what.

import { lineShortcuts } from './page-line.ts';

/** On a phone as wide as the window, on a wide screen up to its right edge. */
const WIDE = 'mx-bleed lg:ml-0 lg:-mr-page-margin';
/**
 * The label of a radio that looks like a tab, underlined once it is checked; the radio lies over it, invisible. Its users pull it over the
 * row's own border by a negative margin.
 */
const TAB = 'relative py-3 border-b-4 bold leading-face whitespace-nowrap text-muted has-checked:text-paper has-checked:border-accent';
/** A field that is written in, on paper. */
const FIELD = 'min-h-12 px-4 py-3 rounded-sm border border-rule-field text-body hover:border-current';
/** The whole of a wide screen: a text beside a drawing. */
const SCENE_SCREEN = 'lg:grid-cols-5-6 lg:content-center lg:min-h-80svh';
/** An invisible radio over its label. */
const RADIO_OVERLAY = 'absolute inset-0 size-full opacity-0 cursor-pointer';

/** The shortcuts that every page carries, as it does the utilities that components name. */
export const sharedShortcuts = {
  ...lineShortcuts.shared,

  // The page's frame.
  'page-width': 'max-w-screen-xl mx-auto px-5 md:px-8',
  // `text-balance`: no last line of one word.
  section: 'py-18 md:py-28 overflow-y-clip text-balance',
  'skip-link': 'absolute top-2 left-2 not-focus:-top-20 z-60 px-5 py-3 bg-ink text-paper outline-inside',

  // Text. What is bold is set in the display face.
  bold: 'font-display font-bold',
  stack: 'flex flex-col items-start',
  heading: 'bold tracking-tight text-balance',
  'small-label': 'font-text font-normal tracking-normal text-small',
  eyebrow: 'flex items-center gap-3 text-muted',
  'section-header': 'flex flex-col gap-4 mb-heading',
  'section-intro': 'max-w-text text-lead text-muted text-balance',
  'feature-list': 'flex flex-col gap-2 font-size-small leading-normal',
  'plain-list': 'flex flex-col gap-1.5 mt-3',
  icon: 'inline-block shrink-0 size-1em beside-text fill-none stroke-current stroke-2 stroke-cap-round stroke-join-round',

  // Links and buttons.
  btn: 'inline-flex items-center justify-center gap-2 min-h-12 px-button py-1 rounded-sm border-2 bold text-body text-center no-underline',
  'btn-primary': 'bg-foreground text-background border-foreground hover:underline hover:decoration-3 hover:underline-offset-6',
  'btn-outline': 'fade-colors hover:bg-foreground hover:text-background hover:border-foreground',
  'btn-round': 'inline-grid place-items-center shrink-0 size-11 rounded-full border hover:border-2',
  'text-link': 'py-0.5 bold underline decoration-2 underline-offset-6 hover:decoration-4',

  // The header.
  'site-header': 'fixed inset-x-0 top-0 z-50 h-header border-b border-transparent',
  'header-row': 'grid grid-flow-col grid-cols-header md:grid-cols-header-md lg:grid-cols-header-lg items-center gap-6 lg:gap-4 h-full',
  'header-booking': 'justify-self-end min-w-72 lt-lg:hidden',
  'wordmark-name': 'bold font-size-27px tracking-wordmark fill-current',
  'wordmark-line': 'stroke-highlight stroke-2.5',
  'nav-link':
    'inline-block py-2 border-b-2 border-transparent fade-colors bold text-base leading-face whitespace-nowrap no-underline hover:border-rule aria-current:!border-highlight',
  'mobile-menu': 'inset-x-0 top-header bottom-0 popover-open:flex flex-col gap-8 size-auto px-5 py-8 bg-background text-foreground',
  // Tells the current page by more than a colour, at the height of the others.
  'menu-link':
    'heading block py-3 border-b border-rule text-section no-underline aria-current:pb-2.25 aria-current:border-b-4 aria-current:border-highlight',

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
  'booking-panel': 'absolute inset-0 flex flex-col items-center justify-center gap-6 overflow-auto text-center',
  // Sticks to the window's foot, with matching scroll padding (base.css): the footer ends above it, and it never hides a focused element.
  'choice-banner':
    'sticky bottom-0 z-40 hidden lg:grid-cols-banner lg:items-center gap-3 lg:gap-12 max-h-50dvh p-3 md:px-page-margin md:py-5 overflow-auto border-t border-rule bg-ink-3',
  'choice-buttons': 'flex flex-wrap gap-2',
  // As wide as each other; on the narrowest phones, refusing and accepting still share a row.
  'choice-button': 'grow shrink basis-26.5 px-0 font-size-small tracking-tight whitespace-nowrap',
  // What is chosen stands beside the name of what it is chosen for, and the text below both.
  'choice-block': 'grid grid-cols-choice items-center gap-x-4 gap-y-1 pt-5 border-t border-rule',
  'choice-text': 'col-span-full text-small text-muted',
  'choice-state': 'col-start-2 row-start-1',
};

/** The shortcuts of one kind of page, or of one component, whose module, and no other, imports them as `virtual:uno:<kind>.css`. */
const kinds = {
  home: {
    hero: 'pt-16 md:pt-22 lg:pt-hero pb-hero-end',
    'hero-grid': 'lg:grid lg:grid-cols-11-10 lg:gap-x-12 lg:grid-rows-auto-auto-1fr',
    // The tabs stand on the drawing's line.
    'hero-tabs': 'relative z-1 flex flex-wrap gap-x-tabs border-b border-transparent',
    // Keeps its neighbours in their places when their face arrives.
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
    // On a wide screen all variants have as many lines, so that choosing one moves nothing below.
    'hero-text': 'flex flex-col gap-3 md:gap-6 pt-3 md:pt-8 lg:row-start-2 lg:row-end-4',
    'hero-intro': 'lt-md:font-size-small lg:min-h-3lh',
    'hero-actions': 'flex flex-wrap gap-x-3 md:gap-y-3 mt-3 md:mt-8',
    'hero-button': 'at-lg:px-4',
    'hero-stars': 'flex flex-wrap items-center gap-x-3 font-size-small',
    // A quiet link where a second button has no room beside the first. Wider screens reserve its width, so that it keeps its place when its
    // face arrives.
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
      'flex flex-col gap-4 h-full mr-px p-7 bg-accent text-ink no-underline focus-visible:-outline-offset-6 focus-visible:outline-ink',
    'expertise-title': 'group-hover:underline',
    'expertise-image': 'w-auto max-w-none h-24 -mt-7 -mx-7 object-cover object-left',
    method: 'md:grid md:grid-cols-4',
    'method-step': 'grid row-span-5 grid-rows-subgrid gap-3 not-last:pb-12',
    // Four titles fit in one row.
    'method-title': 'at-md:font-size-body',
    // Keeps clear of the next column.
    'column-text': 'md:pr-6',
    bento: 'md:grid md:grid-cols-2 lg:grid-cols-3',
    'bento-cell': 'grid gap-2 content-start not-last:pb-12',
    'bento-image': 'h-56 object-cover',
    'bento-wide': 'lg:col-span-2',
    'founder-claims': 'my-8',
    'founder-sheet': '-mb-px',
    offers: 'relative lg:grid lg:grid-cols-3 lg:gap-x-10',
    offer: 'grid row-span-6 grid-rows-subgrid gap-5 lt-lg:not-last:pb-14 at-md:grid-cols-4-7 at-md:gap-x-12',
    'offer-title': 'pt-6 border-t-4 border-accent at-md:col-span-2',
    'offer-features': 'at-md:row-start-2 at-md:row-end-6 at-md:col-start-2',
    // A button alone on its row would be a bar.
    'offer-button': 'at-md:justify-self-start',
    ...lineShortcuts.home,
  },
  about: {
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
    'founder-scene': 'w-full max-w-150',
  },
  services: {
    ...lineShortcuts.services,
    // Four cells on a phone.
    'service-tabs':
      'lt-md:grid lt-md:grid-cols-2 lt-md:gap-x-3 lt-md:gap-y-1 md:flex md:flex-wrap md:gap-x-tabs md:border-b md:border-rule',
    // `has-checked:border-b-4`, as the narrower border of a phone would win.
    'service-tab': `${TAB} has-checked:border-b-4 lt-md:border-b lt-md:border-rule lt-md:font-size-small lt-md:whitespace-normal md:-mb-px md:border-transparent`,
    // A fragment that names it shows the row above it, too.
    'service-tab-input': `${RADIO_OVERLAY} lt-md:scroll-mt-24`,
    'service-tab-icon': 'mr-0.2em lt-md:block lt-md:mb-1 lt-md:font-size-5.5',
    'service-panels': 'relative',
    'service-panel': 'grid gap-10 py-12 lg:grid-cols-5-6 lg:gap-16',
    // The drawing's line runs below it from `lg` on.
    'service-text': 'stack gap-6 lg:pb-30',
    'service-features': 'font-size-body',
    'service-scene': `${WIDE} self-end lg:col-start-2`,
    'other-services': 'grid grid-cols-2 lg:grid-cols-3',
    'other-service': 'pb-12',
    'other-service-image': 'w-full h-24 object-cover object-left',
    'other-service-title': 'mt-4 pr-4',
    'other-service-text': 'mt-2 pr-4 md:pr-10',
    process: 'grid lg:grid-cols-5-7 lg:gap-16',
    'process-header': 'lg:sticky lg:top-28 lg:self-start',
    // The line runs down through the numbers (services.css).
    'process-steps': 'relative',
    'process-step': 'flex gap-4',
    'process-number': 'relative shrink-0 self-start w-18 mt-8 bg-paper text-center text-paper outlined-ink',
    'process-text': 'grow py-8 border-t-2',
    'project-card': 'stack gap-3 h-full',
    'project-image': 'mb-2',
    'project-text': 'grow',
    // The slider would cut a ring off; forced colours show it.
    'project-link': 'focus-visible:outline-transparent focus-visible:-outline-offset-3 focus-visible:bg-yellow focus-visible:text-ink',
  },
  contact: {
    contact: 'grid gap-16 pt-page pb-12 lg:grid-cols-2 lg:grid-rows-auto-1fr lg:gap-y-10',
    'contact-header': 'flex flex-col gap-6 lg:pt-10',
    'contact-info': 'grid gap-5',
    'contact-icon': 'mt-1 font-size-5.5 text-yellow',
    // Stays beside the form, which is longer.
    'contact-more': 'grid gap-10 content-start text-balance lg:sticky lg:top-28 lg:self-start',
    'contact-next': 'pt-6 border-t border-rule',
    booking: 'grid gap-10 lg:grid-cols-4-7 lg:gap-16',
    'booking-text': 'stack gap-6',
    // On a wide screen the line comes from the window's left edge and becomes the sheet's.
    'contact-form': 'grid gap-5 content-start p-form border-t-4 border-yellow lg:col-start-2 lg:row-span-2',
    'form-field': 'grid gap-1.5',
    'form-label': 'bold leading-face',
    // The display face has no asterisk.
    'form-asterisk': 'font-text font-normal',
    field: `${FIELD} w-full bg-transparent aria-invalid:border-2 aria-invalid:!border-error`,
    // Cancels the grid's gap while nothing is announced.
    'field-notice': 'empty:-mt-1.5',
    'field-error': 'bold font-size-small text-error',
    'form-extra': 'absolute -left-200vw',
    // A region that is announced: takes no row while it is empty.
    'form-rescue': 'contents',
    'form-actions': 'flex flex-wrap items-center gap-x-6 gap-y-1',
    'message-drawing': 'w-full fill-none stroke-current stroke-cap-round stroke-join-round',
    // As wide as the sheet, up to the width of its drawing.
    'form-drawing': 'max-w-162 h-24 md:h-28 stroke-1.75',
    'form-result': 'grid gap-3',
    'result-title': 'heading text-subtitle block',
    // Keeps its width while it says « Envoi en cours... ».
    'btn-send': 'basis-48 disabled:cursor-progress',
    'btn-text': 'inline-flex items-center min-h-11 disabled:opacity-60 disabled:cursor-progress',
    // As high while it says that the text is erased.
    'draft-note': 'min-h-2lh',
    // A flag on the sheet's edge, in the space above it, so that it moves nothing. Scrolled, it hangs from the header; on a phone it has
    // two lines.
    'draft-edge': 'absolute inset-y-0 left-0 pointer-events-none',
    'draft-flag': 'sticky top-32 md:top-26 raised px-5 py-1 empty:p-0 bg-yellow text-ink text-small',
    alert: 'px-5 py-4 border-l-6 border-error bg-paper-2',
    'alert-item': 'mt-1',
    'alert-actions': 'mt-3',
  },
  'contact-result': {
    'contact-result': `grid gap-x-12 gap-y-8 pt-page-hero pb-page-hero-end ${SCENE_SCREEN}`,
    // The drawing's line runs below it from `lg` on.
    'contact-result-text': 'stack gap-6 lg:pb-32',
    // Three lines on a wide screen.
    'long-title': 'text-subtitle',
    'contact-result-next': 'flex flex-wrap items-center gap-x-8 gap-y-4',
    'contact-result-scene': `${WIDE} self-end`,
    // Shown only at the fragment that names it; the margin keeps the title above it in view.
    'failure-reason': 'not-target:hidden scroll-mt-100vh',
  },
  blog: {
    'featured-article': 'grid gap-8 xl:grid-cols-7-5 xl:gap-12',
    // As tall as the text beside it on a wide screen.
    'featured-cover': 'object-cover md:aspect-2/1 xl:aspect-auto xl:h-0 xl:min-h-full',
    'featured-text': 'stack gap-5',
    'recent-articles': 'pb-0',
    'article-grid': 'grid gap-y-16 mt-12 md:grid-cols-2 lg:grid-cols-3',
    'category-badge': 'px-2 py-0.5 bg-foreground text-background',
    'title-link': 'no-underline hover:underline hover:decoration-3',
    newsletter: 'grid grid-cols-1 gap-8 pt-18 md:pt-28 border-t border-rule lg:grid-cols-2 lg:gap-16',
    'newsletter-part': 'grid grid-cols-1 gap-4 content-start',
    'newsletter-row': 'flex flex-wrap gap-3',
    'newsletter-field': `${FIELD} grow shrink basis-56 min-w-0 bg-background placeholder:text-muted placeholder:opacity-100`,
  },
  article: {
    'article-header': 'grid gap-12 lg:grid-cols-5-7 pt-page-hero pb-12',
    'article-intro': 'stack gap-6',
    'back-link': 'inline-flex items-center gap-2 py-2',
    'article-title': 'max-w-16em',
    'article-cover': 'self-end',
    'article-columns': 'py-article',
    'article-body': 'text-article',
    'article-heading': 'heading mt-14 pt-5 border-t-3 text-subtitle',
    'article-subheading': 'heading mt-9 font-size-xl',
    'article-quote': 'heading my-12 pl-6 border-l-6 border-blue text-subtitle',
    // As wide as the window on a phone, so that its labels can be read.
    'article-figure': 'my-12 -mx-5 md:mx-0',
    'article-image': 'w-full',
    'article-caption': 'mt-3 px-5 md:px-0 font-size-small text-muted',
    'article-end': 'flex flex-wrap items-center gap-x-8 gap-y-4 mt-16 lg:col-start-2',
    'related-list': 'grid gap-y-16 mt-12 md:grid-cols-3',
  },
  legal: {
    legal: 'pt-page pb-24',
    'legal-header': 'grid gap-6 max-w-3xl mb-12',
    // Ruled off by the page's line.
    'legal-columns': 'pt-12 border-t-4',
    'legal-text': 'max-w-176',
    'legal-heading': 'heading pt-6 border-t border-rule text-title',
  },
  'not-found': {
    'not-found': `grid gap-8 py-32 ${SCENE_SCREEN}`,
    'not-found-scene': `${WIDE} lg:col-start-2 lg:self-end`,
    // Keeps room for the text, which stands above the line, before either has arrived.
    'not-found-text': 'stack gap-4 lg:row-start-1 lg:min-h-104',
    // Two lines, in the fallback face as well, which is a little wider: one would just not fit on the narrowest phones.
    'not-found-title': 'max-w-12ch',
  },

  // Components of several kinds of pages.
  'page-hero': {
    'page-hero': 'grid gap-6 justify-items-start pb-page-hero-end',
    'plain-hero': 'pt-page-hero',
    // Leaves room for the drawing in the first screen, also of a phone.
    'illustrated-hero': 'pt-24 lg:grid-cols-5-6 lg:grid-rows-4-5 lg:gap-x-12',
    // Placed explicitly, since the drawing may arrive later, and clear of its line.
    'page-hero-title': 'lg:col-start-1 lg:self-end max-w-14em',
    'page-hero-text': 'lg:col-start-1',
    'page-hero-scene': `${WIDE} justify-self-stretch mt-6 lg:mt-0 lg:col-start-2 lg:row-start-1 lg:row-end--1`,
  },
  founder: {
    founder: 'grid gap-12 md:grid-cols-2 md:gap-16 md:items-center',
    'founder-image': 'w-full max-w-120',
    'founder-header': 'mb-6',
    'founder-text': 'flex flex-col gap-paragraph max-w-xl',
  },
  notebook: {
    'article-card': 'stack gap-3.5',
    'article-link': 'mt-auto',
    'article-meta': 'flex flex-wrap gap-x-4 gap-y-1 font-size-small text-muted',
    'tag-list': 'flex flex-wrap gap-x-6 gap-y-1 overflow-x-clip font-size-small text-muted',
  },
  toc: {
    'text-columns': 'lg:grid lg:gap-x-16 lg:grid-cols-text',
    toc: 'mb-12 border-y lg:sticky lg:top-24 lg:self-start lg:border-0',
    'toc-summary': 'py-3',
    'toc-list': 'mb-4 text-balance',
    'toc-link':
      'block px-4 py-1.5 border-l font-size-small leading-toc no-underline hover:underline hover:decoration-auto aria-current:pl-3 aria-current:border-l-5 aria-current:border-blue aria-current:text-blue',
  },
  carousel: {
    // On a wide screen beside the section's title.
    'carousel-controls': 'flex justify-end gap-3 mb-6 lg:-mt-20',
    'carousel-track': 'flex overflow-x-auto scroll-slides',
    'carousel-slide': 'flex-none w-full md:w-1/2 lg:w-1/3 snap-start',
    'carousel-dots': 'flex -ml-1 mt-6',
    // Ten fit in one row on the narrowest phone, each still a 24 px target.
    'carousel-dot': 'w-9 min-w-24px h-8 px-1',
  },
  waiting: {
    waiting: 'grid grid-cols-1 gap-x-16 gap-y-5 mt-8 lg:grid-cols-2 lg:grid-rows-auto-auto-1fr',
    // On a wide screen below the form's sheet, beside title and text.
    'waiting-cards': '-mt-4 lg:col-start-2 lg:row-start-2 lg:row-span-2',
    // Rolls up with the distance above it, which even the first has: the list begins as much higher.
    'message-card': 'grid grid-cols-1 gap-2 max-w-screen-md mt-4 p-5 border-l-6 overflow-clip',
    'waiting-message': 'border-yellow',
    'sent-message': 'border-green',
    'waiting-header': 'grid grid-cols-1 gap-x-4 gap-y-3 md:grid-cols-choice',
    'waiting-drawing': 'max-w-58 md:w-58 h-16 stroke-2.5',
    'sent-drawing': 'max-w-87 md:w-66 h-24 stroke-1.75',
    // Two in a row on a phone: none is left alone.
    'message-actions': 'grid grid-cols-choice justify-items-start items-center gap-x-4 gap-y-2 mt-2 md:flex md:gap-x-8',
    // Stands apart from the buttons that delete nothing.
    'message-remove': 'md:ml-auto',
    'message-fields': 'my-1em',
    'message-label': 'mt-3 text-muted font-size-small',
    // Each paragraph has its own direction, as in the form's textarea.
    'message-text': 'whitespace-pre-wrap direction-by-text',
  },
  'waiting-count': {
    'waiting-count': 'inline-flex items-center gap-2 min-h-11 bold font-size-small leading-face no-underline',
    'waiting-icon': 'text-highlight',
  },
  toasts: {
    // Below the header and as wide: keyboards and thumbs do not cover it.
    toaster: 'fixed z-55 inset-x-0 top-header pointer-events-none',
    toast: 'flex gap-3 px-5 md:px-page-margin py-3 border-y border-accent bg-ink-3 lt-md:text-small pointer-events-auto',
    'toast-panel': 'grid gap-3 md:flex md:justify-between',
    'toast-actions': 'flex flex-wrap gap-3 md:flex-nowrap md:self-center',
    'toast-icon': 'mt-1 font-size-5 text-accent',
    'toast-steps': 'mt-2 pl-6 list-decimal',
  },
};

/** The same for UnoCSS: name, utilities, layer. */
export const layeredShortcuts = Object.entries(kinds).flatMap(([layer, shortcuts]) =>
  Object.entries(shortcuts).map(([name, utilities]): [string, string, { layer: string }] => [name, utilities, { layer }]),
);
