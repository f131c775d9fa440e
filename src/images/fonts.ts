// SCRIPT entry (`npm run fonts`): subsets the full fonts into those that the site serves.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { displayGlyphs, textGlyphs } from './glyphs.ts';

/** `name` table IDs of the copyright and the licence, which the Open Font License requires every copy to keep. */
const COPYRIGHT_AND_LICENCE = [0, 14];

/** One weight each: a variable font takes the browser longer to lay out, and its file is nearly twice as large. */
const fonts = [
  {
    source: import.meta.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
    name: 'bricolage-grotesque',
    weight: 700,
    glyphs: displayGlyphs,
  },
  {
    source: import.meta.resolve('@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2'),
    name: 'hanken-grotesk',
    weight: 400,
    glyphs: textGlyphs,
  },
];

for (const { source, name, weight, glyphs } of fonts) {
  const target = join(import.meta.dirname, `../app/styles/fonts/${name}.woff2`);
  const subset = await subsetFont(await readFile(fileURLToPath(source)), glyphs, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
    // Leaves out alternates and ligatures that no text uses, which would add 3.5 KB to the display font.
    noLayoutClosure: true,
    preserveNameIds: COPYRIGHT_AND_LICENCE,
  });
  await writeFile(target, subset);
  console.info(`${target}: ${subset.length} bytes`);
}
