import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../netlify/local/root.ts';
import { makeFolder } from '../support/folder.ts';

type Ran = { output: string };

/** Runs a tool of the project. */
function run(tool: string, args: string[], cwd = root): Promise<Ran> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(root, 'node_modules', tool), ...args], { cwd, maxBuffer: 1 << 24 }, (_error, output) =>
      resolve({ output }),
    );
  });
}

// Inside the project, so that the compiler finds its types where a file of the runtime would.
let folder: string;
beforeAll(async () => {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'structure-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Compiles `source` as if it stood in the runtime's folder: same compiler options, no other file. */
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
  const { output } = await run('typescript/bin/tsc', ['-p', project, '--pretty', 'false']);
  return output.match(/error TS\d+/g) ?? [];
}

/** Each name means something in the runtime above it and nothing in this one. */
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
    it(`knows ${known} in ${runtime}, and not ${refused.join(', ')}`, async () => {
      expect(await compile(runtime, known)).toEqual([]);
      for (const name of refused) expect(await compile(runtime, name), name).toEqual([expect.stringMatching(unknownName)]);
    });
  }
});

const FORBIDDEN: [file: string, imports: string[], allowed: string][] = [
  ['src/content/probe.ts', ['superstruct', 'react', '../contact/message.ts', '../app/routes.tsx'], './types.ts'],
  ['src/contact/probe.ts', ['react', 'node:fs', '../content/site.ts', '../app/routes.tsx'], 'superstruct'],
  [
    'src/app/probe.ts',
    ['../browser/hydrate.tsx', '../prerender/head.ts', '../sw/main.ts', '../../netlify/contact/mail.ts', 'node:fs', 'workbox-core'],
    '../content/site.ts',
  ],
  ['src/app/pages/probe.ts', ['../../browser/hydrate.tsx', '../../../netlify/contact/mail.ts', 'node:fs'], '../../content/site.ts'],
  [
    'src/app/sections/home/probe.ts',
    ['../../../content/home.ts', '../../pages/HomePage.tsx', '../../layout/Header.tsx', 'node:fs'],
    '../../../content/types.ts',
  ],
  [
    'src/app/ui/probe.ts',
    ['../sections/PageHero.tsx', '../layout/Header.tsx', '../pages/HomePage.tsx', '../contact-form/Field.tsx', '../../content/home.ts'],
    '../../content/types.ts',
  ],
  [
    'src/browser/probe.ts',
    ['../prerender/head.ts', '../sw/main.ts', '../content/site.ts', '../../netlify/contact/mail.ts', 'node:fs'],
    '../app/App.tsx',
  ],
  ['src/prerender/probe.ts', ['../browser/hydrate.tsx', '../sw/main.ts', '../../netlify/contact/mail.ts'], '../app/App.tsx'],
  [
    'src/sw/probe.ts',
    ['../app/App.tsx', '../browser/hydrate.tsx', '../content/site.ts', 'react', 'react-dom/client', 'node:fs'],
    '../contact/message.ts',
  ],
  ['netlify/contact/probe.ts', ['../../src/app/App.tsx', '../../src/content/site.ts', '../local/root.ts'], '../../src/contact/message.ts'],
  ['netlify/functions/probe.ts', ['../../src/contact/deliver.ts', '../local/root.ts'], '../contact/mail.ts'],
];

type Diagnostic = { category: string; location: { path: string; start: { line: number } } };

/** Lints one file for each row as if it stood in the project: its settings and its paths, but outside node_modules, which no linter reads. */
async function lintProbes(): Promise<Diagnostic[]> {
  const settings = JSON.parse(await readFile(join(root, 'biome.json'), 'utf8'));
  const probes = FORBIDDEN.map(([file, imports, allowed]) => [file, [allowed, ...imports].map((name) => `import '${name}';\n`).join('')]);
  const project = await makeFolder({
    'biome.json': JSON.stringify({ ...settings, vcs: { enabled: false } }),
    ...Object.fromEntries(probes),
  });
  const { output } = await run(
    '@biomejs/biome/bin/biome',
    ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none'],
    project.path,
  );
  await project.remove();
  return JSON.parse(output.slice(output.indexOf('{"'))).diagnostics;
}

describe('the linter', () => {
  let diagnostics: Diagnostic[];
  beforeAll(async () => {
    diagnostics = await lintProbes();
  });
  for (const [file, imports, allowed] of FORBIDDEN) {
    it(`takes ${allowed} in ${file}, and refuses ${imports.join(', ')}`, () => {
      const lines = diagnostics.filter(({ location }) => location.path === file).map(({ location }) => location.start.line);
      expect(lines.sort()).toEqual(imports.map((_, index) => index + 2));
    });
  }
});
