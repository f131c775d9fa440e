import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Window } from 'happy-dom';

export const dist = join(import.meta.dirname, '../../dist');

export type BuiltPage = { path: string; html: string; document: Document };

export const readDist = (file: string) => readFile(join(dist, file), 'utf8');

/** Every page of the build, with the path at which it is served. */
export async function builtPages(): Promise<BuiltPage[]> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html')).sort();
  return Promise.all(
    files.map(async (file) => {
      const html = await readDist(file);
      return { path: file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`, html, document: parseHtml(html) };
    }),
  );
}

/** The pages that search engines may index. */
export async function listedPages(): Promise<BuiltPage[]> {
  return (await builtPages()).filter(({ document }) => metaOf(document, 'robots') !== 'noindex');
}

export function metaOf(document: Document, name: string): string | undefined {
  return document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? undefined;
}

export function canonicalOf(document: Document): string | undefined {
  return document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined;
}

/** The origin that the site was built for. */
export async function builtOrigin(): Promise<string> {
  return new URL(canonicalOf(parseHtml(await readDist('index.html'))) ?? '').origin;
}

export function parseHtml(html: string): Document {
  return new new Window().DOMParser().parseFromString(html, 'text/html') as unknown as Document;
}
