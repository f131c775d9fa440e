import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { vi } from 'vitest';
import { type Bugs, play } from './play-schedule.ts';
import { fuzzedFetch } from './simulated-network.ts';

const BYTES = { minLength: 40, maxLength: 300, size: 'max' } as const;

/** Removes everything that runs in its own time: synchronous hashes, no real timers, and no network but the fuzzed one. */
export function stubPlatform(): void {
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (_algorithm, data) => {
    const hash = createHash('sha256')
      .update(new Uint8Array(data as ArrayBuffer))
      .digest();
    return new Uint8Array(hash).buffer;
  });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  vi.stubGlobal('fetch', fuzzedFetch);
  // Schemas create many errors whose stacks nobody reads.
  Error.stackTraceLimit = 0;
}

export type Found = { runs: number; seed: number; failure: string | undefined };

/** Plays `runs` schedules, or stops at the first that loses a message or mails it twice. With a seed, replays and shrinks. */
export async function fuzz(runs: number, { seed, bugs }: { seed?: number | undefined; bugs?: Bugs } = {}): Promise<Found> {
  const schedules = fc.asyncProperty(fc.uint8Array(BYTES), async (bytes) => {
    const wrong = await play(bytes, bugs);
    if (wrong) throw new Error(wrong);
  });
  const details = await fc.check(schedules, { numRuns: runs, endOnFailure: seed === undefined, ...(seed !== undefined && { seed }) });
  const { errorInstance, failed, numRuns, counterexample } = details;
  const bytes = counterexample ? `\nbytes: ${[...counterexample[0]]}` : '';
  return { runs: numRuns, seed: details.seed, failure: failed ? `${String(errorInstance)}${bytes}` : undefined };
}
