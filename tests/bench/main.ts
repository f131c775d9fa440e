// `npm run bench`: this build against its own limit, the same build without scripts, on slow 4G and a slow phone.
//   --rounds 5       visits to each page of each variant at each CPU rate
//   --paths /,/blog  only these start pages
//   --cpu 4,10       slowdowns relative to this machine
//   --short          one round that checks only what holds on a busy machine; writes nothing
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus as processors } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal, runCommand } from '../../netlify/local/refusal.ts';
import { root } from '../../netlify/local/root.ts';
import { runProgram } from '../support/run-program.ts';
import { launch } from './browser.ts';
import { makeLimit } from './limit.ts';
import { startServers } from './net/servers.ts';
import { positive, someOf, whole } from './options.ts';
import { chart } from './report/chart.ts';
import { comparisonTables } from './report/comparison.ts';
import { writeIntoReadme } from './report/markdown.ts';
import { brokenFacts, brokenPromises } from './report/promises.ts';
import { CPUS, JOURNEYS, type Plan, runRounds, type Sample } from './rounds.ts';

/** With fewer rounds, neither the chart nor the README is updated. */
const ROUNDS = 5;
const CHART = 'tests/bench/results/chart.svg';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { rounds: { type: 'string' }, paths: { type: 'string' }, cpu: { type: 'string' }, short: { type: 'boolean', default: false } },
  });
  const plan = planOf(values);
  if (!(await runProgram(['netlify/local/build.ts']))) throw new Refusal('There is no build to measure');
  const { samples, version } = await measure(plan);
  const tables = comparisonTables(samples, plan);
  console.log(`${tables}\n\n${conditions(plan, version)}`);
  const isWhole = plan.rounds >= ROUNDS && plan.journeys === JOURNEYS && plan.cpus === CPUS;
  if (isWhole) {
    await mkdir(dirname(join(root, CHART)), { recursive: true });
    await writeFile(join(root, CHART), chart(samples, plan));
    await writeIntoReadme('bench', `${section(tables)}\n\n${conditions(plan, version)}`);
  }
  const broken = [...brokenFacts(samples), ...(values.short ? [] : brokenPromises(samples, plan))];
  for (const promise of broken) console.log(`✗ ${promise}`);
  process.exitCode = broken.length > 0 ? 1 : 0;
});

function planOf({ rounds, paths, cpu, short }: { rounds?: string; paths?: string; cpu?: string; short: boolean }): Plan {
  const known = JOURNEYS.map(({ from }) => from);
  const wanted = paths ? someOf('paths', paths, known) : short ? ['/blog'] : undefined;
  return {
    rounds: rounds ? whole('rounds', rounds) : short ? 1 : ROUNDS,
    journeys: wanted ? JOURNEYS.filter(({ from }) => wanted.includes(from)) : JOURNEYS,
    cpus: cpu?.split(',').map((rate) => positive('cpu', rate)) ?? (short ? [1] : CPUS),
    seed: 1,
  };
}

async function measure(plan: Plan): Promise<{ samples: Sample[]; version: string }> {
  const limit = await makeLimit(join(root, 'dist'));
  const servers = await startServers([limit.folder, join(root, 'dist')]);
  const browser = await launch(servers.spki);
  try {
    const [bare, own] = servers.origins;
    if (!bare || !own) throw new Error('Two folders, two origins');
    const variants = [
      { name: 'limit' as const, origin: bare },
      { name: 'site' as const, origin: own },
    ];
    return { samples: await runRounds(browser, variants, plan), version: browser.version() };
  } finally {
    await browser.close();
    await servers.close();
    await limit.remove();
  }
}

function conditions({ rounds, cpus }: Plan, version: string): string {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${processors().length} × ${processors()[0]?.model.trim()}`;
  const cpu = cpus.map((rate) => `×${rate}`).join(' and ');
  return `${date}, Chromium ${version}, ${machine}, CPU slowed ${cpu}, 150 ms and 1.6 Mbit/s, medians (ranges) of ${rounds} interleaved rounds.`;
}

function section(tables: string): string {
  return `![Milliseconds of the site beside its limit](${CHART})\n\n<details><summary>All numbers</summary>\n\n${tables}\n\n</details>`;
}
