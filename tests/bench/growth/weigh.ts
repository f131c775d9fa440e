import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { articles } from '../../../src/content/articles/index.ts';

const compress = promisify(brotliCompress);
const QUALITY = { [constants.BROTLI_PARAM_QUALITY]: 9 };
const COMPRESSED_ALREADY = /\.(woff2|png|ico)$/;

/** Bytes in Brotli, as a host sends them. Tiny differences are no growth: the size varies with every digest in a text. */
export type Weights = {
  entry: number;
  /** HTML of /blog, and the scripts that it loads besides the entry. */
  blog: number;
  blogScripts: number;
  /** The same for one article. */
  article: number;
  articleScripts: number;
  /** The same for the last article, which is an older one as soon as there are older ones. */
  last: number;
  lastScripts: number;
  precache: number;
  precacheFiles: number;
  feed: number;
  sitemap: number;
};

export async function weigh(dist: string): Promise<Weights> {
  const page = (path: string) => readFile(join(dist, `${path}.html`), 'utf8');
  const sum = async (files: readonly string[]) => {
    const sizes = await Promise.all(files.map((file) => sizeOf(join(dist, file))));
    return sizes.reduce((total, size) => total + size, 0);
  };
  const [, entry = '', react = '', ...blogScripts] = modulesOf(await page('blog'));
  const article = `blog/${articles[0]?.slug}`;
  const [last = ''] = (await readFile(join(dist, 'sitemap.xml'), 'utf8')).match(/blog\/[^<]+(?=<\/loc>)/g)?.slice(-1) ?? [];
  const precached = await precachedFiles(dist);
  return {
    entry: await sum([entry, react]),
    blog: await sum(['blog.html']),
    blogScripts: await sum(blogScripts),
    article: await sum([`${article}.html`]),
    articleScripts: await sum(modulesOf(await page(article)).slice(3)),
    last: await sum([`${last}.html`]),
    lastScripts: await sum(modulesOf(await page(last)).slice(3)),
    precache: await sum(precached),
    precacheFiles: precached.length,
    feed: await sum(['feed.xml']),
    sitemap: await sum(['sitemap.xml']),
  };
}

/** The modules that a page's loader imports: worker registration, entry, React, the rest. */
function modulesOf(html: string): string[] {
  return /\sdata-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
}

async function precachedFiles(dist: string): Promise<string[]> {
  const worker = await readFile(join(dist, 'sw.js'), 'utf8');
  return [...worker.matchAll(/"?\burl"?:\s*["'`](\/[^"'`]+)["'`]/g)].map(([, url = '']) => url);
}

async function sizeOf(file: string): Promise<number> {
  if (COMPRESSED_ALREADY.test(file)) return (await stat(file)).size;
  return (await compress(await readFile(file), { params: QUALITY })).length;
}
