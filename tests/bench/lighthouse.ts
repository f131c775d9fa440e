// `npm run lighthouse`: Lighthouse's mobile audit of every route, and of an empty page, the best that this machine can measure. Compare ratios
// to it: milliseconds depend on the machine, whose benchmark index is printed. Fails below 100 anywhere.
//   --paths /,/blog  only these pages
//   --runs 3         per page; Lighthouse's own median counts: https://github.com/GoogleChrome/lighthouse/blob/main/docs/variability.md
//   --cpu 10         a slower phone, for which 99 in performance is enough
//   --bare           also each page without its scripts
//   --hydrated       also each page hydrated right after load, as for a visitor who acts at once, rather than after the calm
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import puppeteer from 'puppeteer-core';
import { CommandError, runCommand } from '../../scripts/command.ts';
import { root } from '../../scripts/root.ts';
import { type Folder, makeFolder } from '../support/folder.ts';
import { launchOptions } from '../support/playwright/browser.ts';
import { runProgram } from '../support/run-program.ts';
import { PATHS } from '../support/site/site-routes.ts';
import { startSite } from '../support/start-site.ts';
import { table, whole } from './report.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'] as const;
const EMPTY =
  '<!doctype html>\n<html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Vide</title><p>Rien.\n';

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];
type Page = { name: string; url: string; isHydrated?: boolean };

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      paths: { type: 'string' },
      runs: { type: 'string', default: '3' },
      cpu: { type: 'string', default: '4' },
      bare: { type: 'boolean', default: false },
      hydrated: { type: 'boolean', default: false },
    },
  });
  const [cpu, runs] = [whole('cpu', values.cpu), whole('runs', values.runs)];
  const paths = values.paths?.split(',') ?? PATHS;
  if (!(await runProgram(['src/prerender/build.ts']))) throw new CommandError('There is no build to audit');
  const folder = await copyWithoutScripts();
  const [site, bare] = await Promise.all([startSite(), startSite({ publish: folder.path })]);
  try {
    const pages: Page[] = paths.flatMap((path) => [
      { name: `\`${path}\``, url: site.baseURL + path },
      ...(values.hydrated ? [{ name: 'hydrated right after load', url: site.baseURL + path, isHydrated: true }] : []),
      ...(values.bare ? [{ name: 'without scripts', url: bare.baseURL + path }] : []),
    ]);
    const reports = await auditAll([...pages, { name: 'an empty page', url: `${bare.baseURL}/vide` }], runs, cpu);
    const empty = reports.at(-1)?.report;
    const rows = reports.map(({ page, report }) => [page.name, ...figures(report), ...ratios(report, empty)]);
    console.log(table(['route', ...CATEGORIES, 'FCP, ms', 'LCP, ms', 'TBT, ms', 'FCP ÷ empty', 'LCP ÷ empty', 'TBT ÷ empty'], rows));
    console.log(`Benchmark index: ${empty?.environment.benchmarkIndex}`);
    const wanted = [cpu > 4 ? 99 : 100, 100, 100, 100];
    const broken = reports.filter(
      ({ page, report }) => page.url.startsWith(site.baseURL) && figures(report).some((score, place) => score < (wanted[place] ?? 0)),
    );
    for (const { page, report } of broken) console.log(`✗ ${page.name}: ${failedAudits(report).join(', ')}`);
    process.exitCode = broken.length > 0 ? 1 : 0;
  } finally {
    await Promise.all([site.stop(), bare.stop()]);
    await folder.remove();
  }
});

/** A copy of the build without a script in any page, and with an empty page. */
async function copyWithoutScripts(): Promise<Folder> {
  const folder = await makeFolder({ 'vide.html': EMPTY });
  await cp(join(root, 'dist'), folder.path, { recursive: true });
  for (const file of (await readdir(folder.path, { recursive: true })).filter((name) => name.endsWith('.html')))
    await folder.write(file, (await readFile(join(folder.path, file), 'utf8')).replace(/<script>.*?<\/script>/gs, ''));
  return folder;
}

/** Pages take turns, so that background load affects all alike. */
async function auditAll(pages: Page[], runs: number, cpu: number): Promise<{ page: Page; report: Report }[]> {
  const reports = pages.map((page) => ({ page, all: [] as Report[] }));
  for (let run = 0; run < runs; run++) for (const { page, all } of reports) all.push(await audit(page, cpu));
  return reports.map(({ page, all }) => ({ page, report: computeMedianRun(all) }));
}

/** Each audit has its own browser, so that nothing is left over from the page before. */
async function audit({ url, isHydrated }: Page, cpu: number): Promise<Report> {
  const { executablePath = '', chromiumSandbox, args } = launchOptions();
  const browser = await puppeteer.launch({ executablePath, args: [...args, ...(chromiumSandbox ? [] : ['--no-sandbox'])] });
  try {
    const page = await browser.newPage();
    // A sign of intent, as in the browser tests.
    if (isHydrated) await page.evaluateOnNewDocument(() => addEventListener('load', () => dispatchEvent(new Event('scroll'))));
    const flags = { onlyCategories: [...CATEGORIES], logLevel: 'error' as const, throttling: { cpuSlowdownMultiplier: cpu } };
    const { lhr } = (await lighthouse(url, flags, undefined, page)) ?? {};
    if (!lhr || lhr.runtimeError) throw new Error(`Lighthouse could not audit ${url}: ${lhr?.runtimeError?.message}`);
    return lhr;
  } finally {
    await browser.close();
  }
}

function figures({ categories, audits }: Report): number[] {
  const scores = CATEGORIES.map((id) => Math.round((categories[id]?.score ?? 0) * 100));
  return [...scores, ...TIMES.map((id) => Math.round(audits[id]?.numericValue ?? Number.NaN))];
}

/** Each time as a multiple of the empty page's. */
function ratios(report: Report, empty: Report | undefined): string[] {
  return TIMES.map((id) => {
    const [time, least] = [report.audits[id]?.numericValue, empty?.audits[id]?.numericValue];
    return time !== undefined && least ? (time / least).toFixed(1) : '–';
  });
}

function failedAudits({ audits }: Report): string[] {
  return Object.values(audits).flatMap(({ id, score, scoreDisplayMode }) =>
    score !== null && score < 0.9 && ['binary', 'numeric', 'metricSavings'].includes(scoreDisplayMode) ? [id] : [],
  );
}
