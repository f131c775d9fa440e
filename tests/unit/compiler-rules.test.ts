import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../netlify/local/root.ts';
import { runTool } from '../support/run-tool.ts';

// Inside the project, so that the compiler finds its types as it would for the runtime's own files.
let folder: string;
beforeAll(async () => {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'structure-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Compiles `source` as if it were in the runtime's folder: same compiler options, no other file. */
async function compile(runtime: string, source: string): Promise<string[]> {
  const name = `${runtime.replaceAll('/', '-')}-${source.replace(/\W+/g, '-')}`;
  const project = join(folder, `${name}.json`);
  await writeFile(join(folder, `${name}.ts`), `export const probe: unknown = ${source};\n`);
  await writeFile(
    project,
    JSON.stringify({
      extends: join(root, runtime, 'tsconfig.json'),
      compilerOptions: { composite: false, emitDeclarationOnly: false, noEmit: true, rootDir: folder },
      files: [`${name}.ts`],
      include: [],
      references: [],
    }),
  );
  const output = await runTool('typescript/bin/tsc', ['-p', project, '--pretty', 'false']);
  return output.match(/error TS\d+/g) ?? [];
}

/** Names that exist in other runtimes but must not in this one, and one that must. */
const GLOBALS: [runtime: string, refused: string[], known: string][] = [
  ['src/content', ['document', 'window', 'process', 'fetch'], 'Intl.NumberFormat'],
  ['src/contact', ['document', 'window', 'process'], 'fetch'],
  ['src/app', ['process', 'Buffer', 'ServiceWorkerGlobalScope'], 'document'],
  ['src/browser', ['process', 'Buffer'], 'window'],
  ['src/prerender', ['document', 'window'], 'process'],
  ['src/sw', ['document', 'window', 'process'], 'caches'],
  ['netlify', ['document', 'window'], 'process'],
];

describe('the compiler', () => {
  const unknownName = /^error TS(2304|2580|2584|2591|2552|2503)$/;
  for (const [runtime, refused, known] of GLOBALS) {
    it(`knows ${known} in ${runtime}, but not ${refused.join(', ')}`, async () => {
      expect(await compile(runtime, known)).toEqual([]);
      for (const name of refused) expect(await compile(runtime, name), name).toEqual([expect.stringMatching(unknownName)]);
    });
  }
});
