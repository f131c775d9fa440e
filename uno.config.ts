// The type scale, and shortcuts for recurring roles. Colours and fonts are defined in src/app/styles/tokens.css.
import { defineConfig, presetWind3, transformerDirectives } from 'unocss';

export default defineConfig({
  presets: [presetWind3({ preflight: 'on-demand' })],
  transformers: [transformerDirectives()],
  // Only lines with `className`: code and comments are full of words that are also utilities.
  extractorDefault: {
    name: 'class-names',
    extract: ({ code }) => code.split('\n').flatMap((line) => (line.includes('className') ? line.split(/[\s"'`{}]+/) : [])),
  },
  // No arbitrary values: every value comes from the theme.
  blocklist: [/\[.+\]/],
  theme: {
    // In em, like every breakpoint in the stylesheets: visitors who read at 200 % get the layout of a screen half as wide. `xl` is also the
    // page's width.
    breakpoints: { md: '48em', lg: '64em', xl: '80rem' },
    colors: {
      ink: 'var(--ink)',
      paper: 'var(--paper)',
      muted: { DEFAULT: 'var(--muted)', paper: 'var(--muted-paper)' },
      rule: { DEFAULT: 'var(--rule)', field: 'var(--field-rule)' },
      green: 'var(--green)',
    },
    fontFamily: { display: 'var(--font-display)', mono: 'var(--font-mono)' },
    fontSize: {
      mark: ['0.8125rem', '1.25rem'],
      small: ['0.9375rem', '1.5rem'],
      body: ['1.0625rem', '1.75rem'],
      lead: ['clamp(1.0625rem, 0.8rem + 0.9vw, 1.375rem)', '1.5'],
      title: ['clamp(1.25rem, 1.05rem + 0.7vw, 1.625rem)', '1.25'],
      section: ['clamp(2rem, 1.4rem + 2.6vw, 3.75rem)', '1.05'],
      hero: ['clamp(2.625rem, 1.5rem + 5vw, 6rem)', '0.98'],
    },
  },
  shortcuts: {
    'page-width': 'w-full max-w-screen-xl mx-auto px-5 md:px-8',
    section: 'py-18 md:py-28',
    'on-paper': 'bg-paper text-ink',
    mark: 'font-mono text-mark uppercase tracking-wider',
    heading: 'font-display font-bold tracking-tight text-balance',
    'section-title': 'heading text-section',
    'btn-primary': 'bg-paper text-ink border-paper hover:bg-transparent hover:text-paper',
    'btn-ink': 'bg-ink text-paper border-ink hover:bg-transparent hover:text-ink',
    'btn-line': 'bg-transparent text-current border-current hover:bg-paper hover:text-ink hover:border-paper',
    'btn-round':
      'inline-grid place-items-center shrink-0 size-11 rounded-full border border-solid border-current bg-transparent text-current cursor-pointer',
    'trait-link': 'py-0.5 font-display font-bold text-current underline decoration-2 underline-offset-6 hover:decoration-4',
  },
});
