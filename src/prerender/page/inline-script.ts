import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

const entry = join(import.meta.dirname, '../../browser/inline.ts');

/** Builds the inline script of every page, minified. */
export async function buildInlineScript(): Promise<string> {
  const bundled = await build({
    configFile: false,
    logLevel: 'warn',
    build: { lib: { entry, formats: ['iife'], name: 'inline' }, write: false },
  });
  const [script] = bundled as Rolldown.RolldownOutput[];
  const code = script?.output[0].code.trim();
  if (!code) throw new Error(`No script was built from ${entry}`);
  return code;
}
