import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../netlify/local/root.ts';
import { makeFolder } from '../support/folder.ts';
import { runTool } from '../support/run-tool.ts';

const FORBIDDEN: [file: string, imports: string[], allowed: string][] = [
  ['src/content/probe.ts', ['superstruct', 'react', '../contact/message.ts', '../app/routes.ts'], './types.ts'],
  ['src/contact/probe.ts', ['react', 'node:fs', '../content/site.ts', '../app/routes.ts'], 'superstruct'],
  [
    'src/app/probe.ts',
    ['../browser/hydrate.tsx', '../prerender/head.ts', '../sw/main.ts', '../../netlify/contact/mail.ts', 'node:fs', 'workbox-core'],
    '../content/site.ts',
  ],
  ['src/app/outbox/probe.ts', ['../../sw/pages.ts', 'workbox-core', 'node:fs'], '../ui/Icon.tsx'],
  ['src/app/pwa/probe.ts', ['../../browser/hydrate.tsx', 'workbox-core', 'node:fs'], '../ui/Icon.tsx'],
  ['src/app/pages/probe.ts', ['../../browser/hydrate.tsx', '../../../netlify/contact/mail.ts', 'node:fs'], '../../content/site.ts'],
  [
    'src/app/sections/home/probe.ts',
    ['../../../content/home.ts', '../../pages/HomePage.tsx', '../../layout/Header.tsx', 'node:fs'],
    '../../../content/types.ts',
  ],
  [
    'src/app/ui/probe.ts',
    [
      '../sections/PageHero.tsx',
      '../layout/Header.tsx',
      '../pages/HomePage.tsx',
      '../contact-form/Field.tsx',
      '../booking/BookingLink.tsx',
      '../consent/consent.ts',
      '../outbox/say.ts',
      '../pwa/ToastPanel.tsx',
      '../../content/home.ts',
    ],
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

/** Lints files with the project's settings and paths, but outside node_modules, which linters skip. */
async function lint(rule: string, files: Record<string, string>): Promise<Diagnostic[]> {
  const settings = JSON.parse(await readFile(join(root, 'biome.json'), 'utf8'));
  const project = await makeFolder({ 'biome.json': JSON.stringify({ ...settings, vcs: { enabled: false } }), ...files });
  const args = ['lint', `--only=${rule}`, '--reporter=json', '--max-diagnostics=none'];
  const output = await runTool('@biomejs/biome/bin/biome', args, project.path);
  await project.remove();
  return JSON.parse(output.slice(output.indexOf('{"'))).diagnostics;
}

describe('the linter', () => {
  let diagnostics: Diagnostic[];
  beforeAll(async () => {
    const probes = FORBIDDEN.map(([file, imports, allowed]) => [file, [allowed, ...imports].map((name) => `import '${name}';\n`).join('')]);
    diagnostics = await lint('style/noRestrictedImports', Object.fromEntries(probes));
  });
  for (const [file, imports, allowed] of FORBIDDEN) {
    it(`allows ${allowed} in ${file}, and refuses ${imports.join(', ')}`, () => {
      const lines = diagnostics.filter(({ location }) => location.path === file).map(({ location }) => location.start.line);
      expect(lines.sort((one, other) => one - other)).toEqual(imports.map((_, index) => index + 2));
    });
  }

  it('refuses an import cycle of any length', async () => {
    const found = await lint('suspicious/noImportCycles', {
      'src/contact/a.ts': "import { b } from './b.ts';\nexport const a = () => b;\n",
      'src/contact/b.ts': "import { c } from './c.ts';\nexport const b = () => c;\n",
      'src/contact/c.ts': "import { a } from './a.ts';\nexport const c = () => a;\n",
      'src/contact/d.ts': "import { a } from './a.ts';\nexport const d = () => a;\n",
    });
    expect(found.map(({ location }) => location.path).sort()).toEqual(['src/contact/a.ts', 'src/contact/b.ts', 'src/contact/c.ts']);
  });
});
