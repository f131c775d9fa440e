import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';

export const dist = join(import.meta.dirname, '../../../dist');
export const read = (file: string): string => readFileSync(join(dist, file), 'utf8');

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

/** Files that a page's inline script imports, the worker's registration first. */
export function modulesOf(file: string): string[] {
  const { registration = '', modules = '' } = openPage(file).documentElement.dataset;
  return [registration, ...modules.split(' ')].map((path) => path.slice(1));
}
