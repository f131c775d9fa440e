// `npm run fix:typography`: sets the no-break spaces, ’ and … that unit/content/texts.test.ts asks for, in every shown string. Review the diff.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/root.ts';
import { shownStrings, sourcesOfStrings } from './support/site/shown-strings.ts';
import { setTypography } from './support/site/typography.ts';
import { verbatim } from './support/site/verbatim.ts';

for (const file of [...globSync('src/content/**/*.ts', { cwd: root }), ...sourcesOfStrings()]) {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  const pieces = shownStrings(file, source)
    .filter(({ text }) => !verbatim.includes(text))
    .flatMap((string) => string.pieces)
    .sort((one, other) => other.start - one.start);
  const fixed = pieces.reduce(
    (text, { start, end }) => text.slice(0, start) + setTypography(text.slice(start, end)) + text.slice(end),
    source,
  );
  if (fixed === source) continue;
  writeFileSync(path, fixed);
  console.log(file);
}
