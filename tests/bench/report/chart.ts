import type { Metric } from '../page/visit.ts';
import type { Plan, Sample } from '../rounds.ts';
import { compare } from './comparison.ts';

const BARS: readonly { metric: Metric; label: string }[] = [
  { metric: 'fcp', label: 'FCP' },
  { metric: 'lcp', label: 'LCP' },
  { metric: 'tap', label: 'tap → content' },
  { metric: 'repeatLcp', label: 'repeat visit' },
];
const WIDTH = 720;
const LEFT = 150;
const ROW = 34;
const TOP = 40;
const STYLE = `text{font:13px system-ui,sans-serif;fill:#1f2328}.limit{fill:#9aa4b2}.site{fill:#3654ff}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.limit{fill:#6b7480}.site{fill:#8ea2ff}}`;

/** SVG bar chart for light and dark: the limit's bars above the site's, each the mean of all journeys' medians. */
export function chart(samples: readonly Sample[], { journeys, cpus }: Plan): string {
  const rows = cpus.flatMap((cpu) =>
    BARS.map(({ metric, label }) => ({ label: `${label}, ×${cpu}`, ...meanOf(samples, metric, journeys, cpu) })),
  );
  const longest = Math.max(...rows.flatMap(({ limit, site }) => [limit, site]));
  const width = (value: number) => Math.round((value / longest) * (WIDTH - LEFT - 70));
  const bars = rows.map(({ label, limit, site }, place) => {
    const y = TOP + place * ROW;
    return `<text x="${LEFT - 10}" y="${y + 17}" text-anchor="end">${label}</text>${bar('limit', y, limit)}${bar('site', y + 13, site)}`;
  });
  function bar(name: 'limit' | 'site', y: number, value: number): string {
    const end = LEFT + width(value);
    return `<rect class="${name}" x="${LEFT}" y="${y}" width="${width(value)}" height="11"/><text x="${end + 6}" y="${y + 10}">${Math.round(value)}</text>`;
  }
  const height = TOP + rows.length * ROW + 4;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="Milliseconds, site beside its limit without scripts"><style>${STYLE}</style>
<rect class="limit" x="${LEFT}" y="12" width="11" height="11"/><text x="${LEFT + 17}" y="22">limit: no script</text><rect class="site" x="${LEFT + 140}" y="12" width="11" height="11"/><text x="${LEFT + 157}" y="22">site, ms</text>
${bars.join('\n')}
</svg>
`;
}

function meanOf(samples: readonly Sample[], metric: Metric, journeys: Plan['journeys'], cpu: number): { limit: number; site: number } {
  const pairs = journeys.map(({ from }) => compare(samples, metric, from, cpu));
  const mean = (name: 'limit' | 'site') => pairs.reduce((sum, pair) => sum + pair[name].median, 0) / pairs.length;
  return { limit: mean('limit'), site: mean('site') };
}
