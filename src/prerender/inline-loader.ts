import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minifySync, transformWithOxc } from 'vite';

const file = join(import.meta.dirname, '../browser/loader.ts');
const { code } = await transformWithOxc(await readFile(file, 'utf8'), file);

/** The inline script of every page, minified. Double quotes, which the document's attributes use, compress better than backticks. */
export const loader = minifySync(file, code, { mangle: { toplevel: true } })
  .code.trim()
  .replace(/;$/, '')
  .replaceAll('`', '"');
