// SCRIPT entry (`npm run fonts`): subsets the full display font into the one that the site serves.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { glyphs } from './glyphs.ts';

const source = fileURLToPath(
  import.meta.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
);
const target = join(import.meta.dirname, '../app/styles/fonts/bricolage-grotesque.woff2');

/** `name` table IDs of the copyright and the licence, which the Open Font License requires every copy to keep. */
const COPYRIGHT_AND_LICENCE = [0, 14];

const subset = await subsetFont(await readFile(source), glyphs, {
  targetFormat: 'woff2',
  // A single weight: a variable font takes the browser longer to lay out, and its file is nearly twice as large.
  variationAxes: { wght: 700 },
  // Leaves out alternates and ligatures that no text uses, which would add 3.5 KB.
  noLayoutClosure: true,
  preserveNameIds: COPYRIGHT_AND_LICENCE,
});
await writeFile(target, subset);
console.info(`${target}: ${subset.length} bytes`);
