import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/root.ts';

const documents = globSync(['*.md', '{.github,docs,src,netlify,scripts,tests}/**/*.md'], { cwd: root });
const files = globSync(['*', '{.github,docs,src,netlify,public,scripts,tests}/**/*.*'], { cwd: root }).map(
  (file) => `/${file.replaceAll(sep, '/')}`,
);
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
/** A path from the root, up to its first placeholder. */
const PATH = /(?<![\w./@-])(?:src|netlify|scripts|tests|public)\/[\w./-]*[\w/]/g;
/** A file in code, by its name or the end of its path. */
const FILE = /`([\w./-]+\.(?:css|json|md|mjs|tsx?))`/g;
const SCRIPT = /npm run (?:-s )?([\w:]+)/g;

test.each(documents)('%s names files, headings and scripts that exist', (file) => {
  const text = read(file);
  const broken = [...text.matchAll(LINK)].filter(([, path = '', heading]) => {
    const target = path ? join(dirname(file), path) : file;
    return !existsSync(join(root, target)) || (heading !== undefined && !anchorsOf(target).includes(heading));
  });
  const missing = [...text.matchAll(PATH)].filter(([path]) => !existsSync(join(root, path)));
  const unnamed = [...text.matchAll(FILE)].filter(([, name]) => !files.some((path) => path.endsWith(`/${name}`)));
  const unknown = [...text.matchAll(SCRIPT)].filter(([, name = '']) => !(name in scripts));
  expect([...broken, ...missing, ...unnamed, ...unknown].map(([found]) => found)).toEqual([]);
});

/** The headings of a Markdown file, as GitHub links to them. */
function anchorsOf(file: string): string[] {
  const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  return headings.map((heading) => heading.replace(/[^\p{L}\d\s-]/gu, '').replaceAll(' ', '-'));
}
