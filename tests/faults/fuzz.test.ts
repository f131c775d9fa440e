import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { play } from '../support/contact/fuzz/play-scenario.ts';
import { fuzzedFetch } from '../support/contact/fuzz/simulated-network.ts';
import type { Spoil } from '../support/contact/fuzz/simulated-site.ts';

/** Settings of `npm run fuzz`, or of whoever replays the seed of an earlier run. */
const { FUZZ_RUNS = '1000', FUZZ_SEED } = process.env;
const RUNS = Number(FUZZ_RUNS);
const MAX_MS_PER_RUN = 60;
const BYTES = { minLength: 40, maxLength: 300, size: 'max' } as const;

/** Removes everything that runs in its own time: hashes are synchronous, timers and locks are not real, and the network is the fuzzed one. */
beforeEach(() => {
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (_algorithm, data) => {
    const hash = createHash('sha256')
      .update(new Uint8Array(data as ArrayBuffer))
      .digest();
    return new Uint8Array(hash).buffer;
  });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  vi.stubGlobal('fetch', fuzzedFetch);
  vi.stubGlobal('navigator', {});
  // Schemas create many errors whose stacks nobody reads.
  Error.stackTraceLimit = 0;
});

/**
 * Plays scenarios of crashes, lost responses, clock jumps and concurrent actors, up to the first that loses a message or mails it twice.
 * With a seed, replays and shrinks.
 */
async function fuzz(numRuns: number, options: { seed?: number } = {}, spoil?: Spoil) {
  const scenarios = fc.asyncProperty(fc.uint8Array(BYTES), async (bytes) => {
    const wrong = await play(bytes, spoil);
    if (wrong) throw new Error(wrong);
  });
  const details = await fc.check(scenarios, { numRuns, endOnFailure: options.seed === undefined, ...options });
  const bytes = details.counterexample ? `\nbytes: ${[...details.counterexample[0]]}` : '';
  return { runs: details.numRuns, seed: details.seed, failure: details.failed ? `${String(details.errorInstance)}${bytes}` : undefined };
}

test(`${RUNS} scenarios of faults mail each message once`, {
  timeout: RUNS * MAX_MS_PER_RUN,
}, async () => {
  const { runs, seed, failure } = await fuzz(RUNS, FUZZ_SEED ? { seed: Number(FUZZ_SEED) } : {});
  console.info(`fuzz: ${runs} scenarios, FUZZ_SEED=${seed}`);
  expect(failure).toBeUndefined();
  expect(runs).toBe(RUNS);
});

test('finds a redelivery that sends again without looking the mail up', { timeout: 60_000 }, async () => {
  const { failure } = await fuzz(5_000, {}, (mailer) => ({ ...mailer, find: async () => undefined }));
  expect(failure).toMatch(/was mailed (0|2|3) times|is not there exactly once/);
});
