import { shardOf } from '../app/shard-of.ts';
import { articles } from '../content/articles/index.ts';
import { ARCHIVE, ARCHIVE_READER, PER_PAGE, pageId, shardId, sourceOf } from './article-code.ts';

/** The first page of the blog: what is kept for reading without network, and stands in the feeds. */
export const newest = articles.slice(0, PER_PAGE);
export const older = articles.slice(PER_PAGE);

const shardCount = Math.ceil(older.length / PER_PAGE);
const olderSlugs = new Set(older.map(({ slug }) => slug));
const olderSources = new Set(older.map(({ slug }) => sourceOf(slug)));

/** The modules, as Vite's manifest names them, from which a path of the blog takes what it shows. */
export function sourcesOf(path: string): string[] {
  const [, section, slug, page] = path.split('/');
  if (section !== 'blog' || !slug) return [];
  if (page) return [ARCHIVE_READER, pageId(page)];
  if (olderSlugs.has(slug)) return [ARCHIVE_READER, shardId(shardOf(slug, shardCount)), sourceOf(slug)];
  return [sourceOf(slug)];
}

/** Whether only older articles need a module. */
export function isArchive(source: string): boolean {
  return source === ARCHIVE_READER || source.startsWith(ARCHIVE) || olderSources.has(source);
}
