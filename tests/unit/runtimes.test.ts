import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { root } from '../../netlify/local/root.ts';
import { makeFolder } from '../support/folder.ts';

const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** For each folder an import that Biome must allow, and those that it must refuse. */
const IMPORTS: Record<string, [allowed: string, ...refused: string[]]> = {
  'src/content': ['./types.ts', 'react', '../contact/message.ts', '../app/routes.ts'],
  'src/contact': ['superstruct', 'react', 'node:fs', '../content/site.ts', '../app/routes.ts'],
  'src/app': ['../content/site.ts', '../browser/hydrate.tsx', '../prerender/head.ts', '../sw/main.ts', 'node:fs', 'workbox-core'],
  'src/app/outbox': ['../ui/Icon.tsx', '../../sw/pages.ts', 'workbox-core', 'node:fs'],
  'src/app/sections/home': ['../../../content/types.ts', '../../../content/home.ts', '../../pages/HomePage.tsx', 'node:fs'],
  'src/app/ui': ['../../content/types.ts', '../sections/PageHero.tsx', '../layout/Header.tsx', '../outbox/say.ts', '../../content/home.ts'],
  'src/browser': ['../app/App.tsx', '../prerender/head.ts', '../sw/main.ts', '../content/site.ts', '../../netlify/contact/mail.ts'],
  'src/prerender': ['../app/App.tsx', '../browser/hydrate.tsx', '../sw/main.ts', '../../netlify/contact/mail.ts'],
  'src/sw': ['../contact/message.ts', '../app/App.tsx', '../browser/hydrate.tsx', '../content/site.ts', 'react', 'node:fs'],
  'netlify/contact': ['../../src/contact/message.ts', '../../src/app/App.tsx', '../../src/content/site.ts', '../local/root.ts'],
  'netlify/functions': ['../contact/mail.ts', '../../src/contact/post.ts', '../local/root.ts'],
};

let diagnostics: { location: { path: string; start: { line: number } } }[];
beforeAll(async () => {
  const files = Object.entries(IMPORTS).map(([folder, names]) => [
    `${folder}/probe.ts`,
    names.map((name) => `import '${name}';\n`).join(''),
  ]);
  const settings = JSON.stringify({ ...read('biome.json'), vcs: { enabled: false } });
  const project = await makeFolder({ 'biome.json': settings, ...Object.fromEntries(files) });
  const args = ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none'];
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, [biome, ...args], { cwd: project.path, maxBuffer: 1 << 24 }, (_error, printed) => resolve(printed)),
  );
  await project.remove();
  diagnostics = JSON.parse(output.slice(output.indexOf('{"'))).diagnostics;
});

it.each(Object.entries(IMPORTS))('Biome allows %s its first import of %j, and no other', (folder, [, ...refused]) => {
  const lines = diagnostics.filter(({ location }) => location.path === `${folder}/probe.ts`).map(({ location }) => location.start.line);
  expect(lines.sort((one, other) => one - other)).toEqual(refused.map((_, index) => index + 2));
});

it.each([
  ['src/content', ['ES2024'], []],
  ['src/contact', ['ES2024', 'WebWorker'], []],
  ['src/app', ['ES2024', 'DOM', 'DOM.Iterable'], ['vite/client']],
  ['src/browser', ['ES2024', 'DOM', 'DOM.Iterable'], ['vite/client']],
  ['src/prerender', ['ES2024'], ['node', 'vite/client']],
  ['src/sw', ['ES2024', 'WebWorker'], []],
  ['netlify', ['ES2024'], ['node']],
])('%s compiles with the globals of %j and %j alone', (folder, lib, types) => {
  expect(read(`${folder}/tsconfig.json`).compilerOptions).toMatchObject({ lib, types });
});
