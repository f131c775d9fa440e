import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { criticalStyles, withoutFontFaces } from './critical-css.ts';
import { documentOf, templateFrom } from './document.ts';
import { jsonFeed, rssFeed } from './feeds/feeds.ts';
import { headersFile } from './headers.ts';
import { isLeftOut, leftOutFiles } from './left-out.ts';
import { llms, type TitledPath } from './llms.ts';
import type { ListedPage, RenderedPage } from './main.tsx';
import { modulesOf, type ViteManifest } from './modules.ts';
import { PAGE_BUNDLE, pageBundle } from './page-bundle.ts';
import { reportPlaceholders } from './placeholders.ts';
import { redirectsFile } from './redirects.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

/** What the SSR bundle of main.tsx exports. */
export type Bundle = {
  bookingOrigin: string;
  listPages(): Promise<ListedPage[]>;
  renderPath(path: string): Promise<RenderedPage>;
};

/**
 * Writes every page of the site, and the files that a host reads, into `dist`. Rejects when a page throws, so that a broken page never
 * ships. Answers the files that the worker is not to keep beforehand.
 */
export async function prerenderAll(dist: string, { bookingOrigin, listPages, renderPath }: Bundle): Promise<Set<string>> {
  reportPlaceholders();
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as ViteManifest;
  const template = await templateFrom(dist, manifest);
  const pages: { page: ListedPage; rendered: RenderedPage }[] = [];
  for (const page of await listPages()) pages.push({ page, rendered: await renderPath(page.path) });
  const styles = await criticalStyles(template.css, pages);
  const kept = new Map<string, string>();
  for (const { page, rendered } of pages) {
    const draft = { page, rendered, modules: modulesOf(page, manifest), style: styles.get(page.page) ?? '' };
    const html = documentOf(template, draft);
    // The pages where a form ends that was posted without JavaScript need a network anyway.
    if (page.path === '/404' || !(page.unlisted || isLeftOut(page.path))) kept.set(page.path, html);
    await write(join(dist, fileOf(page.path)), html);
  }
  const listed = pages.flatMap(({ page, rendered }) => (page.unlisted ? [] : [{ path: page.path, head: rendered.screen.head }]));
  await Promise.all([
    write(join(dist, '_headers'), headersFile([...styles.values()], bookingOrigin)),
    write(join(dist, '_redirects'), redirectsFile()),
    write(join(dist, PAGE_BUNDLE), pageBundle(kept)),
    write(join(dist, template.stylesheet), withoutFontFaces(template.css)),
    writePublications(dist, listed),
    // The manifest was for this step.
    rm(join(dist, '.vite'), { recursive: true }),
  ]);
  return leftOutFiles(manifest);
}

/** What machines read of the site, all from the same list of pages. */
async function writePublications(dist: string, pages: readonly TitledPath[]): Promise<void> {
  const files = {
    'sitemap.xml': await sitemap(pages.map(({ path }) => path)),
    'robots.txt': robots(),
    'llms.txt': llms(pages),
    'feed.xml': rssFeed(),
    'feed.json': jsonFeed(),
  };
  await Promise.all(Object.entries(files).map(([name, text]) => write(join(dist, name), text)));
}

/** Flat files: Netlify, Workbox and the local server all serve `about.html` for `/about`. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
