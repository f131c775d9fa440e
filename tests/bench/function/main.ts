// `npm run bench:function`: how fast send-contact answers in this process, what a ledger full of tombstones changes, and a cold start.
//   --messages 300        sent in each measurement
//   --tombstones 100000   messages of the past
//   --short               50 messages, 2,000 tombstones; writes nothing
import { parseArgs } from 'node:util';
import { runCommand } from '../../../netlify/local/refusal.ts';
import { whole } from '../options.ts';
import { table, writeIntoReadme } from '../report/markdown.ts';
import { percentile } from '../statistics.ts';
import { describeColdStart } from './cold-start.ts';
import { type RunningFunction, startFunction } from './running-function.ts';

const AT_ONCE = 16;
/** How much longer a claim may take at the median: disks and their caches are not of one speed. */
const MAX_RATIO = 1.5;

type Timing = { rate: number; p50: number; p99: number };

await runCommand(async () => {
  const { values } = parseArgs({
    options: { messages: { type: 'string' }, tombstones: { type: 'string' }, short: { type: 'boolean', default: false } },
  });
  const messages = whole('messages', values.messages ?? (values.short ? '50' : '300'));
  const tombstones = whole('tombstones', values.tombstones ?? (values.short ? '2000' : '100000'));
  const running = await startFunction();
  try {
    await time(() => running.send(), AT_ONCE, AT_ONCE);
    const before = await measure(running, messages);
    await running.bury(tombstones);
    const after = await measure(running, messages);
    const report = `${tableOf(before, after, tombstones)}\n\n${await describeColdStart()}`;
    console.log(report);
    if (!values.short && !values.messages && !values.tombstones) await writeIntoReadme('function', report);
    const ratio = after.claims.p50 / before.claims.p50;
    if (ratio > MAX_RATIO)
      console.log(`✗ a claim takes ${ratio.toFixed(2)} times as long with ${tombstones} tombstones, at most ${MAX_RATIO}`);
    process.exitCode = ratio > MAX_RATIO ? 1 : 0;
  } finally {
    await running.close();
  }
});

type Measures = { one: Timing; many: Timing; claims: Timing };

async function measure({ send, claim }: RunningFunction, count: number): Promise<Measures> {
  return { one: await time(send, count, 1), many: await time(send, count, AT_ONCE), claims: await time(claim, count, 1) };
}

/** Runs `work` so many times, so many at once. `work` answers its own milliseconds. */
async function time(work: () => Promise<number>, count: number, atOnce: number): Promise<Timing> {
  const durations: number[] = [];
  const started = performance.now();
  let left = count;
  const lane = async () => {
    while (left-- > 0) durations.push(await work());
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  const seconds = (performance.now() - started) / 1_000;
  return { rate: count / seconds, p50: percentile(durations, 50), p99: percentile(durations, 99) };
}

function tableOf(before: Measures, after: Measures, tombstones: number): string {
  const rows: [label: string, name: keyof Measures][] = [
    ['messages, one at a time', 'one'],
    [`messages, ${AT_ONCE} at a time`, 'many'],
    ['claims in the ledger', 'claims'],
  ];
  const cells = ({ rate, p50, p99 }: Timing) => [rate.toFixed(0), p50.toFixed(1), p99.toFixed(1)];
  const many = `${tombstones.toLocaleString('en')} tombstones`;
  return table(
    ['send-contact', 'empty ledger: per second', 'p50, ms', 'p99, ms', `${many}: per second`, 'p50, ms', 'p99, ms'],
    rows.map(([label, name]) => [label, ...cells(before[name]), ...cells(after[name])]),
  );
}
