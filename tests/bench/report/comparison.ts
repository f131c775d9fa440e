import type { Metric } from '../page/visit.ts';
import type { Plan, Sample } from '../rounds.ts';
import { type Summary, summarize } from '../statistics.ts';
import { kib, table } from './markdown.ts';

export type Pair = { limit: Summary; site: Summary; ratio: number };

const ms = (value: number) => String(Math.round(value));
const shift = (value: number) => (value < 0.0005 ? '0' : value.toFixed(3));

const ROWS: readonly { metric: Metric; label: string; format: (value: number) => string }[] = [
  { metric: 'fcp', label: 'FCP, ms', format: ms },
  { metric: 'lcp', label: 'LCP, ms', format: ms },
  { metric: 'tbt', label: 'TBT, ms', format: ms },
  { metric: 'cls', label: 'CLS', format: shift },
  { metric: 'inp', label: 'INP, ms', format: ms },
  { metric: 'tap', label: 'tap → content, ms', format: ms },
  { metric: 'repeatFcp', label: 'repeat visit FCP, ms', format: ms },
  { metric: 'repeatLcp', label: 'repeat visit LCP, ms', format: ms },
  { metric: 'bytes', label: 'page, KiB', format: kib },
  { metric: 'withWorker', label: 'and offline copy, KiB', format: kib },
];

/** One metric of both variants. `ratio` is the site's median divided by the limit's. */
export function compare(samples: readonly Sample[], metric: Metric, from: string, cpu: number): Pair {
  const of = (variant: Sample['variant']) => {
    const own = samples.filter((sample) => sample.variant === variant && sample.journey.from === from && sample.cpu === cpu);
    return summarize(own.map(({ visit }) => visit[metric]));
  };
  const [limit, site] = [of('limit'), of('site')];
  return { limit, site, ratio: site.median / limit.median };
}

/** One Markdown table per journey: medians with their ranges, and the site's ratio to its limit. */
export function comparisonTables(samples: readonly Sample[], { journeys, cpus }: Plan): string {
  const head = ['', ...cpus.flatMap((cpu) => [`×${cpu} limit`, `×${cpu} site`, 'ratio'])];
  const tables = journeys.map(({ from, to }) => {
    const rows = ROWS.map(({ metric, label, format }) => [
      label,
      ...cpus.flatMap((cpu) => cells(compare(samples, metric, from, cpu), format)),
    ]);
    return `**\`${from}\`, then \`${to}\`**\n\n${table(head, rows)}`;
  });
  return tables.join('\n\n');
}

function cells({ limit, site, ratio }: Pair, format: (value: number) => string): string[] {
  const one = ({ median, min, max }: Summary) => {
    const range = format(min) === format(max) ? '' : ` (${format(min)}–${format(max)})`;
    return format(median) + range;
  };
  return [one(limit), one(site), Number.isFinite(ratio) ? ratio.toFixed(2) : '–'];
}
