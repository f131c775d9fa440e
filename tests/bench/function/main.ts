// `npm run bench:function`: how fast send-contact answers in this process, with an empty ledger and one full of tombstones, and cold.
//   --messages 300        sent in each measurement
//   --tombstones 100000   of messages sent in the past
//   --short               50 messages, 2,000 tombstones; writes nothing
import { parseArgs } from 'node:util';
import { runCommand } from '../../../netlify/local/refusal.ts';
import { whole } from '../options.ts';
import { table, writeIntoReadme } from '../report/markdown.ts';
import { percentile } from '../statistics.ts';
import { describeColdStart } from './cold-start.ts';
import { type RunningFunction, startPlatform } from './running-function.ts';

/** The two ledgers alternate, so that background load affects both alike. The first round is a warm-up. */
const ROUNDS = 6;
const AT_ONCE = 16;
const WORKS = [
  { label: 'messages, one at a time', does: 'send', atOnce: 1 },
  { label: `messages, ${AT_ONCE} at a time`, does: 'send', atOnce: AT_ONCE },
  { label: 'claims in the ledger', does: 'claim', atOnce: 1 },
] as const;
/** Highest accepted ratio of the median claim times, full ledger to empty: disk and cache speeds vary. */
const MAX_RATIO = 1.5;

type Work = (typeof WORKS)[number];
type Run = { running: RunningFunction; work: Work; seconds: number; durations: number[] };

await runCommand(async () => {
  const { values } = parseArgs({
    options: { messages: { type: 'string' }, tombstones: { type: 'string' }, short: { type: 'boolean', default: false } },
  });
  const messages = whole('messages', values.messages ?? (values.short ? '50' : '300'));
  const tombstones = whole('tombstones', values.tombstones ?? (values.short ? '2000' : '100000'));
  const platform = await startPlatform();
  try {
    const empty = platform.start('empty');
    const full = platform.start('full');
    await full.send();
    await full.bury(tombstones);
    const runs = await takeTurns([empty, full], Math.ceil(messages / (ROUNDS - 1)));
    const rows = WORKS.map((work) => [work.label, ...[empty, full].flatMap((running) => cells(runsOf(runs, running, work)))]);
    const many = `${tombstones.toLocaleString('en')} tombstones`;
    const head = ['send-contact', 'empty ledger: per second', 'p50, ms', 'p99, ms', `${many}: per second`, 'p50, ms', 'p99, ms'];
    const report = `${table(head, rows)}\n\n${await describeColdStart()}`;
    console.log(report);
    if (!values.short && !values.messages && !values.tombstones) await writeIntoReadme('function', report);
    const [before, after] = [empty, full].map((running) => percentile(durationsOf(runsOf(runs, running, WORKS[2])), 50));
    const ratio = (after ?? 0) / (before ?? 0);
    if (ratio > MAX_RATIO)
      console.log(`✗ a claim takes ${ratio.toFixed(2)} times as long with ${tombstones} tombstones, at most ${MAX_RATIO}`);
    process.exitCode = ratio > MAX_RATIO ? 1 : 0;
  } finally {
    await platform.close();
  }
});

async function takeTurns(functions: readonly RunningFunction[], count: number): Promise<Run[]> {
  const runs: Run[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (const work of WORKS)
      for (const running of functions) {
        const run = { running, work, ...(await time(running[work.does], count, work.atOnce)) };
        if (round > 0) runs.push(run);
      }
  return runs;
}

/** Runs `work` `count` times, `atOnce` in parallel. `work` resolves with its own duration in milliseconds. */
async function time(work: () => Promise<number>, count: number, atOnce: number): Promise<Pick<Run, 'seconds' | 'durations'>> {
  const durations: number[] = [];
  const started = performance.now();
  let left = count;
  const lane = async () => {
    while (left-- > 0) durations.push(await work());
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return { seconds: (performance.now() - started) / 1_000, durations };
}

function runsOf(runs: readonly Run[], running: RunningFunction, work: Work): Run[] {
  return runs.filter((run) => run.running === running && run.work === work);
}

function durationsOf(runs: readonly Run[]): number[] {
  return runs.flatMap(({ durations }) => durations);
}

function cells(runs: readonly Run[]): string[] {
  const durations = durationsOf(runs);
  const seconds = runs.reduce((sum, run) => sum + run.seconds, 0);
  return [(durations.length / seconds).toFixed(0), percentile(durations, 50).toFixed(1), percentile(durations, 99).toFixed(1)];
}
