import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, matchesGlob, sep } from 'node:path';
import { FEED_STYLE, MEDIA_STYLE } from './client-input.ts';
import { documentOf, readTemplate } from './document.ts';
import type { ListedPage, RenderedPage } from './entry-server.tsx';
import { rssFeed } from './feed/rss.ts';
import { fullArticles } from './full-articles.ts';
import { headersFile } from './headers.ts';
import { chunkOf, filesOf, type ViteManifest } from './modules.ts';
import { precacheGlobs } from './precache-entries.ts';
import { redirectsFile } from './redirects.ts';
import { robots } from './robots-txt.ts';
import { SITE_BUNDLE, siteBundle } from './site-bundle.ts';
import { sitemap } from './sitemap.ts';

/** What the SSR bundle of entry-server.tsx exports. */
export type Renderer = {
  bookingOrigin: string;
  listPages(): Promise<ListedPage[]>;
  renderPath(path: string): Promise<RenderedPage>;
};

/**
 * Writes every page, and the files for the host and for crawlers, into `dist`. Rejects when a page throws, so that a broken page never
 * ships.
 */
export async function prerenderAll(dist: string, { bookingOrigin, listPages, renderPath }: Renderer): Promise<void> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as ViteManifest;
  const template = await readTemplate(chunkOf(MEDIA_STYLE, manifest).file);
  const sheets = await readStylesheets(dist, manifest);
  const styles = new Set<string>();
  const documents = new Map<string, string>();
  const listed: string[] = [];
  for (const page of await listPages()) {
    const rendered = await renderPath(page.path);
    const files = filesOf(page, manifest);
    const style = files.stylesheets.map((file) => sheets.get(file)).join('');
    const html = documentOf(template, { page, rendered, style, ...files });
    styles.add(style);
    if (!page.unlisted) listed.push(page.path);
    documents.set(page.path, html);
  }
  const feed = rssFeed(fullArticles, `/${chunkOf(FEED_STYLE, manifest).file}`);
  const bundled = (await readBundled(dist)).set('/feed.xml', feed);
  const headers = headersFile([...styles], bookingOrigin, await readdir(join(dist, 'assets')));
  const forHosts = {
    _headers: headers,
    _redirects: redirectsFile(),
    [SITE_BUNDLE]: siteBundle(documents, bundled, headers),
    'feed.xml': feed,
  };
  const pages = [...documents].map(([path, html]): [string, string] => [fileOf(path), html]);
  await writeFiles(dist, [...pages, ...Object.entries(forHosts), ...(await publications(listed))]);
  // Only this step needs the manifest.
  await rm(join(dist, '.vite'), { recursive: true });
}

/** The scripts, stylesheets and drawings that go into the site bundle, by URL path: all that are not precached by themselves. */
async function readBundled(dist: string): Promise<Map<string, string>> {
  const inFolder = async (folder: string) =>
    (await readdir(join(dist, folder), { recursive: true })).map((file) => `${folder}/${file.replaceAll(sep, '/')}`);
  const all = [...(await inFolder('assets')), ...(await inFolder('images'))].toSorted();
  const files = all.filter((file) => /\.(js|css|svg)$/.test(file) && !precacheGlobs.some((glob) => matchesGlob(file, glob)));
  return new Map(await Promise.all(files.map(async (file) => [`/${file}`, await readFile(join(dist, file), 'utf8')] as const)));
}

/** The content of every stylesheet in the build, by file name. Read once for all pages. */
async function readStylesheets(dist: string, manifest: ViteManifest): Promise<Map<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const read = async (file: string) => [file, (await readFile(join(dist, file), 'utf8')).trim()] as const;
  return new Map(await Promise.all([...files].map(read)));
}

/** The files for crawlers, by name. */
async function publications(paths: readonly string[]): Promise<[string, string][]> {
  return [
    ['sitemap.xml', await sitemap(paths)],
    ['robots.txt', robots()],
  ];
}

/** Flat files: Netlify, Workbox and the local server all serve `about.html` for `/about`. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Writes the texts by file name. */
async function writeFiles(folder: string, files: readonly [string, string][]): Promise<void> {
  const folders = new Set(files.map(([name]) => dirname(join(folder, name))));
  await Promise.all([...folders].map((path) => mkdir(path, { recursive: true })));
  await Promise.all(files.map(([name, text]) => writeFile(join(folder, name), text)));
}
