import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../../scripts/root.ts';
import type { Route } from '../app/routing/route-table.ts';
import { FEED_PATH } from '../shared/page-contract.ts';
import { rssFeed } from './crawlers/rss.ts';
import { robotsTxt, sitemap } from './crawlers/sitemap.ts';
import { headersFile } from './deploy/headers.ts';
import { redirectsFile } from './deploy/redirects.ts';
import { fullArticles } from './full-articles.ts';
import { divideFiles } from './offline/divide-files.ts';
import { SITE_BUNDLE, siteBundle } from './offline/site-bundle.ts';
import { documentOf, templateOf } from './page/document.ts';
import { chunkOf, filesOf, type PageFiles, type ViteManifest } from './page/page-files.ts';
import { FEED_STYLE, MEDIA_STYLE } from './vite/entries.ts';

const FEED = FEED_PATH.slice(1);

/** The exports of the build that renders pages, in Node. */
export type ServerBuild = typeof import('./entry-server.tsx');
type PageDocument = Route & PageFiles & { inlineStyle: string; html: string };

/**
 * Writes every page, and the files for the service worker, the host and crawlers, into `dist`, which holds the client bundle. Resolves with
 * the files that the service worker fetches, relative to `dist`. Rejects when a page throws: a broken page never ships.
 */
export async function prerenderAll(dist: string, server: ServerBuild, inlineScript: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as ViteManifest;
  const index = await readFile(join(root, 'index.html'), 'utf8');
  const template = templateOf(index, inlineScript, chunkOf(MEDIA_STYLE, manifest).file);
  const pages = await renderPages(dist, manifest, template, server);
  const inlineStyles = pages.map(({ inlineStyle }) => inlineStyle);
  const modulesOfPages = pages.map(({ registration, modules }) => [registration, ...modules]);
  const listed = pages.filter(({ unlisted }) => !unlisted);

  const assets = await readdir(join(dist, 'assets'));
  const headers = headersFile({ inlineScript, inlineStyles, bookingOrigin: server.bookingOrigin, assets });
  const feed = rssFeed(fullArticles, `/${chunkOf(FEED_STYLE, manifest).file}`);
  const { bundled, precached } = divideFiles(dist, modulesOfPages);
  const texts = new Map([...(await readTexts(dist, bundled)), [FEED, feed]]);
  await writeFiles(dist, [
    ...pages.map(({ path, html }): [string, string] => [fileOf(path), html]),
    [FEED, feed],
    ['sitemap.xml', await sitemap(listed.map(({ path }) => path))],
    ['robots.txt', robotsTxt()],
    ['_headers', headers],
    ['_redirects', redirectsFile()],
    [SITE_BUNDLE, siteBundle(pages, texts, headers)],
  ]);
  return [SITE_BUNDLE, ...precached];
}

async function renderPages(dist: string, manifest: ViteManifest, template: string, server: ServerBuild): Promise<PageDocument[]> {
  const files = Object.values(manifest).flatMap(({ css = [] }) => css);
  const stylesheets = await readTexts(dist, files);
  const render = async (route: Route): Promise<PageDocument> => {
    const rendered = await server.renderPath(route.path);
    const pageFiles = filesOf(route, manifest);
    const inlineStyle = pageFiles.stylesheets.map((file) => textOf(file, stylesheets).trim()).join('');
    return { ...route, ...pageFiles, inlineStyle, html: documentOf(template, { route, rendered, inlineStyle, ...pageFiles }) };
  };
  return Promise.all((await server.pageRoutes()).map(render));
}

/** Throws if the text is missing. */
function textOf(file: string, texts: ReadonlyMap<string, string>): string {
  const text = texts.get(file);
  if (text === undefined) throw new Error(`${file} is in no build`);
  return text;
}

/** The content of these files, by name. */
async function readTexts(dist: string, files: readonly string[]): Promise<Map<string, string>> {
  const read = async (file: string) => [file, await readFile(join(dist, file), 'utf8')] as const;
  return new Map(await Promise.all([...new Set(files)].map(read)));
}

/** Flat files: Netlify, Workbox and the local server all serve `about.html` for `/about`. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Writes the texts by file name. */
async function writeFiles(dist: string, files: readonly [name: string, text: string][]): Promise<void> {
  for (const [name, text] of files) {
    await mkdir(dirname(join(dist, name)), { recursive: true });
    await writeFile(join(dist, name), text);
  }
}
