// `npm run bench:growth`: what the site costs with 7, 100 and 1,000 articles, built in copies of the project.
//   --counts 7,100   only these
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../../../netlify/local/refusal.ts';
import { kib, table, writeIntoReadme } from '../report/markdown.ts';
import { copyWithArticles } from './generate.ts';
import { type Weights, weigh } from './weigh.ts';

const COUNTS = [7, 100, 1_000];
const MAX_MS_PER_ARTICLE = 10;
const MAX_ENTRY_GROWTH = 0.01;

type Growth = { count: number; seconds: number; weights: Weights };

await runCommand(async () => {
  const { values } = parseArgs({ options: { counts: { type: 'string' } } });
  const counts = values.counts?.split(',').map(Number) ?? COUNTS;
  const growths: Growth[] = [];
  for (const count of counts) growths.push(await grow(count));
  const report = tableOf(growths);
  console.log(report);
  if (!values.counts) await writeIntoReadme('growth', `\`npm run bench:growth\`, sizes in KiB of brotli:\n\n${report}`);
  const broken = brokenPromises(growths);
  for (const promise of broken) console.log(`✗ ${promise}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
});

async function grow(count: number): Promise<Growth> {
  console.error(`Building with ${count} articles…`);
  const copy = await copyWithArticles(count);
  try {
    const started = performance.now();
    await build(copy.folder);
    return { count, seconds: (performance.now() - started) / 1_000, weights: await weigh(join(copy.folder, 'dist')) };
  } finally {
    await copy.remove();
  }
}

/** Runs the project's own build script there. Rejects with what it said when it fails. */
async function build(folder: string): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The build in ${folder} ended with status ${code}:\n${said}`);
}

function tableOf(growths: readonly Growth[]): string {
  const row = (label: string, cell: (growth: Growth) => string | number) => [label, ...growths.map(cell)];
  const size = (label: string, name: keyof Weights) => row(label, ({ weights }) => kib(weights[name]));
  return table(
    ['articles', ...growths.map(({ count }) => String(count))],
    [
      row('build, s', ({ seconds }) => seconds.toFixed(1)),
      size('entry script', 'entry'),
      size('`/blog`, HTML', 'blog'),
      size('`/blog`, other scripts', 'blogScripts'),
      size('an article, HTML', 'article'),
      size('an article, other scripts', 'articleScripts'),
      size('offline copy', 'precache'),
      row('offline copy, files', ({ weights }) => weights.precacheFiles),
      size('RSS feed', 'feed'),
      size('sitemap', 'sitemap'),
    ],
  );
}

function brokenPromises(growths: readonly Growth[]): string[] {
  const [few] = growths;
  const many = growths.at(-1);
  if (!few || !many || few === many) return [];
  const entry = many.weights.entry / few.weights.entry - 1;
  const ms = ((many.seconds - few.seconds) * 1_000) / (many.count - few.count);
  return [
    ...(Math.abs(entry) > MAX_ENTRY_GROWTH ? [`the entry grows by ${(entry * 100).toFixed(1)} %, at most 1`] : []),
    ...(ms > MAX_MS_PER_ARTICLE ? [`an article costs ${ms.toFixed(1)} ms of build, at most ${MAX_MS_PER_ARTICLE}`] : []),
  ];
}
