// The articles beyond the blog's first page, loaded when one of them or a further page is requested.
import { type Entry, pages, shards } from 'virtual:articles/archive';
import type { ArticleSummary } from '../content/types.ts';
import { shardOf } from './shard-of.ts';

type FurtherPage = { articles: readonly ArticleSummary[]; number: number; isLast: boolean };

export const pagePaths = [...pages.keys()].map((number) => `/blog/page/${number}`);

/** A page of the blog by the number in its address; `undefined` when there is no such page. */
export async function loadFurtherPage(number: string): Promise<FurtherPage | undefined> {
  const list = await pages.get(number)?.();
  return list && { articles: list.summaries, number: Number(number), isLast: Number(number) === pages.size + 1 };
}

/** `undefined` when no archived article has this slug. */
export async function findEntry(slug: string): Promise<Entry | undefined> {
  return (await shards[shardOf(slug, shards.length)]?.())?.shard.get(slug);
}

/** The path of every archived article, for the build. */
export async function listPaths(): Promise<string[]> {
  const loaded = await Promise.all(shards.map((load) => load()));
  return loaded.flatMap(({ shard }) => [...shard.keys()].map((slug) => `/blog/${slug}`));
}
