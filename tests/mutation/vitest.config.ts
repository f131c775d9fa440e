import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests that Stryker runs: the contact code's unit and fault tests, as one project and one worker per mutant. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: {
    include: ['unit/{contact,message,outbox,sw}/*.test.ts', 'faults/*.test.ts'],
    // Thousands of runs would take minutes for each mutant.
    exclude: ['faults/fuzz.test.ts', 'faults/server-kill-points.test.ts', 'faults/client-prerender.test.ts'],
    maxWorkers: 1,
    isolate: false,
    pool: 'threads',
    testTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
