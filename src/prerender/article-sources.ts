import { shardOf } from '../app/shard-of.ts';
import { articles } from '../content/articles/index.ts';
import { ARCHIVE, ARCHIVE_READER, PER_PAGE, pageId, shardId, sourceOf } from './article-code.ts';

/** The articles on the first page of the blog, which are also precached for offline reading and published in the feeds. */
export const newest = articles.slice(0, PER_PAGE);
export const older = articles.slice(PER_PAGE);

const shardCount = Math.ceil(older.length / PER_PAGE);
const olderSlugs = new Set(older.map(({ slug }) => slug));
const olderSources = new Set(older.map(({ slug }) => sourceOf(slug)));

/** The article modules that a path loads, as keys of Vite's manifest; none for `/blog` and outside the blog. */
export function sourcesOf(path: string): string[] {
  const [, section, slug, page] = path.split('/');
  if (section !== 'blog' || !slug) return [];
  if (page) return [ARCHIVE_READER, pageId(page)];
  if (olderSlugs.has(slug)) return [ARCHIVE_READER, shardId(shardOf(slug, shardCount)), sourceOf(slug)];
  return [sourceOf(slug)];
}

/** Whether only older articles and their lists need a module. */
export function isArchive(source: string): boolean {
  return source === ARCHIVE_READER || source.startsWith(ARCHIVE) || olderSources.has(source);
}
