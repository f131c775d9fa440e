import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How many articles each output holds. */
export type Counts = {
  /** On the blog's first page, then the number of pages after it. */
  listed: number;
  furtherPages: number;
  /** In what the service worker precaches. */
  kept: number;
  feed: number;
  sitemap: number;
};

export async function count(dist: string): Promise<Counts> {
  const read = (file: string) => readFile(join(dist, file), 'utf8');
  const { pages } = JSON.parse(await read('site.json')) as { pages: Record<string, string> };
  const { items } = JSON.parse(await read('feed.json')) as { items: unknown[] };
  return {
    listed: occurrences(await read('blog.html'), /<article\b/g),
    furtherPages: await filesIn(join(dist, 'blog/page')),
    kept: Object.keys(pages).filter((path) => path.startsWith('/blog/')).length,
    feed: Math.max(items.length, occurrences(await read('feed.xml'), /<item>/g)),
    sitemap: occurrences(await read('sitemap.xml'), /<loc>[^<]+\/blog\/[^<]+<\/loc>/g),
  };
}

function occurrences(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

async function filesIn(folder: string): Promise<number> {
  // A blog of one page has no such folder.
  return (await readdir(folder).catch(() => [])).length;
}
