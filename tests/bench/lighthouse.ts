// `npm run lighthouse`: Lighthouse's mobile audit of every route, served over HTTP/2, and of an empty page, which shows the best that this
// machine can measure. Fails below 100 anywhere.
//   --cpu 10         a slower phone, for which 99 in performance is enough
//   --paths /,/blog  only these pages
//   --limit          also audits each page without its scripts, as `npm run bench` does
//   --runs 3         per page; Lighthouse's own median counts: https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import puppeteer from 'puppeteer-core';
import { Refusal, runCommand } from '../../netlify/local/refusal.ts';
import { root } from '../../netlify/local/root.ts';
import { launchOptions } from '../support/browser.ts';
import { PATHS } from '../support/routes.ts';
import { runProgram } from '../support/run-program.ts';
import { benchArgs } from './browser.ts';
import { makeEmptyPage } from './empty-page.ts';
import { makeLimit } from './limit.ts';
import { startServers } from './net/servers.ts';
import { positive, someOf, whole } from './options.ts';
import { table, writeIntoReadme } from './report/markdown.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;

const MAX_TRIES = 3;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
type Result = { scores: number[]; times: number[]; failed: string[] };
/** Results for one path: this build's and, if requested, its limit's. */
type Row = { path: string; site: Result; limit: Result | undefined };
type Findings = { empty: Result; rows: Row[] };

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      cpu: { type: 'string', default: '4' },
      paths: { type: 'string' },
      runs: { type: 'string', default: '3' },
      limit: { type: 'boolean', default: false },
    },
  });
  const cpu = positive('cpu', values.cpu);
  const runs = whole('runs', values.runs);
  const paths = values.paths ? someOf('paths', values.paths, PATHS) : PATHS;
  if (!(await runProgram(['netlify/local/build.ts']))) throw new Refusal('There is no build to audit');
  const { empty, rows } = await auditAll(paths, { cpu, runs, withLimit: values.limit });
  const report = table(
    ['route', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP, ms', 'LCP, ms', 'TBT, ms'],
    [
      ...rows.flatMap(({ path, site, limit }) => [cells(`\`${path}\``, site), ...(limit ? [cells('without scripts', limit)] : [])]),
      cells('an empty page', empty),
    ],
  );
  console.log(report);
  const wanted = [cpu > 4 ? 99 : 100, 100, 100, 100];
  const broken = rows.filter(({ site }) => site.scores.some((score, place) => score < (wanted[place] ?? 100)));
  for (const { path, site } of broken) console.log(`✗ ${path}: ${site.failed.join(', ')}`);
  const isMeasurable = (empty.scores[0] ?? 0) >= (wanted[0] ?? 100);
  if (!isMeasurable)
    console.log(`✗ an empty page reaches ${empty.scores[0]}: this machine is too slow or too busy to tell what a page costs`);
  if (isMeasurable && !values.paths && !values.limit && cpu === 4)
    await writeIntoReadme('lighthouse', `Lighthouse, mobile, simulated slow 4G, CPU ×4, median of ${runs} runs:\n\n${report}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
});

function cells(name: string, { scores, times }: Result): (string | number)[] {
  return [name, ...scores, ...times];
}

type Audits = { cpu: number; runs: number; withLimit: boolean };

/** Interleaves pages and limits run by run, with the empty page first and last, so that background load affects all alike. */
async function auditAll(paths: readonly string[], { cpu, runs, withLimit }: Audits): Promise<Findings> {
  const dist = join(root, 'dist');
  const empty = await makeEmptyPage();
  const limit = withLimit ? await makeLimit(dist) : undefined;
  const servers = await startServers([empty.folder, dist, ...(limit ? [limit.folder] : [])]);
  const conditions = { cpu, spki: servers.spki };
  const [emptyPage = '', ...variants] = servers.origins.map(({ direct }) => direct);
  try {
    const ofMachine = [await audit(emptyPage, conditions)];
    const rows: Row[] = [];
    for (const path of paths) {
      const reports: Report[][] = variants.map(() => []);
      for (let run = 0; run < runs; run++)
        for (const [place, origin] of variants.entries()) reports[place]?.push(await audit(`${origin}${path}`, conditions));
      const [site, bare] = reports.map((ofOne) => resultOf(computeMedianRun(ofOne)));
      if (!site) throw new Error(`${path} was not audited`);
      rows.push({ path, site, limit: bare });
      console.error([path, site.scores.join('/'), bare?.scores.join('/')].filter(Boolean).join(' '));
    }
    ofMachine.push(await audit(emptyPage, conditions), await audit(emptyPage, conditions));
    return { empty: resultOf(computeMedianRun(ofMachine)), rows };
  } finally {
    await servers.close();
    await Promise.all([empty.remove(), limit?.remove()]);
  }
}

type Conditions = { cpu: number; spki: string };

/** Retries: a busy machine may lose the trace (NO_NAVSTART), and Lighthouse then asks to be run again. */
async function audit(url: string, conditions: Conditions): Promise<Report> {
  for (let tries = 1; ; tries++) {
    const lhr = await runLighthouse(url, conditions);
    if (!lhr.runtimeError) return lhr;
    if (tries === MAX_TRIES) throw new Error(`Lighthouse could not audit ${url}: ${lhr.runtimeError.message}`);
  }
}

/** Each audit has its own browser, so that nothing is left over from the page before. */
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

function resultOf({ categories, audits }: Report): Result {
  return {
    scores: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100)),
    times: TIMES.map((id) => Math.round(audits[id]?.numericValue ?? Number.NaN)),
    failed: Object.values(audits).flatMap(({ id, score, scoreDisplayMode }) =>
      score !== null && score < 0.9 && ['binary', 'numeric', 'metricSavings'].includes(scoreDisplayMode) ? [id] : [],
    ),
  };
}
