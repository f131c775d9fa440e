// The style system: the theme's scales, and the roles that are made of them. Colours and faces have their values in src/app/styles/tokens.css.
import { defineConfig, presetWind3, transformerDirectives } from 'unocss';
import { breakpoints } from './src/app/styles/breakpoints.ts';
import { pageRoles } from './src/app/styles/page-roles.ts';

export default defineConfig({
  presets: [presetWind3({ preflight: 'on-demand' }), { name: 'page-roles', shortcuts: pageRoles }],
  transformers: [transformerDirectives()],
  // Only lines with `className`: code and comments are full of words that are also utilities.
  extractorDefault: {
    name: 'class-names',
    extract: ({ code }) => code.split('\n').flatMap((line) => (line.includes('className') ? line.split(/[\s"'`{}]+/) : [])),
  },
  // No arbitrary values: every value comes from the theme.
  blocklist: [/\[.+\]/],
  theme: {
    breakpoints,
    colors: {
      ink: { DEFAULT: 'var(--ink)', 2: 'var(--ink-2)', 3: 'var(--ink-3)' },
      paper: { DEFAULT: 'var(--paper)', 2: 'var(--paper-2)' },
      background: 'var(--background)',
      foreground: 'var(--foreground)',
      muted: 'var(--muted)',
      rule: { DEFAULT: 'var(--rule)', field: 'var(--field-rule)' },
      blue: 'var(--blue)',
      green: 'var(--green)',
      yellow: 'var(--yellow)',
      error: 'var(--error)',
      highlight: 'var(--highlight)',
      accent: 'var(--accent)',
    },
    fontFamily: { display: 'var(--font-display)', text: 'var(--font-text)' },
    fontSize: {
      small: ['0.9375rem', '1.5rem'],
      body: ['1.0625rem', '1.75rem'],
      lead: ['clamp(1.0625rem, 0.8rem + 0.9vw, 1.375rem)', '1.5'],
      title: ['clamp(1.25rem, 1.05rem + 0.7vw, 1.625rem)', '1.25'],
      section: ['clamp(2rem, 1.4rem + 2.6vw, 3.75rem)', '1.05'],
      hero: ['clamp(2.625rem, 1.5rem + 5vw, 5.5rem)', '0.98'],
      // « Votre site vitrine, » fits on one line of a phone and of the column; no title takes more than three.
      home: ['clamp(2rem, 10.6vw, max(3.75rem, min(1.5rem + 3.6vw, 4.75rem)))', '0.98'],
    },
    // Beside the scale of 0.25 rem: what grows with the text or with the window.
    spacing: {
      button: 'clamp(0.75rem, 5vw, 1.5rem)',
      paragraph: '1.25em',
      heading: 'clamp(2.5rem, 5vw, 4.5rem)',
      footer: 'clamp(4rem, 8vw, 7rem)',
      'hero-end': 'clamp(2rem, 5vh, 4rem)',
      'page-hero-end': 'clamp(2.5rem, 4vw, 4rem)',
      story: 'clamp(5rem, 9vw, 8rem)',
      // From an element's edge to the window's: of one in the middle of the window, and of one that ends on the page's margin.
      window: 'calc(50% - 50vw)',
      margin: 'var(--page-margin)',
      // Below the fixed header.
      hero: 'clamp(6rem, 12vh, 8.5rem)',
      'page-hero': 'clamp(7rem, 14vh, 9rem)',
      page: 'clamp(8rem, 16vh, 10rem)',
    },
    letterSpacing: { display: '-0.02em' },
    // On a phone the drawing leaves room for title, text and one button in the first screen, above the cookie banner.
    height: { scene: 'clamp(11rem, 100svh - 33.75rem, 64vw)', 'scene-wide': 'min(36svh, 64vw)' },
    maxWidth: { text: '38rem' },
    // By the parts of the width that each column takes.
    gridTemplateColumn: {
      icon: '2.5rem 1fr',
      '11-10': 'minmax(0, 11fr) minmax(0, 10fr)',
      '4-7': 'minmax(0, 4fr) minmax(0, 7fr)',
      '5-6': 'minmax(0, 5fr) minmax(0, 6fr)',
      '5-7': 'minmax(0, 5fr) minmax(0, 7fr)',
      '7-5': 'minmax(0, 7fr) minmax(0, 5fr)',
      // No width depends on content, so that nothing shifts while the HTML arrives. The links' is theirs in the display face.
      banner: '1fr 33rem',
      header: '1fr',
      'header-md': '1fr 22.25rem',
      'header-lg': '1fr 24rem minmax(18rem, 1fr)',
    },
    gridTemplateRow: { 'auto-1fr': 'auto 1fr' },
    // As high as the face itself.
    lineHeight: { face: 'normal' },
    aria: { current: 'current' },
  },
  rules: [
    ['fade-colors', { transition: 'color 0.2s, background-color 0.2s, border-color 0.2s' }],
    ['outline-inside', { 'outline-offset': '-6px' }],
    ['beside-text', { 'vertical-align': '-0.15em' }],
  ],
  shortcuts: {
    'page-width': 'max-w-screen-xl mx-auto px-5 md:px-8',
    section: 'py-18 md:py-28 overflow-y-clip',
    mark: 'font-text font-normal tracking-normal text-small',
    heading: 'font-display font-bold tracking-tight text-balance',
    btn: 'inline-flex items-center justify-center gap-2 min-h-12 px-button py-1 rounded-sm border-2 font-display font-bold text-body text-center no-underline',
    'btn-primary': 'bg-foreground text-background border-foreground hover:underline hover:decoration-3 hover:underline-offset-6',
    'btn-line': 'fade-colors hover:bg-foreground hover:text-background hover:border-foreground',
    'btn-round': 'inline-grid place-items-center shrink-0 size-11 rounded-full border hover:border-2',
    'trait-link': 'py-0.5 font-display font-bold underline decoration-2 underline-offset-6 hover:decoration-4',
    wide: 'mx-window lg:ml-0 lg:-mr-margin',
    'feature-list': 'flex flex-col gap-2 font-size-small leading-normal',
    'plain-list': 'flex flex-col gap-1.5 mt-3',
    'section-mark': 'flex items-center gap-3 text-muted before:content-empty before:w-10 before:border-t-2',
    'section-header': 'flex flex-col gap-4 mb-heading',
    'section-intro': 'max-w-text text-lead text-muted text-balance',
    founder: 'grid gap-12 md:grid-cols-2 md:gap-16 md:items-center',
    'founder-image': 'w-full max-w-120',
    'founder-text': 'flex flex-col gap-paragraph max-w-xl',
    icon: 'inline-block shrink-0 size-1em beside-text fill-none stroke-current stroke-2 stroke-cap-round stroke-join-round',
    'skip-link': 'absolute top-2 left-2 not-focus:-top-20 z-60 px-5 py-3 bg-ink text-paper outline-inside',
    'site-header': 'fixed inset-x-0 top-0 z-50 h-18 border-b border-transparent',
    'header-row': 'grid grid-flow-col grid-cols-header md:grid-cols-header-md lg:grid-cols-header-lg items-center gap-6 lg:gap-4 h-full',
    'nav-link':
      'inline-block py-2 border-b-2 border-transparent fade-colors font-display font-bold text-base leading-face whitespace-nowrap no-underline hover:border-rule aria-current:!border-highlight',
    // Told by more than a colour, and as high as the others.
    'menu-link':
      'heading block py-3 border-b border-rule text-section no-underline aria-current:pb-2.25 aria-current:border-b-4 aria-current:border-highlight',
    'site-footer': 'pt-footer border-t border-rule overflow-clip',
    'booking-frame': 'relative box-content h-500px border border-rule bg-ink-2',
    'booking-cover': 'absolute inset-0 flex flex-col items-center justify-center gap-6 overflow-auto text-center',
    // Sticky, with matching scroll padding (base.css): the footer ends above it, and a focused element never stays hidden behind it.
    'choice-banner':
      'sticky bottom-0 z-40 hidden lg:grid-cols-banner lg:items-center gap-3 lg:gap-12 max-h-50dvh p-3 md:px-margin md:py-5 overflow-auto border-t border-rule bg-ink-3',
    'choice-block': 'flex flex-wrap items-center justify-between gap-4 pt-5 border-t border-rule',
    // Unlike `anywhere` (base.css), `break-words` makes the column at least as wide as the e-mail address.
    'footer-grid': 'grid grid-cols-2 md:grid-cols-6 gap-x-8 gap-y-12 md:gap-y-24 md:break-words',
    'footer-lead': 'flex flex-col items-start justify-center gap-6',
    'footer-list': 'flex flex-col gap-1 mt-4',
  },
});
