import { defineConfig } from 'vitest/config';

/** Apart from the other projects: these tests need two more browsers, and `npm test` must not. */
// biome-ignore lint/style/noDefaultExport: Vitest takes nothing else.
export default defineConfig({
  root: import.meta.dirname,
  test: { include: ['*.test.ts'], fileParallelism: false, testTimeout: 180_000, hookTimeout: 120_000 },
});
