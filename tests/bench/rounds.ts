import type { Browser } from '@playwright/test';
import { type Journey, type Variant, type Visit, visit } from './page/visit.ts';
import { createRandom, shuffle } from './statistics.ts';

export const JOURNEYS: readonly Journey[] = [
  { from: '/', to: '/services' },
  { from: '/services', to: '/contact' },
  { from: '/blog', to: '/blog/optimiser-strategie-digitale-2023' },
];
export const CPUS: readonly number[] = [4, 10];

export type Plan = { rounds: number; journeys: readonly Journey[]; cpus: readonly number[]; seed: number };
export type Sample = { variant: Variant['name']; journey: Journey; cpu: number; visit: Visit };

/** Runs every combination once per round, in a new order each time, so that background load affects all of them alike. */
export async function runRounds(browser: Browser, variants: readonly Variant[], { rounds, journeys, cpus, seed }: Plan): Promise<Sample[]> {
  const random = createRandom(seed);
  const all = variants.flatMap((variant) => journeys.flatMap((journey) => cpus.map((cpu) => ({ variant, journey, cpu }))));
  const samples: Sample[] = [];
  for (let round = 1; round <= rounds; round++) {
    for (const { variant, journey, cpu } of shuffle(all, random)) {
      const seen = await visit(browser, variant, journey, cpu);
      samples.push({ variant: variant.name, journey, cpu, visit: seen });
      const { lcp, tap, repeatLcp } = seen;
      const times = [lcp, tap, repeatLcp].map(Math.round).join(' ');
      console.error(`${round}/${rounds} ×${cpu} ${variant.name.padEnd(5)} ${journey.from.padEnd(9)} LCP, tap, repeat: ${times} ms`);
    }
  }
  return samples;
}
