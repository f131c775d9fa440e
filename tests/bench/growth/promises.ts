import type { Counts } from './counts.ts';
import type { Weights } from './weigh.ts';

export type Growth = { articles: number; seconds: number; weights: Weights; counts: Counts };

const PER_PAGE = 24;
const MAX_MS_PER_ARTICLE = 10;
const MAX_ENTRY_GROWTH = 0.01;
/**
 * For what a visitor loads, once the blog has several pages. Only the module that leads to older articles lists the chunks of all pages.
 */
const MAX_PAGE_GROWTH = 0.12;
const PAGE_WEIGHTS = ['blog', 'blogScripts', 'article', 'articleScripts', 'last', 'lastScripts', 'precache'] as const;

/** The promises about growth that these measurements break. */
export function brokenPromises(growths: readonly Growth[]): string[] {
  return [...growths.flatMap(brokenCounts), ...brokenWeights(growths)];
}

function brokenCounts({ articles, counts }: Growth): string[] {
  const newest = Math.min(articles, PER_PAGE);
  const promised: Counts = {
    listed: newest,
    furtherPages: Math.ceil((articles - newest) / PER_PAGE),
    kept: newest,
    feed: newest,
    sitemap: articles,
  };
  return (Object.keys(promised) as (keyof Counts)[])
    .filter((name) => counts[name] !== promised[name])
    .map((name) => `${articles} articles: ${name} is ${counts[name]}, not ${promised[name]}`);
}

function brokenWeights(growths: readonly Growth[]): string[] {
  const [few] = growths;
  const many = growths.at(-1);
  if (!few || !many || few === many) return [];
  const paged = growths.find(({ articles }) => articles > PER_PAGE) ?? many;
  const ms = ((many.seconds - few.seconds) * 1_000) / (many.articles - few.articles);
  return [
    ...growing('entry', few, many, MAX_ENTRY_GROWTH),
    ...PAGE_WEIGHTS.flatMap((name) => growing(name, paged, many, MAX_PAGE_GROWTH)),
    ...(ms > MAX_MS_PER_ARTICLE ? [`an article costs ${ms.toFixed(1)} ms of build, at most ${MAX_MS_PER_ARTICLE}`] : []),
  ];
}

function growing(name: keyof Weights, few: Growth, many: Growth, limit: number): string[] {
  const growth = many.weights[name] / few.weights[name] - 1;
  if (Math.abs(growth) <= limit) return [];
  return [`from ${few.articles} to ${many.articles} articles, ${name} grows by ${(growth * 100).toFixed(1)} %, at most ${limit * 100}`];
}
