// `npm run lighthouse`: Lighthouse's mobile audit of every route, served over HTTP/2. Fails below 100 anywhere.
//   --cpu 10         a slower phone, on which 99 in performance will do
//   --paths /,/blog  only these pages
//   --runs 3         of each page, of which Lighthouse's own median counts: https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import puppeteer from 'puppeteer-core';
import { runCommand } from '../../netlify/local/refusal.ts';
import { root } from '../../netlify/local/root.ts';
import { launchOptions } from '../support/browser.ts';
import { PATHS } from '../support/routes.ts';
import { runProgram } from '../support/run-program.ts';
import { benchArgs } from './browser.ts';
import { startServers } from './net/servers.ts';
import { table, writeIntoReadme } from './report/markdown.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;

const MAX_TRIES = 3;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
type Result = { path: string; scores: number[]; times: number[]; failed: string[] };

await runCommand(async () => {
  const { values } = parseArgs({
    options: { cpu: { type: 'string', default: '4' }, paths: { type: 'string' }, runs: { type: 'string', default: '3' } },
  });
  if (!(await runProgram(['netlify/local/build.ts']))) throw new Error('There is no build to audit');
  const cpu = Number(values.cpu);
  const runs = Number(values.runs);
  const results = await auditAll(values.paths?.split(',') ?? PATHS, cpu, runs);
  const report = table(
    ['route', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP, ms', 'LCP, ms', 'TBT, ms'],
    results.map(({ path, scores, times }) => [`\`${path}\``, ...scores, ...times]),
  );
  console.log(report);
  const wanted = [cpu > 4 ? 99 : 100, 100, 100, 100];
  const broken = results.filter(({ scores }) => scores.some((score, place) => score < (wanted[place] ?? 100)));
  for (const { path, failed } of broken) console.log(`✗ ${path}: ${failed.join(', ')}`);
  if (!values.paths && cpu === 4)
    await writeIntoReadme('lighthouse', `Lighthouse, mobile, simulated slow 4G, CPU ×4, median of ${runs} runs:\n\n${report}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
});

async function auditAll(paths: readonly string[], cpu: number, runs: number): Promise<Result[]> {
  const servers = await startServers([join(root, 'dist')]);
  try {
    const results: Result[] = [];
    for (const path of paths) {
      const reports: Report[] = [];
      for (let run = 0; run < runs; run++) reports.push(await audit(`${servers.origins[0]?.direct}${path}`, { cpu, spki: servers.spki }));
      results.push(resultOf(path, computeMedianRun(reports)));
      console.error(`${path} ${results.at(-1)?.scores.join('/')}`);
    }
    return results;
  } finally {
    await servers.close();
  }
}

type Conditions = { cpu: number; spki: string };

/** A busy machine may lose the trace (NO_NAVSTART), and Lighthouse then asks to be run again. */
async function audit(url: string, conditions: Conditions): Promise<Report> {
  for (let tries = 1; ; tries++) {
    const lhr = await runLighthouse(url, conditions);
    if (!lhr.runtimeError) return lhr;
    if (tries === MAX_TRIES) throw new Error(`Lighthouse could not audit ${url}: ${lhr.runtimeError.message}`);
  }
}

/** One audit in a browser of its own: nothing is left of the page before. */
async function runLighthouse(url: string, { cpu, spki }: Conditions): Promise<Report> {
  const { executablePath = '', chromiumSandbox } = launchOptions();
  const args = [...benchArgs(spki), ...(chromiumSandbox ? [] : ['--no-sandbox'])];
  const browser = await puppeteer.launch({ executablePath, args });
  try {
    const flags = { port: Number(new URL(browser.wsEndpoint()).port), onlyCategories: [...CATEGORIES], logLevel: 'error' as const };
    const found = await lighthouse(url, { ...flags, throttling: { cpuSlowdownMultiplier: cpu } });
    if (!found) throw new Error('Lighthouse ended without a result');
    return found.lhr;
  } finally {
    await browser.close();
  }
}

function resultOf(path: string, { categories, audits }: Report): Result {
  return {
    path,
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    times: TIMES.map((id) => Math.round(audits[id]?.numericValue ?? Number.NaN)),
    failed: Object.values(audits).flatMap(({ id, score, scoreDisplayMode }) =>
      score !== null && score < 0.9 && ['binary', 'numeric', 'metricSavings'].includes(scoreDisplayMode) ? [id] : [],
    ),
  };
}
