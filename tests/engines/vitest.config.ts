import { defineConfig } from 'vitest/config';

/** Separate from the other projects: these tests need two more browsers, which `npm test` must not require. */
export default defineConfig({
  root: import.meta.dirname,
  test: { include: ['*.test.ts'], fileParallelism: false, testTimeout: 180_000, hookTimeout: 120_000 },
});
