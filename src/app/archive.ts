// The articles that the blog's first page does not hold: loaded when one of them is asked for, or a further page.
import { type Entry, loadOutlines as fetchOutlines, pages, shards } from 'virtual:articles/archive';
import type { ArticleSummary, Searchable } from '../content/types.ts';
import { shardOf } from './shard-of.ts';

type FurtherPage = { articles: readonly ArticleSummary[]; number: number; isLast: boolean };

export const pagePaths = [...pages.keys()].map((number) => `/blog/page/${number}`);

/** A page of the blog by the number in its address; undefined when there is no such page. */
export async function loadFurtherPage(number: string): Promise<FurtherPage | undefined> {
  const list = await pages.get(number)?.();
  return list && { articles: list.summaries, number: Number(number), isLast: Number(number) === pages.size + 1 };
}

/** Undefined when no article has this slug. */
export async function findEntry(slug: string): Promise<Entry | undefined> {
  return (await shards[shardOf(slug, shards.length)]?.())?.shard.get(slug);
}

/** The path of every article: the build's question. */
export async function listPaths(): Promise<string[]> {
  const loaded = await Promise.all(shards.map((load) => load()));
  return loaded.flatMap(({ shard }) => [...shard.keys()].map((slug) => `/blog/${slug}`));
}

/** What the articles are searched by: all but the text between their headings. Nothing without network, when only the newest can be read. */
export async function loadOutlines(): Promise<readonly Searchable[]> {
  try {
    return (await fetchOutlines()).outlines;
  } catch {
    return [];
  }
}
