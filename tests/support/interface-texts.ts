import type { Text } from './content-texts.ts';
import { shownStrings } from './shown-strings.ts';

const sources = import.meta.glob<string>(
  [
    '../../src/{app,contact}/**/*.{ts,tsx}',
    '../../src/prerender/{og-cards,web-manifest}.ts',
    '../../netlify/contact/{problem,mail-text}.ts',
    '!**/*.d.ts',
    '!**/icon-paths.ts',
  ],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

/** Every string that the interface shows from its own code rather than from src/content. */
export function interfaceTexts(): Text[] {
  return Object.entries(sources).flatMap(([file, source]) => {
    const where = file.replace('../../', '');
    return shownStrings(where, source).map(({ text }) => ({ where, text }));
  });
}
