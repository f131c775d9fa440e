import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { parseAst } from 'vite';
import { dist, parseHtml } from './dist.ts';

export const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
export const exists = (file: string): boolean => existsSync(join(dist, file));

const sizes = new Map<string, number>();
/** Size in bytes at Brotli's best quality, as served by a CDN that takes its time. */
export function brotliSize(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
}

/** Every HTML file, as a path inside dist. */
export const pages: readonly string[] = globSync('**/*.html', { cwd: dist }).sort();

export const openPage = (file: string): Document => parseHtml(read(file));

/** Text as a reader sees it: no-break spaces count as spaces, and runs of spaces as one. */
export const textOf = (node: Node | null): string => (node?.textContent ?? '').replace(/[\s\u00a0\u202f]+/g, ' ').trim();

/** Files that a page's loader imports, the worker's registration first. */
export function modulesOf(file: string): string[] {
  return (openPage(file).documentElement.getAttribute('data-modules') ?? '').split(' ').map((path) => path.slice(1));
}

/** A script and all its static imports, direct or not. */
export function staticGraph(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of importsOf(file)) staticGraph(imported, seen);
  return seen;
}

/** A script's dynamic imports. */
export const lazyImportsOf = (file: string): string[] =>
  [...read(file).matchAll(/\bimport\([`'"]([^`'"]+\.js)/g)].map(([, source = '']) => posix.join(dirname(file), source));

const imports = new Map<string, string[]>();
function importsOf(file: string): string[] {
  const known = imports.get(file);
  if (known) return known;
  const sources = parseAst(read(file)).body.flatMap((statement) =>
    'source' in statement && statement.source ? [statement.source.value] : [],
  );
  const found = sources.map((source) => posix.join(dirname(file), source));
  imports.set(file, found);
  return found;
}
