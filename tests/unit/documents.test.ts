import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../netlify/local/root.ts';

const documents = globSync(['*.md', '{.github,docs,src,netlify,tests}/**/*.md'], { cwd: root });
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
/** A path in code, without a placeholder. */
const PATH = /`((?:src|netlify|tests|public)\/[\w./-]+)`/g;
const SCRIPT = /npm run ([\w:]+)/g;

test.each(documents)('%s names files, headings and scripts that exist', (file) => {
  const text = read(file);
  const broken = [...text.matchAll(LINK)].filter(([, path = '', heading]) => {
    const target = path ? join(dirname(file), path) : file;
    return !existsSync(join(root, target)) || (heading !== undefined && !anchorsOf(target).includes(heading));
  });
  const missing = [...text.matchAll(PATH)].filter(([, path = '']) => !existsSync(join(root, path)));
  const unknown = [...text.matchAll(SCRIPT)].filter(([, name = '']) => !(name in scripts));
  expect([...broken, ...missing, ...unknown].map(([found]) => found)).toEqual([]);
});

/** Of the headings in a Markdown file, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  return headings.map((heading) => heading.replace(/[^\p{L}\d\s-]/gu, '').replaceAll(' ', '-'));
}
