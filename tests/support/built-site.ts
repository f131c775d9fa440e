import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { Window } from 'happy-dom';
import { parseAst } from 'vite';

export const dist = join(import.meta.dirname, '../../dist');
export const read = (file: string): string => readFileSync(join(dist, file), 'utf8');
export const exists = (file: string): boolean => existsSync(join(dist, file));

export function parseHtml(html: string): Document {
  return new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}
export const openPage = (file: string): Document => parseHtml(read(file));

/** Every HTML file, as a path inside dist. */
export const pages: readonly string[] = globSync('**/*.html', { cwd: dist }).sort();

export type BuiltPage = { path: string; html: string; document: Document };

/** Every page of the build, with the path at which it is served. */
export function builtPages(): BuiltPage[] {
  return pages.map((file) => {
    const html = read(file);
    return { path: file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`, html, document: parseHtml(html) };
  });
}

/** The pages that search engines may index. */
export const listedPages = (): BuiltPage[] => builtPages().filter(({ document }) => metaOf(document, 'robots') !== 'noindex');

export function metaOf(document: Document, name: string): string | undefined {
  return document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? undefined;
}

export function canonicalOf(document: Document): string | undefined {
  return document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined;
}

/** The origin that the site was built for. */
export const builtOrigin = (): string => new URL(canonicalOf(openPage('index.html')) ?? '').origin;

/** Text as a reader sees it: no-break spaces count as spaces, and runs of spaces as one. */
export const textOf = (node: Node | null): string => (node?.textContent ?? '').replace(/[\s\u00a0\u202f]+/g, ' ').trim();

export const all = (document: Document, selector: string): Element[] => [...document.querySelectorAll(selector)];
export const texts = (document: Document, selector: string): string[] => all(document, selector).map(textOf);

/** Size in bytes at Brotli's best quality, as served by a CDN that takes its time. */
export const brotliSize = remembered((text: string): number => brotliCompressSync(text).length);

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

const importsOf = remembered((file: string): string[] => {
  const { body } = parseAst(read(file));
  const sources = body.flatMap((statement) => ('source' in statement && statement.source ? [statement.source.value] : []));
  return sources.map((source) => posix.join(dirname(file), source));
});

function remembered<Result>(work: (input: string) => Result): (input: string) => Result {
  const results = new Map<string, Result>();
  return (input) => {
    const result = results.get(input) ?? work(input);
    results.set(input, result);
    return result;
  };
}
