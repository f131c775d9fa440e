// `npm run bench:growth`: what the site costs with 7, 100 and 1,000 articles, built in copies of the project.
//   --counts 7,100   only these
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../../netlify/local/refusal.ts';
import { whole } from '../options.ts';
import { kib, table, writeIntoReadme } from '../report/markdown.ts';
import { build } from './build.ts';
import { count } from './counts.ts';
import { copyWithArticles } from './generate.ts';
import { brokenPromises, type Growth } from './promises.ts';
import { type Weights, weigh } from './weigh.ts';

const COUNTS = [7, 100, 1_000];

await runCommand(async () => {
  const { values } = parseArgs({ options: { counts: { type: 'string' } } });
  const counts = values.counts?.split(',').map((articles) => whole('counts', articles, COUNTS[0])) ?? COUNTS;
  const growths: Growth[] = [];
  for (const articles of counts) growths.push(await grow(articles));
  const report = tableOf(growths);
  console.log(report);
  if (!values.counts) await writeIntoReadme('growth', `\`npm run bench:growth\`, KiB in brotli 9 (budgets weigh in 11):\n\n${report}`);
  const broken = brokenPromises(growths);
  for (const promise of broken) console.log(`✗ ${promise}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
});

async function grow(articles: number): Promise<Growth> {
  console.error(`Building with ${articles} articles…`);
  const copy = await copyWithArticles(articles);
  try {
    const started = performance.now();
    await build(copy.folder);
    const seconds = (performance.now() - started) / 1_000;
    const dist = join(copy.folder, 'dist');
    return { articles, seconds, weights: await weigh(dist), counts: await count(dist) };
  } finally {
    await copy.remove();
  }
}

function tableOf(growths: readonly Growth[]): string {
  const row = (label: string, cell: (growth: Growth) => string | number) => [label, ...growths.map(cell)];
  const size = (label: string, name: keyof Weights) => row(label, ({ weights }) => kib(weights[name]));
  return table(
    ['articles', ...growths.map(({ articles }) => String(articles))],
    [
      row('build, s', ({ seconds }) => seconds.toFixed(1)),
      size('entry script', 'entry'),
      size('`/blog`, HTML', 'blog'),
      size('`/blog`, other scripts', 'blogScripts'),
      size('an article, HTML', 'article'),
      size('an article, other scripts', 'articleScripts'),
      size('the last article, HTML', 'last'),
      size('the last article, other scripts', 'lastScripts'),
      size('offline copy', 'precache'),
      row('offline copy, files', ({ weights }) => weights.precacheFiles),
      size('RSS feed', 'feed'),
      size('sitemap', 'sitemap'),
    ],
  );
}
