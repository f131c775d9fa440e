import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

const entry = join(import.meta.dirname, '../browser/inline.ts');
const bundled = await build({
  configFile: false,
  logLevel: 'warn',
  build: { lib: { entry, formats: ['iife'], name: 'inline' }, write: false },
});
const [script] = bundled as Rolldown.RolldownOutput[];

/** The inline script of every page, minified. Double quotes, which the document's attributes use, compress better than backticks. */
export const inlineScript = (script?.output[0].code ?? '').trim().replaceAll('`', '"');
