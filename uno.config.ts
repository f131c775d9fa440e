// What the stylesheets share by name: scales, for `theme()`; widths, for `@screen`; looks and the words of the page's line, for `@apply`.
// src/app/styles/README.md says how. Colours and fonts have their values in src/app/styles/tokens.css.
import { defineConfig, presetWind3, transformerDirectives } from 'unocss';
import { lineRules } from './src/app/page-line/page-line.ts';
import { breakpoints } from './src/app/styles/breakpoints.ts';
import { mixins, roles, utilityRoles } from './src/app/styles/roles.ts';

export default defineConfig({
  // `on-demand` emits only those of UnoCSS's own variables that are used.
  presets: [presetWind3({ preflight: 'on-demand' })],
  shortcuts: { ...mixins, ...roles },
  transformers: [transformerDirectives()],
  // Only the roles: no utility stands in the markup, and no file is searched for any.
  safelist: [...Object.keys(roles), ...utilityRoles],
  content: { pipeline: false },
  theme: {
    breakpoints,
    // Those that roles have.
    colors: {
      paper: 'var(--paper)',
      background: 'var(--background)',
      foreground: 'var(--foreground)',
      muted: 'var(--muted)',
      rule: { field: 'var(--field-rule)' },
      accent: 'var(--accent)',
    },
    fontFamily: { display: 'var(--font-display)', text: 'var(--font-text)' },
    // Size and line height: the role `text-small` sets both, `theme("fontSize.small.0")` is the size alone.
    fontSize: {
      small: ['0.9375rem', '1.5rem'],
      body: ['1.0625rem', '1.75rem'],
      lead: ['clamp(1.0625rem, 0.8rem + 0.9vw, 1.375rem)', '1.5'],
      title: ['clamp(1.25rem, 1.05rem + 0.7vw, 1.625rem)', '1.25'],
      section: ['clamp(2rem, 1.4rem + 2.6vw, 3.75rem)', '1.05'],
      // « Votre site vitrine, » fits on one line of a phone (10.6vw), of a tablet (5.25rem) and of the column beside the drawing (1.5rem + 3.6vw).
      // No title takes more than three lines, nor, in a low window, most of its height (15svh a line). `19.75rem - 25vw` leads from the tablet's
      // size, left at 58rem, to the column's, met at `lg`.
      hero: ['clamp(2rem, min(10.6vw, 15svh), max(min(5.25rem, 19.75rem - 25vw), min(1.5rem + 3.6vw, 4.75rem)))', '0.98'],
      article: ['1.125rem', '1.75'],
      chapter: ['clamp(1.5rem, 1.1rem + 1.6vw, 2.5rem)', '1.15'],
      subtitle: ['clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)', '1.25'],
    },
    // Distances that grow with the text or with the window, beside the scale of 0.25 rem.
    spacing: {
      button: 'clamp(0.75rem, 5vw, 1.5rem)',
      heading: 'clamp(2.5rem, 5vw, 4.5rem)',
      'page-hero-end': 'clamp(2.5rem, 4vw, 4rem)',
      article: 'clamp(3rem, 7vw, 6rem)',
      // To the window's edge: from an element in the window's middle, and from the text.
      bleed: 'calc(50% - 50vw)',
      'page-margin': 'var(--page-margin)',
      // The fixed header's height, and the room above a page's title, in which it lies.
      header: '4.5rem',
      'page-hero': 'clamp(7rem, 14vh, 9rem)',
      page: 'clamp(8rem, 16vh, 10rem)',
    },
    maxWidth: { text: '38rem', article: '42rem' },
    // Columns, by the parts of the width that each takes.
    gridTemplateColumn: {
      '5-6': 'minmax(0, 5fr) minmax(0, 6fr)',
      '7-5': 'minmax(0, 7fr) minmax(0, 5fr)',
    },
    // `leading-face`: the font's own height.
    lineHeight: { face: 'normal' },
  },
  rules: lineRules,
});
