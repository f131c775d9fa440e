// SCRIPT entry (`npm run fonts`): makes the display face that the site serves out of the whole one.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { glyphs } from './glyphs.ts';

const source = fileURLToPath(
  import.meta.resolve('@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'),
);
const target = join(import.meta.dirname, '../app/styles/fonts/bricolage-grotesque.woff2');

/** Names of the `name` table that carry the copyright and the licence, which the Open Font License asks every copy to keep. */
const COPYRIGHT_AND_LICENCE = [0, 14];

const subset = await subsetFont(await readFile(source), glyphs, {
  targetFormat: 'woff2',
  // One weight: a variable face takes the browser longer to lay out, and its file weighs nearly twice as much.
  variationAxes: { wght: 700 },
  // Alternates and ligatures that no text asks for would add 3.5 KB.
  noLayoutClosure: true,
  preserveNameIds: COPYRIGHT_AND_LICENCE,
});
await writeFile(target, subset);
console.info(`${target}: ${subset.length} bytes`);
