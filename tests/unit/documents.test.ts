import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const documents = globSync(['*.md', '.github/**/*.md', 'tests/**/*.md'], { cwd: root });
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

const LINK = /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;
/** A path in code, without a placeholder. */
const PATH = /`((?:src|netlify|tests|public)\/[\w./-]+)`/g;
const SCRIPT = /npm run ([\w:]+)/g;

describe.each(documents)('%s', (file) => {
  const text = readFileSync(join(root, file), 'utf8');

  test('links to files and headings that exist', () => {
    const broken = [...text.matchAll(LINK)].filter(([, path = '', heading]) => {
      const target = join(root, path ? join(dirname(file), path) : file);
      return !existsSync(target) || (heading !== undefined && !anchorsOf(target).includes(heading));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });

  test('names files and scripts that exist', () => {
    const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);
    const names = [...text.matchAll(SCRIPT)].map(([, name = '']) => name);
    expect([...paths.filter((path) => !existsSync(join(root, path))), ...names.filter((name) => !(name in scripts))]).toEqual([]);
  });
});

/** Of the headings in a Markdown file, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  const headings = [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)];
  return headings.map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
