import { join } from 'node:path';
import { shardOf } from '../app/shard-of.ts';
import type { Article, ArticleSummary } from '../content/types.ts';
import { summarize } from './article-summaries.ts';

/** Articles per page of the blog. */
export const PER_PAGE = 24;
export const ARTICLES = 'virtual:articles';
export const ARCHIVE = `${ARTICLES}/archive`;
/** The app module through which pages read the archive. */
export const ARCHIVE_READER = 'src/app/archive.ts';

/** Source code by module id: the virtual modules declared in app/virtual.d.ts, and those that they load. */
export function codeOf(articles: readonly Article[]): Map<string, string> {
  const summaries = articles.map(summarize);
  const newest = summaries.slice(0, PER_PAGE);
  const count = Math.ceil((articles.length - newest.length) / PER_PAGE);
  const pages = Array.from({ length: count }, (_, index) => summaries.slice((index + 1) * PER_PAGE, (index + 2) * PER_PAGE));
  const shards = pages.map((): string[] => []);
  summaries.forEach((summary, place) => {
    if (place >= PER_PAGE) shards[shardOf(summary.slug, count)]?.push(entryOf(summary, summaries[place - 1], summaries[place + 1]));
  });
  return new Map([
    [
      ARTICLES,
      constants({
        newest: `[${newest.map(listed)}]`,
        firstOlder: JSON.stringify(linkTo(summaries[PER_PAGE])),
        loadArchive: count > 0 ? importOf(inProject(ARCHIVE_READER)) : undefined,
      }),
    ],
    [
      ARCHIVE,
      constants({
        pages: `new Map([${pages.map((_, index) => `['${index + 2}', ${importOf(pageId(index + 2))}]`)}])`,
        shards: `[${shards.map((_, shard) => importOf(shardId(shard)))}]`,
      }),
    ],
    ...pages.map((page, index) => [pageId(index + 2), constants({ summaries: JSON.stringify(page) })] as const),
    ...shards.map((entries, shard) => [shardId(shard), constants({ shard: `new Map([${entries}])` })] as const),
  ]);
}

export function pageId(number: number | string): string {
  return `${ARCHIVE}/page/${number}`;
}

export function shardId(shard: number): string {
  return `${ARCHIVE}/shard/${shard}`;
}

/** Path of an article's file, relative to the project root. */
export function sourceOf(slug: string): string {
  return `src/content/articles/${slug}.ts`;
}

function constants(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .map(([name, code]) => `export const ${name} = ${code};`)
    .join('\n');
}

function importOf(id: string): string {
  return `() => import(${JSON.stringify(id)})`;
}

function inProject(file: string): string {
  return join(import.meta.dirname, '../..', file);
}

function listed(summary: ArticleSummary): string {
  return `{ ...${JSON.stringify(summary)}, load: ${importOf(inProject(sourceOf(summary.slug)))} }`;
}

function entryOf({ slug, readingTime }: ArticleSummary, previous: ArticleSummary | undefined, next: ArticleSummary | undefined): string {
  const known = { readingTime, previous: linkTo(previous), next: linkTo(next) };
  return `[${JSON.stringify(slug)}, { ...${JSON.stringify(known)}, load: ${importOf(inProject(sourceOf(slug)))} }]`;
}

function linkTo(article: ArticleSummary | undefined): Pick<Article, 'slug' | 'title'> | undefined {
  return article && { slug: article.slug, title: article.title };
}
