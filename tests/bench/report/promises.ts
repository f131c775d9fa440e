import type { Plan, Sample } from '../rounds.ts';
import { compare } from './comparison.ts';

export type Broken = string;

/** The promises, made for every journey, that these samples break. They concern medians, except for CLS, whose worst visit counts. */
export function brokenPromises(samples: readonly Sample[], { journeys, cpus }: Plan): Broken[] {
  return journeys.flatMap(({ from }) =>
    cpus.flatMap((cpu) => brokenOn(samples, from, cpu).map((broken) => `${from} at ×${cpu}: ${broken}`)),
  );
}

function brokenOn(samples: readonly Sample[], from: string, cpu: number): Broken[] {
  const of = (metric: Parameters<typeof compare>[1]) => compare(samples, metric, from, cpu);
  const slow = cpu > 4;
  const checks: [broken: boolean, text: string][] = [
    [!slow && of('fcp').ratio > 1.05, `FCP ${of('fcp').ratio.toFixed(2)} of the limit's, at most 1.05`],
    [!slow && of('lcp').ratio > 1.05, `LCP ${of('lcp').ratio.toFixed(2)} of the limit's, at most 1.05`],
    [of('cls').site.max >= 0.0005, `CLS ${of('cls').site.max}, must be 0`],
    [of('tbt').site.median > (slow ? 100 : 30), `TBT ${Math.round(of('tbt').site.median)} ms, at most ${slow ? 100 : 30}`],
    [of('inp').site.median > 100, `INP ${of('inp').site.median} ms, at most 100`],
    [of('tap').ratio > 1, `tap → content ${of('tap').ratio.toFixed(2)} of a document's from the worker's cache, at most 1`],
    [of('repeatLcp').ratio > 1.1, `repeat visit ${of('repeatLcp').ratio.toFixed(2)} of the limit's with a worker, at most 1.1`],
  ];
  return checks.flatMap(([broken, text]) => (broken ? [text] : []));
}

/** Violations of what must hold for every single visit, however busy the machine is. */
export function brokenFacts(samples: readonly Sample[]): Broken[] {
  return samples.flatMap(({ variant, journey, visit }) => {
    const early = visit.early.filter((path) => /\.(js|css)$/.test(path));
    const checks: [broken: boolean, text: string][] = [
      [early.length > 0, `asks for ${early.join(', ')} before the page has loaded`],
      [visit.cls >= 0.0005, `CLS ${visit.cls}, must be 0`],
      [visit.withWorker < visit.bytes, 'its offline copy weighs less than the page'],
    ];
    return checks.flatMap(([broken, text]) => (broken ? [`${variant} ${journey.from}: ${text}`] : []));
  });
}
